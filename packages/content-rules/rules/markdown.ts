import {toString} from 'mdast-util-to-string';
import {nodesOf} from '@docs-kit/pages';
import {placeAt, placeOf, type Problem} from '@docs-kit/report';
import {malformedLink} from '../links';
import {eachPage, type Page} from '../site';
import {textsOf} from './unparsed';

/** The file can be parsed as Markdown or MDX, its code blocks are closed, and its front matter is YAML. */
export const syntax = eachPage(({parseProblems}) => [...parseProblems]);

/** Every page is UTF-8. Reading replaces invalid bytes with U+FFFD, and UTF-16 has a zero byte beside each letter. */
export const encoding = eachPage(({file, lines}): Problem[] => {
  const columns = lines.map((line) => line.search(/[\0\uFFFD]/u) + 1);
  const index = columns.findIndex((column) => column > 0);
  if (index === -1) return [];
  const fix = 'save it as UTF-8, and correct the characters that were lost';
  return [{file, line: index + 1, column: columns[index], message: "this isn't UTF-8", fix}];
});

/** No page has an unresolved merge conflict: a line that Git writes before or after the two sides. */
export const mergeConflicts = eachPage(({file, lines}) =>
  lines.flatMap((line, index): Problem[] => {
    const mark = /^(?:<{7}|>{7})(?=\s|$)/u.exec(line)?.[0];
    if (mark === undefined) return [];
    const message = `an unresolved merge conflict ${mark.startsWith('<') ? 'starts' : 'ends'} here`;
    const fix = 'keep what is right of the two sides, and delete the lines <<<<<<<, ======= and >>>>>>>';
    return [{file, line: index + 1, column: 1, message, fix}];
  }),
);

/** Every link has a target, whose path has no backslash and whose scheme is spelled right. */
export const linkSyntax = eachPage(({file, tree}) =>
  nodesOf(tree, 'link', 'definition').flatMap((node) => {
    const problem = malformedLink(node.url, node.type === 'link' ? toString(node) : (node.label ?? node.identifier));
    return problem ? [{file, ...placeOf(node), ...problem}] : [];
  }),
);

/** References match definitions: an unused footnote isn't shown, and an undefined reference becomes text. */
export const references = eachPage((page) => [...unusedFootnotes(page), ...undefinedReferences(page)]);

function unusedFootnotes({file, tree}: Page): Problem[] {
  const used = new Set(nodesOf(tree, 'footnoteReference').map(({identifier}) => identifier));
  return nodesOf(tree, 'footnoteDefinition')
    .filter(({identifier}) => !used.has(identifier))
    .map((node) => {
      const reference = `[^${node.label ?? node.identifier}]`;
      const message = `the footnote ${reference} isn't shown, since nothing refers to it`;
      return {file, ...placeOf(node), message, fix: `write ${reference} where it belongs, or delete it`};
    });
}

/** `[^name]`, `[text][name]` and `[name][]`, without a backslash before them. */
const referenceInText = /(?<!\\)\[\^(?<footnote>[^\]\s]+)\]|(?<!\\)\[(?<text>[^\][]+)\]\[(?<link>[^\][]*)\]/gu;

/** The parser turns undefined references into text without their backslashes, so this searches the source. */
function undefinedReferences(page: Page): Problem[] {
  return textsOf(page).flatMap(({text, offset}) =>
    [...text.matchAll(referenceInText)].map(({0: reference, index, groups}) => {
      const definition = groups?.footnote
        ? `[^${groups.footnote}]: the note`
        : `[${groups?.link || groups?.text}]: its URL`;
      const place = placeAt(page.source, offset + index);
      const message = `${reference} isn't defined, and readers see its brackets`;
      return {file: page.file, ...place, message, fix: `add a line "${definition}", or write \\[ for a bracket`};
    }),
  );
}
