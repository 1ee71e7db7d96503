import path from 'node:path/posix';
import {parsePage} from '@docs-kit/pages';
import {newest} from '@docs-kit/report';
import {readFrontMatter} from './frontMatter';
import type {ContentFolder} from './options';
import {isInside, isPageFile, type Page, type Site, type SiteFiles} from './site';

/** Parses one Markdown file; syntax errors become part of the page. */
export function readContentPage(file: string, source: string, folder: ContentFolder): Page {
  const {tree, problem, frontMatter: written} = parsePage(file, source);
  const frontMatter = written && readFrontMatter(written.yaml, written.line);
  const yamlProblems = (frontMatter?.problems ?? []).map((one) => ({file, ...one}));
  const parts = path.relative(folder.path, file).split('/');
  return {
    file,
    folder,
    isPartial: parts.some((part) => part.startsWith('_')),
    source,
    lines: source.split('\n'),
    tree,
    frontMatter,
    parseProblems: problem ? [problem, ...yamlProblems] : yamlProblems,
  };
}

/** Returns a {@link readContentPage} that keeps pages in memory and parses a file again only if its text changes. */
export function openPageReader(): typeof readContentPage {
  const pageOf = newest<Page>();
  return (file, source, folder) => pageOf(file, source, () => readContentPage(file, source, folder));
}

/** Reads all pages in the content folders of a site. */
export function readSite(files: SiteFiles, folders: readonly ContentFolder[], parse = readContentPage): Site {
  const pages = folders.flatMap((folder) =>
    [...files.paths]
      .filter((file) => isInside(file, folder.path) && isPageFile(file))
      .map((file) => parse(file, files.read(file), folder)),
  );
  pages.sort((one, other) => one.file.localeCompare(other.file));
  return {pages, files, folders};
}
