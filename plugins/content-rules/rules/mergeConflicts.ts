import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {eachPage, type Page} from '../page';
import {parsePage} from '../parsePage';

const isStart = (line: string): boolean => /^<{7}(?:\s|$)/u.test(line);
const isEnd = (line: string): boolean => /^>{7}(?:\s|$)/u.test(line);

/** No page holds a merge that nobody finished. Blocks of code may show what one looks like. */
export const mergeConflicts = eachPage((page) => {
  if (!page.lines.some((line) => isStart(line) || isEnd(line))) return [];
  const {file, lines} = page;
  const code = linesOfCode(readableTree(page));
  const problemAt = (index: number, message: string) => {
    const fix = 'keep what is right of the two sides, and delete the lines <<<<<<<, ======= and >>>>>>>';
    return {file, line: index + 1, column: 1, message, fix};
  };
  let isOpen = false;
  return lines.flatMap((line, index) => {
    if (code.has(index + 1) || !(isStart(line) || isEnd(line))) return [];
    const wasOpen = isOpen;
    isOpen = isStart(line);
    if (isOpen) return [problemAt(index, 'a merge conflict begins here')];
    return wasOpen ? [] : [problemAt(index, 'a merge conflict ends here')];
  });
});

/** A conflict is no MDX: that reader gives up, and the one for Markdown still finds the blocks of code. */
function readableTree({file, lines, folder, tree}: Page): Root {
  return tree.children.length > 0 ? tree : parsePage(file.replace(/\.mdx$/u, '.md'), lines.join('\n'), folder).tree;
}

function linesOfCode(tree: Root): ReadonlySet<number> {
  const found = new Set<number>();
  visit(tree, 'code', ({position}) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) found.add(line);
  });
  return found;
}
