import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf, type Problem} from '@docs-kit/report';

/**
 * Finds the first code block of a page that isn't closed: the rest of the page, or the text up to the next block,
 * becomes code. Later ones are consequences, because the fence that fails to close one block opens another.
 * @param file path relative to the site
 */
export function unclosedFence(file: string, source: string, tree: Root): Problem | undefined {
  const lines = source.split('\n');
  let problem: Problem | undefined;
  visit(tree, 'code', (node) => {
    const {line, column} = placeOf(node);
    // Indented code has no fence.
    const fence = /^(?:`{3,}|~{3,})/u.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
    if (problem || fence === undefined) return;
    const place = {file, line, column};
    const block = `the code block that starts here with ${fence}`;
    const fix = `write a line ${fence} after its last line, with the indentation of this one`;
    const next = node.value.split('\n').findIndex((text) => startsBlock(text, fence));
    if (next !== -1) {
      const longer = `or, if it shows that line, write one more ${fence.charAt(0)} at its start and its end`;
      const message = `${block} isn't closed before the one on line ${line + next + 1}`;
      problem = {...place, message, fix: `${fix}; ${longer}`};
    } else if (!isClosed(node, fence, lines)) problem = {...place, message: `${block} isn't closed`, fix};
  });
  return problem;
}

/** Whether a line of code looks like the start of another block: its fence has a language. */
const startsBlock = (text: string, fence: string): boolean =>
  text.trimStart().startsWith(fence) && /^\s*(?:`{3,}|~{3,})[a-z]/iu.test(text);

/** Whether the last line closes the fence: at least as long, of the same character, and not indented like code. */
function isClosed({position, value}: Code, fence: string, lines: readonly string[]): boolean {
  const {start, end} = position ?? {};
  if (!start || !end || start.line === end.line) return false;
  const closing = /^[\s>]*(?<closing>`{3,}|~{3,})\s*$/u.exec(lines[end.line - 1] ?? '')?.groups?.closing;
  if (!closing?.startsWith(fence)) return false;
  return value === '' || value.split('\n').length < end.line - start.line;
}
