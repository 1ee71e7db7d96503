import {isSeq, type Node} from 'yaml';
import {nearestName} from '../../contract-reference/nearestName';
import {readFrontMatter, type FrontMatterEntry} from '../frontMatter';
import {keyLists, type KeyList} from '../keyLists';
import {keysOf} from '../knownKeys';
import {isWholePage, type Page, type Rule, type SiteFiles} from '../page';
import type {Place, Problem} from '../problem';

/** Every tag and author of a page is one that its folder lists; every post has an author. */
export const blogKeys: Rule = ({pages, files}) => [
  ...pages.filter(isWholePage).flatMap((page) => keyLists.flatMap((list) => unknownKeys(page, list, files))),
  ...pages.filter(isWholePage).flatMap(withoutAuthor),
];

function unknownKeys({file, folder, frontMatter}: Page, {key, fileName, one}: KeyList, files: SiteFiles): Problem[] {
  const entry = frontMatter?.entries.get(key);
  if (!entry || !frontMatter || !keysOf(folder.kind)[key]) return [];
  const listFile = `${folder.path}/${fileName}`;
  const known = files.paths.has(listFile) ? [...readFrontMatter(files.read(listFile)).entries.keys()] : [];
  return items(entry, frontMatter.placeOf).flatMap(({value, place}): Problem[] => {
    if (typeof value !== 'string') {
      const fix = `describe the ${one} in ${listFile} and write its key here`;
      return [{file, ...place, message: `a ${one} is written out here`.replace('a author', 'an author'), fix}];
    }
    if (known.includes(value)) return [];
    const nearest = nearestName(value, known);
    const fix = `${nearest ? `write "${nearest}", or ` : ''}add "${value}" to ${listFile}`;
    return [{file, ...place, message: `${listFile} has no ${one} "${value}"`, fix}];
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

function withoutAuthor({file, folder, frontMatter}: Page): Problem[] {
  if (folder.kind !== 'blog' || !frontMatter) return [];
  const authors = frontMatter.entries.get('authors');
  if (authors && !(Array.isArray(authors.value) && authors.value.length === 0)) return [];
  const fix = `write "authors: [key]" with a key of ${folder.path}/authors.yml`;
  return [{file, ...(authors?.valuePlace ?? frontMatter.place), message: 'the post has no author', fix}];
}
