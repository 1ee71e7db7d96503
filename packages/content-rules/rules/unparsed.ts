// Markdown with a mistake becomes text, or text becomes HTML: the parser reports nothing, and readers see the characters
// or miss them.
import {nodesOf} from '@docs-kit/pages';
import {counted, placeAt, placeOf, type Problem} from '@docs-kit/report';
import {eachPage, type Page} from '../site';
import {admonitionNames} from './admonitions';

/** A part of a page's source. */
interface Source {
  readonly text: string;
  /** Offset in the page. */
  readonly offset: number;
}

/** Returns the source of a page's text nodes, with its backslashes but without code, link targets and the like. */
export function textsOf({source, tree}: Page): Source[] {
  return nodesOf(tree, 'text').flatMap(({position}) => {
    const {start, end} = position ?? {};
    if (start?.offset === undefined) return [];
    return [{text: source.slice(start.offset, end?.offset), offset: start.offset}];
  });
}

/** Colons and a name: `::config`, `:: config`, `:::note`. */
const colonsAndName = /(?<colons>:{2,})(?<space>[ \t]*)(?<name>[a-z][\w-]*)(?=(?<rest>.*))/giu;
/** What may precede a directive on its line: indentation, and the marks of lists and quotations. */
const onlyMarks = /^[\s\d>*+.)-]*$/u;
/** After these, colons are part of a name (`std::vector`, `fe80::event`) or of code, or a backslash escapes them. */
const endsInName = /[\p{L}\p{N}_:`\\]$/u;

/** No intended directive is text: `:: name`, `::name{` without its end, `::name` beside other text. */
export const directivesAsText = eachPage((page) => {
  const {source} = page;
  const paragraphs = new Set(nodesOf(page.tree, 'paragraph').map(({position}) => position?.start.offset));
  return textsOf(page).flatMap(({text, offset}) =>
    [...text.matchAll(colonsAndName)].flatMap(({0: start, index, groups}): Problem[] => {
      const {colons = '', space = '', name = '', rest = ''} = groups ?? {};
      const at = offset + index;
      const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
      const isIntended = onlyMarks.test(before) || (colons === '::' && space === '' && !endsInName.test(before));
      // The rule `admonitions` reports three colons at the start of a paragraph.
      if (!isIntended || (colons.length > 2 && paragraphs.has(at))) return [];
      const isAdmonition = admonitionNames.includes(name);
      const message = `"${start}${rest}" isn't ${isAdmonition ? 'an admonition' : 'a directive'}, and readers see the line`;
      const fix = isAdmonition
        ? `write ":::${name}", the title in brackets and nothing after them, and ::: below its text`
        : `write "::${name}" or "::${name}{…}" without spaces, alone on its line; or put it in backticks to mention it, or write \\:: for the colons themselves`;
      return [{file: page.file, ...placeAt(source, at), message, fix}];
    }),
  );
});

const isRow = (line: string): boolean => /^\|.*(?<!\\)\|$/u.test(line);
const cellsOf = (row: string): string[] => row.slice(1, -1).split(/(?<!\\)\|/u);

/** No intended table is a paragraph: one whose lines all begin and end with `|`, without a valid separator row. */
export const tablesAsText = eachPage(({file, source, tree}) =>
  nodesOf(tree, 'paragraph').flatMap(({position}): Problem[] => {
    const {line = 1, column = 1, offset = 0} = position?.start ?? {};
    const written = source.slice(offset, position?.end.offset).split('\n');
    const rows = written.map((row) => row.replace(/^[\s>]+/u, '').trimEnd());
    const [first = '', second = ''] = rows;
    const count = cellsOf(first).length;
    if (!rows.every(isRow) || (rows.length === 1 && count < 2)) return [];
    const separator = `| ${Array.from({length: count}, () => '---').join(' | ')} |`;
    if (isRow(second) && cellsOf(second).every((cell) => /^\s*:?-+:?\s*$/u.test(cell))) {
      const cells = counted(cellsOf(second).length, 'cell');
      const message = `the separator row has ${cells} and the first row ${count}, so readers see the table as text`;
      const place = {line: line + 1, column: (written[1] ?? '').indexOf('|') + 1};
      return [{file, ...place, message, fix: `write "${separator}"`}];
    }
    const message = 'this table has no separator row, and readers see its lines as text';
    return [{file, line, column, message, fix: `write a line "${separator}" below its first row`}];
  }),
);

/** The target of a link, an image or a definition in a text. */
const targetInText = /(?<!\\)\]\((?<target>[^()<>]+)\)|^\[[^\][]+\]:[ \t]*(?<defined>[^\n<>]+)$/gmu;
const isPath = (target: string): boolean => /^\.{0,2}\/|\.[a-z0-9]{2,5}(?:[#?]\S*)?$/iu.test(target);

/** The start of a target without its end, in the rest of a text: `](./a.md and more`, or `](` before an address. */
const unclosedTarget = /(?<!\\)\]\((?<target>[^()\s]*)[^()]*$/u;

/** No link or image is text because of a space in its target, or because the bracket after it is missing. */
export const linksAsText = eachPage((page) => [...spacesInTargets(page), ...unclosedTargets(page)]);

function unclosedTargets(page: Page): Problem[] {
  return textsOf(page).flatMap(({text, offset}): Problem[] => {
    const {0: match = '', index = 0, groups} = unclosedTarget.exec(text) ?? {};
    const {target = ''} = groups ?? {};
    if (match !== '](' && !isPath(target)) return [];
    const message = `"](${target}" starts the target of a link, and no ) ends it, so readers see its brackets`;
    const place = placeAt(page.source, offset + index);
    return [{file: page.file, ...place, message, fix: 'write ) after the target, or \\] for a bracket in the text'}];
  });
}

function spacesInTargets(page: Page): Problem[] {
  const {source} = page;
  return textsOf(page).flatMap(({text, offset}) =>
    [...text.matchAll(targetInText)].flatMap(({0: match, index, groups}): Problem[] => {
      const written = groups?.target ?? groups?.defined ?? '';
      const target = written.replace(/\s+(?:"[^"]*"|'[^']*')\s*$/u, '').trim();
      if (!/\s/u.test(target) || !isPath(target)) return [];
      const at = offset + index + match.indexOf(target);
      const isImage = /!\[[^\][]*$/u.test(source.slice(0, offset + index));
      const message = `the ${isImage ? 'image' : 'link'} "${target}" has a space, and readers see its brackets`;
      const fix = `write "${target.replaceAll(/\s+/gu, '%20')}", or rename the file without a space`;
      return [{file: page.file, ...placeAt(source, at), message, fix}];
    }),
  );
}

/** No text of a CommonMark page is an HTML tag: `<name>`. Comments may be there. In MDX, tags are components. */
export const tagsInText = eachPage(({file, tree}) =>
  nodesOf(tree, 'html').flatMap((node): Problem[] => {
    const written = node.value.replaceAll(/<!--[^]*?-->/gu, '').trim();
    if (written === '') return [];
    if (written.startsWith('<!--')) {
      const fix = 'write --> after its last word';
      return [{file, ...placeOf(node), message: "the comment that starts here isn't closed", fix}];
    }
    const tag = (/^<[^>]*>/u.exec(written)?.[0] ?? written).replaceAll(/\s+/gu, ' ');
    const message = `"${tag}" is an HTML tag, so readers don't see it`;
    const fix = `write Markdown instead; to show the tag, put it in backticks, or write \\${tag}`;
    const componentFix = '. For a component, rename the page to .mdx and import it';
    return [{file, ...placeOf(node), message, fix: /^<[A-Z]/u.test(tag) ? fix + componentFix : fix}];
  }),
);

/** No paragraph of a CommonMark page is an import, which only MDX runs: readers see it as text. */
export const importsAsText = eachPage(({file, source, tree}) =>
  nodesOf(tree, 'paragraph').flatMap((node): Problem[] => {
    const [line = ''] = source.slice(node.position?.start.offset).split(/\r?\n/u, 1);
    if (!/^(?:import|export)\s.*\sfrom\s+["'].*["'];?$/u.test(line)) return [];
    const message = `"${line}" is text, because only .mdx pages import`;
    return [{file, ...placeOf(node), message, fix: 'rename the page to .mdx, or delete the line'}];
  }),
);
