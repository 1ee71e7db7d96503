import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {nearestPaths, prefersMarkdown} from '@docs-kit/markdown-copies/negotiation';

/** Types that the server sends with a character set, by the end of the file's name. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.d.ts': 'text/plain; charset=utf-8',
};

/** Returns the type of a text file; undefined for files whose type their ending says. */
export function textTypeOf(file: string): string | undefined {
  return Object.entries(textTypes).find(([ending]) => file.endsWith(ending))?.[1];
}

/** The Markdown copies of a built site. */
export interface SiteCopies {
  /** Tells whether a path is that of a page with a copy. */
  isPage(pathname: string): boolean;
  /** Returns the path of the copy when the path is a page's and the client asks for Markdown. */
  copyFor(pathname: string, request: IncomingMessage): string | undefined;
  /** Tells whether a client that gets no page wants to read that in Markdown. */
  wantsMarkdown(pathname: string, request: IncomingMessage): boolean;
  /** Writes the not-found page, with links to the pages whose paths are most like the wrong one. */
  notFoundPage(pathname: string): string;
}

/**
 * Opens the Markdown copies of a built site.
 * @param folder with the built site
 * @param baseUrl base path with slashes on both sides
 */
export function openCopies(folder: string, baseUrl: string): SiteCopies {
  const fileOf = (pathname: string): string => path.join(folder, pathname.slice(baseUrl.length));
  const asksForMarkdown = ({headers}: IncomingMessage): boolean => prefersMarkdown(headers.accept);
  const isPage = (pathname: string): boolean =>
    pathname.startsWith(baseUrl) && !path.extname(pathname) && existsSync(fileOf(copyPath(pathname, baseUrl)));

  /** Paths of all pages: each has a document beside its copy. */
  const pages = (): string[] =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md') && existsSync(path.join(folder, name.replace(/md$/, 'html'))))
      .map((name) => baseUrl + name.split(path.sep).join('/').replace(/\.md$/, ''))
      .filter((page) => page !== `${baseUrl}404` && page !== `${baseUrl}index`);

  const titleOf = (page: string): string => {
    const text = readFileSync(fileOf(copyPath(page, baseUrl)), 'utf8');
    return /^# (?<title>.+)$/m.exec(text)?.groups?.title ?? page;
  };

  return {
    isPage,
    copyFor: (pathname, request) =>
      isPage(pathname) && asksForMarkdown(request) ? copyPath(pathname, baseUrl) : undefined,
    wantsMarkdown: (pathname, request) => pathname.endsWith('.md') || asksForMarkdown(request),
    notFoundPage(pathname) {
      const links = nearestPaths(pathname, pages()).map((page) => `- [${titleOf(page)}](${copyPath(page, baseUrl)})`);
      const lines = [
        '# Page not found',
        '',
        `No page has the path \`${pathname.replaceAll('`', '')}\`. These are the nearest:`,
        '',
        ...links,
        '',
        `All pages are listed in [llms.txt](${baseUrl}llms.txt).`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}
