import type {SearchResult} from '@docs-kit/search/engine';
import type {Docs} from './docs';
import {bare, sliceAt} from './sections';

/** Characters shown of the first results' sections, which often contain the answer. */
const shown = [1_200, 700, 700];

/** Describes a result's location: page, headings above, kind. */
function locationOf({title, breadcrumbs, path, kind}: SearchResult): string {
  const location = [...breadcrumbs, title, ...path].join(' › ');
  return kind.label ? `${location} (${kind.label})` : location;
}

/** Returns a page up to its first section: the sections are separate results. */
const beforeSections = (markdown: string): string => markdown.split(/\n(?=## )/u, 1)[0]?.trim() ?? '';

const drawing = /(?<=^\*\*[^\n]+\*\*\n\n(?!`{3}|#)[^\n]+\n\n)(?<mark>`{3,})mermaid\n[\s\S]*?\n\k<mark>(?:\n+|$)/gmu;

/** Removes the code of diagrams that have a caption and a description before them. */
const withoutDrawings = (markdown: string): string => markdown.replaceAll(drawing, '');

/** Returns a result's text: the beginning of its section, and the sentence that answers best if that isn't in it. */
function textOf(docs: Docs, address: string, {excerpt}: SearchResult, most: number | undefined): string {
  if (most === undefined) return `\n${excerpt.text}`;
  const {anchor, markdown} = docs.find(address);
  const own = withoutDrawings(anchor === undefined ? beforeSections(markdown) : markdown);
  const {text, next} = sliceAt(own, 0, most);
  if (next === undefined) return `\n\n${text}\n`;
  // Sentences of the index have no Markdown syntax.
  const hasSentence = bare(text).includes(bare(excerpt.text));
  return `\n\n${text}\n…${hasSentence ? '' : ` ${excerpt.text}`}\n`;
}

/** Formats results for an agent: the first ones with the beginning of their section, the others with a sentence. */
export function writeResults(docs: Docs, results: readonly SearchResult[]): string {
  return results
    .map((result, index) => {
      const address = decodeURI(result.url);
      const text = textOf(docs, address, result, shown[index]);
      return `${index + 1}. ${result.heading.text}\n${address}\n${locationOf(result)}${text}`;
    })
    .join('\n\n');
}
