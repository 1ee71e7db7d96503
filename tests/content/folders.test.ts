import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {Page} from '../../plugins/content-rules/page';
import {placeOf} from '../../plugins/content-rules/placeOf';
import {allMarkdown} from './support/writtenPages';

const makesFolders = /^mkdir (?:-p )?(?<folders>.+)$/gmu;

/** Places where a folder is gone into, or stands in a path or in code. */
const uses = (folder: string): RegExp => new RegExp(`(?:\\bcd |[/\`])${folder}(?![\\w-])|(?<![\\w-])${folder}/`, 'u');

/** Folders that a reader is told to make, and that nothing else on the page speaks of. */
function unusedFolders({file, tree, lines}: Page): string[] {
  const rest = lines.join('\n').replaceAll(makesFolders, '');
  const faults: string[] = [];
  visit(tree, 'code', (node) => {
    for (const {groups} of node.value.matchAll(makesFolders)) {
      const names = (groups?.folders ?? '').split(/\s+/u).flatMap((folder) => folder.split('/'));
      const unused = names.filter((name) => !uses(name).test(rest));
      faults.push(...unused.map((name) => `${file}:${placeOf(node).line} makes the folder "${name}"; the page uses none`));
    }
  });
  return faults;
}

describe('folders that a page lets readers make are used on it', () => {
  it.each(allMarkdown.map((page) => [page.file, page] as const))('%s', (_, page) => {
    expect(unusedFolders(page)).toEqual([]);
  });
});
