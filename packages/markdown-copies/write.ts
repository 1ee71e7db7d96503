import {type ConvertedPage, type CopyFile, type CopySite, writeCopies} from './copies';
import type {Group} from './groups';
import {areaTxt, completeGroups, type IndexedSite, llmsTxt} from './llmsTxt';
import type {MarkdownCopiesOptions} from './options';

/** Writes all files: the copies, `llms.txt`, an index for each area, and `llms-full.txt`. */
export function writeSite(
  pages: readonly ConvertedPage[],
  sidebarGroups: readonly Group[],
  site: CopySite & IndexedSite,
  options: MarkdownCopiesOptions,
): CopyFile[] {
  const {areas = []} = options;
  const {files, full} = writeCopies(pages, site);
  const groups = completeGroups(pages, sidebarGroups, {areas: areas.map((area) => area.path), home: site.baseUrl});
  return [
    ...files,
    {path: `${site.baseUrl}llms.txt`, text: llmsTxt(pages, groups, site, options)},
    ...areas.map((area) => ({path: `${site.baseUrl}${area.path}/llms.txt`, text: areaTxt(area, pages, groups, site)})),
    {path: `${site.baseUrl}llms-full.txt`, text: full},
  ];
}
