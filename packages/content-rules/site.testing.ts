import {formatProblem} from '@docs-kit/report';
import {expect} from 'vitest';
import {checkContent} from './check';
import type {ContentFolder} from './options';
import {readSite} from './readContentPage';
import type {Site} from './site';

const folders: readonly ContentFolder[] = [
  {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'},
  {path: 'content/blog', kind: 'blog', routeBasePath: 'blog'},
  {path: 'src/pages', kind: 'pages', routeBasePath: ''},
];

/** Returns a description of the right length that no other page has. */
export const describe70 = (topic: string): string =>
  `What a reader learns about ${topic} in this page of the tests, in a sentence.`.padEnd(80, '.');

/** Returns a page without problems. `extra` contains more lines for its front matter. */
export function goodPage(title: string, body = 'Text.', extra: readonly string[] = []): string {
  return ['---', `title: ${title}`, `description: ${describe70(title)}`, ...extra, '---', '', body, ''].join('\n');
}

/** Returns a site with these files, whose address is `https://example.org/base/`. */
export const siteOf = (files: Readonly<Record<string, string>>, siteFolders = folders): Site => ({
  ...readSite({paths: new Set(Object.keys(files)), read: (file) => files[file] ?? ''}, siteFolders),
  home: 'https://example.org/base/',
});

/**
 * Returns the problems of a site with these files and sidebars, one line each.
 * @throws when the line ends of Windows change them
 */
export function problemsOf(
  files: Readonly<Record<string, string>>,
  sidebars: Pick<ContentFolder, 'orderedFolders' | 'sidebarPages'> = {},
): string[] {
  const siteFolders = folders.map((folder) => (folder.kind === 'docs' ? {...folder, ...sidebars} : folder));
  const check = (some: typeof files) => checkContent(siteOf(some, siteFolders)).map(formatProblem);
  const problems = check(files);
  const onWindows = Object.entries(files).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')] as const);
  expect(check(Object.fromEntries(onWindows)), 'with the line ends of Windows').toEqual(problems);
  return problems;
}

/** The page that {@link problemsOfText} checks. */
export const page = 'content/docs/a.md';

/** Returns the problems of a page with this text, which starts on line 6, in a site with other files. */
export const problemsOfText = (text: string, others: Readonly<Record<string, string>> = {}): string[] =>
  problemsOf({[page]: goodPage('One', text), ...others});

/** Expects that a page with this text has no problem; for `it.each`, whose rows begin with a name. */
export const expectNoProblem = (_: string, text: string): void => expect(problemsOfText(text)).toEqual([]);

/** Expects that a page with this text has one problem. */
export const expectProblem = (_: string, text: string, message: string): void =>
  expect(problemsOfText(text)).toEqual([expect.stringContaining(message)]);
