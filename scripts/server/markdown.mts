import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {filesIn} from '@docs-kit/report';
import {nearestPaths} from '@docs-kit/report/names';
import {prefersMarkdown} from '@docs-kit/hosting';
import {site} from '../../config/site.ts';

const {baseUrl} = site;
const home = new URL(baseUrl, site.url).href;

const asksForMarkdown = ({headers}: IncomingMessage): boolean => prefersMarkdown(headers.accept);

/** Returns the path of a page's Markdown copy, which may not exist. */
const copyFile = (folder: string, page: string): string =>
  path.join(folder, copyPath(page, baseUrl).slice(baseUrl.length));

/**
 * Returns the URL path of a page's Markdown copy if the client asks for Markdown and the page has one.
 * @param pathname path of the request, below the base URL
 */
export function copyFor(folder: string, pathname: string, request: IncomingMessage): string | undefined {
  const hasCopy = !path.extname(pathname) && existsSync(copyFile(folder, pathname));
  return hasCopy && asksForMarkdown(request) ? copyPath(pathname, baseUrl) : undefined;
}

/** Returns whether a client should get the 404 page in Markdown. */
export const wantsMarkdown = (pathname: string, request: IncomingMessage): boolean =>
  pathname.endsWith('.md') || asksForMarkdown(request);

/** Returns the paths of all pages: Markdown copies with an HTML file beside them. */
const pagesIn = (folder: string): string[] =>
  filesIn(folder, '.md')
    .filter((name) => existsSync(path.join(folder, name.replace(/md$/, 'html'))))
    .map((name) => baseUrl + name.replace(/\.md$/, ''))
    .filter((page) => page !== `${baseUrl}404` && page !== `${baseUrl}index`);

function titleOf(folder: string, page: string): string {
  const text = readFileSync(copyFile(folder, page), 'utf8');
  return /^# (?<title>.+)$/m.exec(text)?.groups?.title ?? page;
}

/** Makes the 404 page in Markdown, with links to pages with similar paths. */
export function notFoundPage(folder: string, pathname: string): string {
  const links = nearestPaths(pathname, pagesIn(folder)).map(
    (page) => `- [${titleOf(folder, page)}](${new URL(copyPath(page, baseUrl), home).href})`,
  );
  const lines = [
    '# Page not found',
    '',
    `No page has the path \`${pathname.replaceAll('`', '')}\`.${links.length > 0 ? ' These are the nearest:' : ''}`,
    '',
    ...(links.length > 0 ? [...links, ''] : []),
    `All pages are listed in [llms.txt](${home}llms.txt).`,
  ];
  return `${lines.join('\n')}\n`;
}
