import type {FootnoteDefinition, FootnoteReference, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {eachPage, type Page} from '../page';
import {placeOf} from '../placeOf';
import type {Problem} from '../problem';

/** `[^name]` and `[words][name]`, not behind a backslash. */
const unresolved = /(?<!\\)\[\^(?<footnote>[^\]\s]+)\]|(?<!\\)\[[^\][]+\]\[(?<link>[^\][]+)\]/gu;

/** Footnotes and links that are defined further down: nobody reads a note without a sign, and a sign alone is text. */
export const references = eachPage((page) => [...unreadNotes(page), ...missingDefinitions(page)]);

function unreadNotes({file, tree}: Page): Problem[] {
  const named = new Set<string>();
  const notes: FootnoteDefinition[] = [];
  visit(tree, 'footnoteReference', ({identifier}: FootnoteReference) => void named.add(identifier));
  visit(tree, 'footnoteDefinition', (node) => void notes.push(node));
  const unread = notes.filter(({identifier}) => !named.has(identifier));
  return unread.map((node) => {
    const sign = `[^${node.label ?? node.identifier}]`;
    const message = `the footnote ${sign} is not shown, since nothing names it`;
    return {file, ...placeOf(node), message, fix: `write ${sign} where it belongs, or delete it`};
  });
}

/** A reference without its definition has become text. Its place and its backslashes stand in the source alone. */
function missingDefinitions({file, lines, tree}: Page): Problem[] {
  const source = lines.join('\n');
  const problems: Problem[] = [];
  visit(tree, 'text', ({position}: Text) => {
    if (position?.start.offset === undefined) return;
    for (const {0: sign, index, groups} of source
      .slice(position.start.offset, position.end.offset)
      .matchAll(unresolved)) {
      const definition = groups?.footnote ? `[^${groups.footnote}]: the note` : `[${groups?.link}]: its address`;
      const before = source.slice(0, position.start.offset + index).split('\n');
      const place = {line: before.length, column: (before.at(-1) ?? '').length + 1};
      const message = `${sign} is defined nowhere, and readers see its brackets`;
      problems.push({file, ...place, message, fix: `add a line "${definition}", or write \\[ for a bracket`});
    }
  });
  return problems;
}
