import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {eachPage, type Page} from '../page';
import {placeOf} from '../placeOf';
import type {Problem} from '../problem';

/** Every block of code that begins with a fence ends with one: else the rest of the page is code. */
export const unclosedFences = eachPage((page) => {
  const problems: Problem[] = [];
  visit(page.tree, 'code', (node) => {
    const fence = openingFence(node, page);
    if (fence === undefined || isClosed(node, fence, page)) return;
    const message = `the block of code that begins here with ${fence} does not end`;
    const fix = `write a line ${fence} after its last line, as far to the right as this one`;
    problems.push({file: page.file, ...placeOf(node), message, fix});
  });
  // The fence that does not close one block opens another: what comes later follows from the first.
  return problems.slice(0, 1);
});

/** The fence of a block; indented code has none. */
function openingFence(node: Code, {lines}: Page): string | undefined {
  const {line, column} = placeOf(node);
  return /^(?:`{3,}|~{3,})/u.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
}

/** Its last line is a fence of the same sign, as long or longer, and no part of the code: one too far to the right is. */
function isClosed({position, value}: Code, fence: string, {lines}: Page): boolean {
  const {start, end} = position ?? {};
  if (!start || !end || start.line === end.line) return false;
  const closing = /^[\s>]*(?<closing>`{3,}|~{3,})\s*$/u.exec(lines[end.line - 1] ?? '')?.groups?.closing;
  if (!closing?.startsWith(fence)) return false;
  return value === '' || value.split('\n').length < end.line - start.line;
}
