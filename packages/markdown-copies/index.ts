import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {type Group, groupsOf} from './groups';
import type {MarkdownCopiesOptions} from './options';

export type {ElementRule} from './convert/rules';
export type {Area, MarkdownCopiesOptions, Redirect, ResourceLink} from './options';

/**
 * Docusaurus plugin: after the build, writes each page as Markdown beside it, `llms.txt`, an index for each part of the
 * site, and `llms-full.txt`. Copies are made of the built pages, so they say what readers see, whatever made it. It also
 * writes the end tags that the minifier left out, for programs that make Markdown of pages themselves.
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
      const {makeCopies} = load<typeof import('./makeCopies')>(path.join(__dirname, 'makeCopies'));
      makeCopies({outDir, files, groups, site, options});
    },
  };
}
