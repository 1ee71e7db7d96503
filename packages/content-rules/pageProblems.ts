import type {Root} from 'mdast';
import path from 'node:path';
import type {Problem} from '@docs-kit/report';
import {unified, type Pluggable, type PluggableList, type Plugin} from 'unified';
import {VFile} from 'vfile';
import type {Page} from './site';

/**
 * Returns the problems that a site's own remark plugins report, such as an unknown directive. Without this, authors
 * would learn of them only from the next build: one with other problems stops before Docusaurus transforms any page.
 *
 * It's synchronous, to report problems before a content plugin throws because of the same page: Docusaurus loads all
 * plugins' content at once and prints the first error. It doesn't find what a remark plugin reports asynchronously.
 * @param pluginsOf returns the remark plugins of a page
 */
export function pageProblems(
  siteDir: string,
  pages: readonly Page[],
  pluginsOf: (page: Page) => PluggableList,
): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages.filter(({parseProblems}) => parseProblems.length === 0)) {
    const file = new VFile({path: path.join(siteDir, page.file), value: page.source});
    const tree = structuredClone(page.tree);
    // One at a time: an error of one plugin would hide the problems of the next.
    for (const plugin of pluginsOf(page)) {
      try {
        // The promise isn't awaited. Without a handler, its rejection would end the build with another error.
        transform(plugin, tree, file).catch(() => undefined);
      } catch (error) {
        problems.push(...problemsOf(error));
      }
    }
  }
  return problems;
}

/** Runs one remark plugin. unified's `runSync` would leave an asynchronous plugin's promise without a handler. */
function transform(plugin: Pluggable, tree: Root, file: VFile): Promise<unknown> {
  const [attach, ...options] = (Array.isArray(plugin) ? plugin : [plugin]) as [Plugin<unknown[], Root>, ...unknown[]];
  const transformer = attach.apply(unified() as never, options) as ((tree: Root, file: VFile) => unknown) | undefined;
  return Promise.resolve(transformer?.(tree, file));
}

/** Ignores other errors, which may be consequences of known problems. If not, the next build reports them. */
function problemsOf(error: unknown): readonly Problem[] {
  return error instanceof Error && 'problems' in error ? (error.problems as Problem[]) : [];
}
