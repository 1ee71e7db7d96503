import path from 'node:path/posix';
import type {ContentRulesOptions} from './options';
import type {Page, Site, SiteFiles} from './page';
import {parsePage} from './parsePage';

const isMarkdown = (file: string): boolean => ['.md', '.mdx'].includes(path.extname(file));

/** Reads all pages of the folders that the options name. */
export function readSite(files: SiteFiles, options: Required<ContentRulesOptions>, readPage = parsePage): Site {
  const pages: Page[] = [];
  for (const folder of options.folders) {
    for (const file of files.paths) {
      if (file.startsWith(`${folder.path}/`) && isMarkdown(file)) pages.push(readPage(file, files.read(file), folder));
    }
  }
  pages.sort((one, other) => one.file.localeCompare(other.file));
  return {pages, files, options};
}
