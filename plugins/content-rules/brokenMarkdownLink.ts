import {logger} from '@docusaurus/logger';
import type {Definition, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {faultOfForm, withSlashes} from './linkForm';
import {nearestFile} from './nearestFile';
import {placeOf} from './placeOf';
import {formatProblem} from './problem';

/** What the generator tells about a link to a file that is no page of the same section. */
export interface BrokenMarkdownLink {
  /** File with the link, relative to the site. */
  readonly sourceFilePath: string;
  /** As written. */
  readonly url: string;
  readonly node: Link | Definition;
}

/**
 * Prints a warning with file, line and fix, and lets the build go on: `markdown.hooks.onBrokenMarkdownLinks`.
 * @returns the link in a form that the later check of all links, which would stop the build, passes over
 */
export function warnOfBrokenMarkdownLink({sourceFilePath, url, node}: BrokenMarkdownLink): string {
  const fault = faultOfForm(url, toString(node)) ?? {
    message: `the link "${url}" leads to no page`,
    fix: fixFor(sourceFilePath, url),
  };
  logger.warn(formatProblem({file: sourceFilePath, ...placeOf(node), ...fault}));
  // The generator ends with an error of its own at an address with the sign \.
  return `pathname://${withSlashes(url)}`;
}

function fixFor(source: string, url: string): string {
  const folder = path.posix.dirname(source);
  const target = path.posix.join(folder, url.split('#')[0] ?? '');
  if (existsSync(target))
    return 'that file belongs to another section of the site: write the address of its page, "/docs/…" or "/api/…"';
  const nearest = nearestFile(target, pagesBeside(source));
  if (nearest === undefined) return 'write the path of a file in the same section, with its ending';
  const relative = path.posix.relative(folder, nearest);
  return `write "${relative.startsWith('.') ? relative : `./${relative}`}", or add ${target}`;
}

/** Pages of the same section: `content/docs/a/b.md` has those of `content/docs` beside it. */
function pagesBeside(source: string): string[] {
  const section = source.split('/').slice(0, 2).join('/');
  if (!existsSync(section)) return [];
  return readdirSync(section, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(section, name.split(path.sep).join('/')))
    .filter((file) => ['.md', '.mdx'].includes(path.extname(file)) && file !== source);
}
