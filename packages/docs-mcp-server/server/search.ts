import type {SearchResult} from '@docs-kit/search/engine';
import type {Docs} from './docs';
import {bare, sliceAt} from './sections';

/** Characters of the first results' sections that come with the results: often they are the answer. */
const shown = [1_200, 700, 700];

/** Place of a result: page, headings above, kind. */
function placeOf({title, breadcrumbs, path, kind}: SearchResult): string {
  const place = [...breadcrumbs, title, ...path].join(' › ');
  return kind.label ? `${place} (${kind.label})` : place;
}

/** A page up to its first section: the sections are results of their own. */
const beforeSections = (markdown: string): string => markdown.split(/\n(?=## )/u, 1)[0]?.trim() ?? '';

const drawing = /(?<=^\*\*[^\n]+\*\*\n\n(?!`{3}|#)[^\n]+\n\n)(?<mark>`{3,})mermaid\n[\s\S]*?\n\k<mark>(?:\n+|$)/gmu;

/** Leaves the code of diagrams out that have a caption and a description before them. */
const withoutDrawings = (markdown: string): string => markdown.replaceAll(drawing, '');

/** What a result says: how its section begins, and the sentence that answers best when that isn't in it. */
function textOf(docs: Docs, address: string, {excerpt}: SearchResult, most: number | undefined): string {
  if (most === undefined) return `\n${excerpt.text}`;
  const {anchor, markdown} = docs.find(address);
  const own = withoutDrawings(anchor === undefined ? beforeSections(markdown) : markdown);
  const {text, next} = sliceAt(own, 0, most);
  if (next === undefined) return `\n\n${text}\n`;
  // Sentences of the index have no marks of Markdown.
  const hasSentence = bare(text).includes(bare(excerpt.text));
  return `\n\n${text}\n…${hasSentence ? '' : ` ${excerpt.text}`}\n`;
}

/** Writes results as an agent reads them: the first with the beginnings of their sections, the others with a sentence. */
export function writeResults(docs: Docs, results: readonly SearchResult[]): string {
  return results
    .map((result, place) => {
      const address = decodeURI(result.url);
      const text = textOf(docs, address, result, shown[place]);
      return `${place + 1}. ${result.heading.text}\n${address}\n${placeOf(result)}${text}`;
    })
    .join('\n\n');
}
