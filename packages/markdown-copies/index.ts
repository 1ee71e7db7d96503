import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from '@docs-kit/report/load.cjs';
import type {ConvertedPage} from './copies';
import {type Group, groupsOf} from './groups';
import {defaultMaxLength, type MarkdownCopiesOptions} from './options';

export type {ElementRule} from './convert/rules';
export type {Area, MarkdownCopiesOptions, ResourceLink} from './options';

// Needed after the build only.
const converter = () => load<typeof import('./convert')>('@docs-kit/markdown-copies/convert');
const writer = () => load<typeof import('./write')>('@docs-kit/markdown-copies/write');

/** File that Docusaurus writes for a route: `/saiki/docs/x` is `docs/x.html`. */
function htmlFile(route: string, baseUrl: string): string {
  return route === baseUrl ? 'index.html' : `${route.slice(baseUrl.length)}.html`;
}

/** Other plugins read pages at the same time: each finds the old file or the new one, never half of one. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.closed`, text);
  renameSync(`${file}.closed`, file);
}

/**
 * Docusaurus plugin: after the build, writes each page as Markdown beside it, `llms.txt`, an index for each part of the
 * site, and `llms-full.txt`. Copies are made of the built pages, so they say what readers see, whatever made it. It also
 * writes the end tags that the minifier left out, for programs that make Markdown of pages themselves.
 */
export default function markdownCopies({siteConfig, baseUrl}: LoadContext, options: MarkdownCopiesOptions): Plugin {
  let groups: readonly Group[] = [];
  const {areas = [], maxLength = defaultMaxLength, frontMatter = {}} = options;

  /** @returns nothing for routes without content of their own */
  function readPage(outDir: string, route: string): ConvertedPage[] {
    const {closeTags, parseHtml, readBuiltPage, toMdast} = converter();
    const file = path.join(outDir, htmlFile(route, baseUrl));
    const html = readFileSync(file, 'utf8');
    const document = parseHtml(html);
    replaceFile(file, closeTags(html, document));
    const page = readBuiltPage(document, siteConfig.title);
    if (!page) return [];
    const {main, ...facts} = page;
    const resolveLink = (href: string) => new URL(href, page.canonical).href;
    return [{...facts, path: route, tree: toMdast(main, {rules: options.rules?.(), resolveLink})}];
  }

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const titleOf = (start: string) =>
        areas.find((area) => start === `${baseUrl}${area.path}`)?.title ?? siteConfig.title;
      groups = groupsOf(allContent, titleOf);
    },
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
      const pages = routes.flatMap((route) => readPage(outDir, route));
      const site = {title: siteConfig.title, url: siteConfig.url, baseUrl, maxLength, frontMatter};
      for (const {path: file, text} of writer().writeSite(pages, groups, site, options)) {
        const target = path.join(outDir, file.slice(baseUrl.length));
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      }
    },
  };
}
