import {readFileSync} from 'node:fs';
import path from 'node:path';
import {saveFile} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {copyPath} from './addresses';
import {readBuiltPage, toMdast} from './convert';
import type {ElementRule} from './convert/rules';
import {type ConvertedPage, type CopySite, writeCopies} from './copies';
import type {Group} from './groups';
import {areaTxt, completeGroups, llmsTxt} from './llmsTxt';
import type {MarkdownCopiesOptions} from './index';

/** What {@link makeCopies} needs to know about a build: plain data, which is sent to a thread. */
export interface BuiltSite {
  readonly outDir: string;
  /** Path of each page, with the base path, and its HTML file. */
  readonly files: readonly (readonly [path: string, file: string])[];
  readonly groups: readonly Group[];
  readonly site: CopySite;
  readonly options: MarkdownCopiesOptions;
}

/** Writes the copies of all pages of a built site, `llms.txt`, an index for each area, and `llms-full.txt`. */
export function makeCopies({outDir, files, groups, site, options}: BuiltSite): void {
  const {areas = [], redirects, rules: module} = options;
  const rules = module === undefined ? [] : load<{rules: readonly ElementRule[]}>(module).rules;
  const pages = files.flatMap(([route, file]): ConvertedPage[] => {
    const page = readBuiltPage(readFileSync(file, 'utf8'), site.title);
    if (!page) return [];
    const {main, ...facts} = page;
    const resolveLink = (href: string) => new URL(href, page.canonical).href;
    return [{...facts, path: route, tree: toMdast(main, {rules, resolveLink})}];
  });
  const copies = writeCopies(pages, site, redirects);
  const bytes = new Map(copies.files.map((file) => [file.path, Buffer.byteLength(file.text)]));
  const listed = pages.map((page) => ({...page, bytes: bytes.get(copyPath(page.path, site.baseUrl)) ?? 0}));
  const complete = completeGroups(pages, groups, areas, site);
  const write = (file: string, text: string): void => saveFile(path.join(outDir, file), text);
  copies.files.forEach((file) => write(file.path.slice(site.baseUrl.length), file.text));
  write('llms.txt', llmsTxt(listed, complete, site, options));
  areas.forEach((area) => write(`${area.path}/llms.txt`, areaTxt(area, listed, complete, site)));
  write('llms-full.txt', copies.full);
}
