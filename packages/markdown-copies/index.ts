import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import {type Group, groupsOf} from './groups';
import type {makeCopies} from './makeCopies';
import type {MarkdownCopiesOptions} from './options';

export type {ElementRule} from './convert/rules';
export type {Area, MarkdownCopiesOptions, Redirect, ResourceLink} from './options';

/**
 * Docusaurus plugin: after the build, writes each page as Markdown beside it, `llms.txt`, an index for each part of the
 * site, and `llms-full.txt`. Copies are made from the built pages, so they contain what readers see, whatever generated
 * it.
 */
export default function markdownCopies({siteConfig, baseUrl}: LoadContext, options: MarkdownCopiesOptions): Plugin {
  let groups: readonly Group[] = [];
  const {areas = [], frontMatter = {}} = options;

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const titleOf = (start: string) =>
        areas.find((area) => start === `${baseUrl}${area.path}`)?.title ?? siteConfig.title;
      groups = groupsOf(allContent, titleOf);
    },
    async postBuild({outDir, routesPaths}) {
      const files = routesPaths.toSorted().flatMap((route) => {
        // The not-found page, whose route ends with `.html`, has no copy.
        const file = builtPage(outDir, route.slice(baseUrl.length));
        return file === undefined ? [] : [[route, file] as const];
      });
      const site = {title: siteConfig.title, url: siteConfig.url, baseUrl, frontMatter};
      // Copies of 120 pages take about four seconds on one processor core. Other plugins work meanwhile.
      const thread = openThread<typeof makeCopies>({module: path.join(__dirname, 'makeCopies'), name: 'makeCopies'});
      await thread.ask({outDir, files, groups, site, options}).finally(() => thread.end());
    },
  };
}
