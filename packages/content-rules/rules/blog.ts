import {nodesOf} from '@docs-kit/pages';
import {nearestName, placeOf as placeOfNode, type Place, type Problem} from '@docs-kit/report';
import {isSeq, type Node} from 'yaml';
import {definitionFiles, describeType, hasType, keysOf, typeOf, type DefinitionFile} from '../docusaurusKeys';
import {readFrontMatter, type FrontMatter, type FrontMatterEntry, type PlacedProblem} from '../frontMatter';
import {eachPage, isWholePage, repeated, type Page, type Rule, type Site, type SiteFiles} from '../site';

/** Every tag and author of a page is defined in its folder; every post has an author. */
export const tagsAndAuthors: Rule = ({pages, files}) => {
  const whole = pages.filter(isWholePage);
  const undefinedNames = whole.flatMap((page) => definitionFiles.flatMap((list) => undefinedKeys(page, list, files)));
  return [...undefinedNames, ...whole.flatMap(missingAuthor)];
};

function undefinedKeys(page: Page, {key, fileName, entryName}: DefinitionFile, files: SiteFiles): Problem[] {
  const {file, folder, frontMatter} = page;
  const entry = frontMatter?.entries.get(key);
  if (!entry || !frontMatter || !keysOf(folder.kind)[key]) return [];
  const list = `${folder.path}/${fileName}`;
  const known = files.paths.has(list) ? [...readFrontMatter(files.read(list)).entries.keys()] : [];
  return items(entry, frontMatter.placeOf).flatMap(({value, place}): Problem[] => {
    if (typeof value !== 'string') {
      const fix = `define the ${entryName} in ${list}, and write its key here`;
      return [{file, ...place, message: `"${key}" contains a definition instead of a key`, fix}];
    }
    if (known.includes(value)) return [];
    const nearest = nearestName(value, known);
    const fix = `${nearest ? `write "${nearest}", or ` : ''}add "${value}" to ${list}`;
    return [{file, ...place, message: `${list} has no ${entryName} "${value}"`, fix}];
  });
}

function items(
  {value, node, valuePlace}: FrontMatterEntry,
  placeOf: (node: Node) => Place,
): {value: unknown; place: Place}[] {
  if (!Array.isArray(value)) return value === null ? [] : [{value, place: valuePlace}];
  const nodes = isSeq<Node>(node) ? node.items : [];
  return value.map((item: unknown, index) => ({value: item, place: nodes[index] ? placeOf(nodes[index]) : valuePlace}));
}

function missingAuthor({file, folder, frontMatter}: Page): Problem[] {
  if (folder.kind !== 'blog' || !frontMatter) return [];
  const authors = frontMatter.entries.get('authors');
  if (authors && !(Array.isArray(authors.value) && authors.value.length === 0)) return [];
  const fix = `write "authors: [key]" with a key of ${folder.path}/authors.yml`;
  return [{file, ...(authors?.valuePlace ?? frontMatter.place), message: 'the post has no author', fix}];
}

/** Every entry of `tags.yml` and `authors.yml` has its required key, and only keys that Docusaurus knows. */
export const definitions: Rule = (site) =>
  definitionFiles.flatMap((list) =>
    readDefinitions(site, list.fileName).flatMap(({file, content}) => {
      const problems = content.problems.length > 0 ? content.problems : entryProblems(content, list);
      return problems.map((problem) => ({file, ...problem}));
    }),
  );

function readDefinitions({folders, files}: Site, fileName: string): {file: string; content: FrontMatter}[] {
  return folders
    .map(({path}) => `${path}/${fileName}`)
    .filter((file) => files.paths.has(file))
    .map((file) => ({file, content: readFrontMatter(files.read(file))}));
}

function entryProblems(content: FrontMatter, list: DefinitionFile): PlacedProblem[] {
  const entries = [...content.entries.values()];
  return [...entries.flatMap((entry) => problemsOf(entry, content, list)), ...samePermalinks(entries, content)];
}

function problemsOf(entry: FrontMatterEntry, content: FrontMatter, list: DefinitionFile): PlacedProblem[] {
  const {entryName, keys, requiredKey} = list;
  const name = `the ${entryName} "${entry.key}"`;
  const values = content.below(entry);
  if (!hasType(entry.value, 'mapping')) {
    const fix = `write its ${requiredKey} below it, indented: "${requiredKey}: …"`;
    return [{...entry.valuePlace, message: `${name} has no keys with values`, fix}];
  }
  const problems = [...values.values()].flatMap(({key, value, keyPlace, valuePlace}): PlacedProblem[] => {
    const type = typeOf(key, keys);
    if (!type) {
      const nearest = nearestName(key, Object.keys(keys));
      const fix = nearest ? `write "${nearest}"` : `delete the line. Keys: ${Object.keys(keys).join(', ')}`;
      return [{...keyPlace, message: `${name} has a key "${key}", which Docusaurus doesn't know`, fix}];
    }
    if (hasType(value, type)) return [];
    const message = `"${key}" of ${name} is ${JSON.stringify(value)}`;
    return [{...valuePlace, message, fix: `write ${describeType(type)}`}];
  });
  if (problems.length > 0 || values.has(requiredKey)) return problems;
  return [{...entry.keyPlace, message: `${name} has no "${requiredKey}"`, fix: `write "${requiredKey}: …" below it`}];
}

/** Docusaurus also rejects two tags with the same permalink, but reports neither file nor line. */
function samePermalinks(entries: readonly FrontMatterEntry[], content: FrontMatter): PlacedProblem[] {
  const permalinks = entries.flatMap((entry) => {
    const permalink = content.below(entry).get('permalink');
    return permalink ? [{entry, permalink}] : [];
  });
  return repeated(permalinks, ({permalink}) => permalink.value).map(([{entry, permalink}, first]) => {
    const message = `"${entry.key}" has the same permalink as "${first.entry.key}"`;
    return {...permalink.valuePlace, message, fix: 'write another one'};
  });
}

/** The `socials` of each author are URLs: Docusaurus makes one of a user name only for the networks that it knows. */
export const socials: Rule = (site) =>
  readDefinitions(site, 'authors.yml').flatMap(({file, content}) =>
    [...content.entries.values()]
      .flatMap((author) => content.below(author).get('socials') ?? [])
      .flatMap((entry) => [...content.below(entry).values()])
      .filter(({value}) => !/^(?:https?:\/\/|mailto:)/u.test(String(value)))
      .map(({key, valuePlace}): Problem => {
        return {file, ...valuePlace, message: `"${key}" isn't a URL`, fix: 'write the full URL, "https://…"'};
      }),
  );

/** Every post marks where its preview in lists and feeds ends. */
export const truncateMarker = eachPage((page) => {
  const {file, folder, isPartial, tree, parseProblems} = page;
  if (folder.kind !== 'blog' || isPartial || parseProblems.length > 0 || hasMarker(page)) return [];
  const first = tree.children.find(({type}) => type !== 'yaml');
  const marker = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const message = 'the post has no truncate marker, which ends its preview';
  return [{file, ...placeOfNode(first), message, fix: `write a line ${marker} after its introduction`}];
});

const hasMarker = ({tree}: Page): boolean =>
  nodesOf(tree, 'html', 'mdxFlowExpression').some(({value}) =>
    ['<!--truncate-->', '/*truncate*/'].includes(value.replaceAll(' ', '')),
  );
