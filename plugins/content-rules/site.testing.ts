import {checkContent} from './checkContent';
import {readOptions, type ContentRulesOptions} from './options';
import {formatProblem} from './problem';
import {readSite} from './readSite';

const folders: ContentRulesOptions['folders'] = [
  {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'},
  {path: 'content/blog', kind: 'blog', routeBasePath: 'blog'},
  {path: 'src/pages', kind: 'pages', routeBasePath: ''},
];

/** A description of the right length that no other page has. */
export const describe70 = (topic: string): string =>
  `What a reader learns about ${topic} in this page of the tests, in a sentence.`.padEnd(80, '.');

/** A page without faults; `extra` are further lines of its front matter. */
export function goodPage(title: string, body = 'Text.', extra: readonly string[] = []): string {
  return ['---', `title: ${title}`, `description: ${describe70(title)}`, ...extra, '---', '', body, ''].join('\n');
}

/** The faults of a site made of these files, one line each. */
export function faultsOf(
  files: Readonly<Record<string, string>>,
  options: Omit<ContentRulesOptions, 'folders'> = {},
): string[] {
  const site = readSite(
    {paths: new Set(Object.keys(files)), read: (file) => files[file] ?? ''},
    readOptions({folders, ...options}),
  );
  return checkContent(site).map(formatProblem);
}
