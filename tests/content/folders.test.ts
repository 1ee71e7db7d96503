import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';
import type {Page} from '@docs-kit/content-rules/check';
import {placeOf} from '@docs-kit/report';
import {expectNoProblems} from './support/expectNoProblems';
import {markdownRows} from './support/writtenPages';

const makesFolders = /^mkdir (?:-p )?(?<folders>.+)$/gmu;

/** Matches uses of a folder: `cd` into it, or its name in a path or in code. */
const uses = (folder: string): RegExp => new RegExp(`(?:\\bcd |[/\`])${folder}(?![\\w-])|(?<![\\w-])${folder}/`, 'u');

/** Folders that a page tells the reader to create, but that nothing else on the page mentions. */
function unusedFolders({file, tree, lines}: Page): string[] {
  const rest = lines.join('\n').replaceAll(makesFolders, '');
  const problems: string[] = [];
  visit(tree, 'code', (node) => {
    for (const {groups} of node.value.matchAll(makesFolders)) {
      const names = (groups?.folders ?? '').split(/\s+/u).flatMap((folder) => folder.split('/'));
      const unused = names.filter((name) => !uses(name).test(rest));
      problems.push(
        ...unused.map((name) => `${file}:${placeOf(node).line} makes the folder "${name}"; the page uses none`),
      );
    }
  });
  return problems;
}

describe('folders that a reader makes', () => {
  it.each(markdownRows)('every folder that %s has the reader make is used on the page', (_, page) => {
    expectNoProblems(unusedFolders(page));
  });
});
