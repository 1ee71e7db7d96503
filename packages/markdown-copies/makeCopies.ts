import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {replaceFile} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {copyPath} from './addresses';
import {closeTags, parseHtml} from './closeTags';
import {readBuiltPage, toMdast} from './convert';
import type {ElementRule} from './convert/rules';
import {type ConvertedPage, type CopyFile, type CopySite, writeCopies} from './copies';
import type {Group} from './groups';
import {areaTxt, completeGroups, llmsTxt} from './llmsTxt';
import type {MarkdownCopiesOptions} from './options';

/** What {@link makeCopies} needs to know of a build. */
export interface BuiltSite {
  readonly outDir: string;
  /** HTML files of the pages by their paths with the base path. */
  readonly files: Readonly<Record<string, string>>;
  /** Groups of pages in the sidebars. */
  readonly groups: readonly Group[];
  readonly site: CopySite;
  readonly options: MarkdownCopiesOptions;
}

/** All files: the copies, `llms.txt`, an index for each area, and `llms-full.txt`. */
function filesOf(pages: readonly ConvertedPage[], {groups, site, options}: BuiltSite): CopyFile[] {
  const {areas = [], redirects} = options;
  const {files, full} = writeCopies(pages, site, redirects);
  const bytes = new Map(files.map((file) => [file.path, Buffer.byteLength(file.text)]));
  const listed = pages.map((page) => ({...page, bytes: bytes.get(copyPath(page.path, site.baseUrl)) ?? 0}));
  const complete = completeGroups(pages, groups, areas, site);
  return [
    ...files,
    {path: `${site.baseUrl}llms.txt`, text: llmsTxt(listed, complete, site, options)},
    ...areas.map((area) => {
      return {path: `${site.baseUrl}${area.path}/llms.txt`, text: areaTxt(area, listed, complete, site)};
    }),
    {path: `${site.baseUrl}llms-full.txt`, text: full},
  ];
}

/** Writes the copies of all pages of a built site and the lists of them, and closes the tags of the pages. */
export function makeCopies(built: BuiltSite): void {
  const {files, site, options, outDir} = built;
  const rules = options.rules === undefined ? [] : load<{rules: readonly ElementRule[]}>(options.rules).rules;
  const pages = Object.entries(files).flatMap(([route, file]): ConvertedPage[] => {
    const html = readFileSync(file, 'utf8');
    const document = parseHtml(html);
    replaceFile(file, closeTags(html, document));
    const page = readBuiltPage(document, site.title);
    if (!page) return [];
    const {main, ...facts} = page;
    const resolveLink = (href: string) => new URL(href, page.canonical).href;
    return [{...facts, path: route, tree: toMdast(main, {rules, resolveLink})}];
  });
  for (const {path: file, text} of filesOf(pages, built)) {
    const target = path.join(outDir, file.slice(site.baseUrl.length));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
