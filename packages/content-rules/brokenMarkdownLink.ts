import {logger} from '@docusaurus/logger';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import type {Definition, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {existsSync} from 'node:fs';
import path from 'node:path/posix';
import {nodesOf} from '@docs-kit/pages';
import {decoded, formatProblem, placeOf, relativeLink, type Problem} from '@docs-kit/report';
import {malformedLink, nearestFile, withSlashes} from './links';
import {isInside, isPageFile, openSiteFiles, type Rule} from './site';

/**
 * Logs a warning with file, line and fix, and lets the build continue; for `markdown.hooks.onBrokenMarkdownLinks`, which
 * gets links to files that aren't pages of the same content plugin.
 * @returns the link in a form that Docusaurus' own link check, which would stop the build, ignores
 * @see https://docusaurus.io/docs/api/docusaurus-config#hooks.onBrokenMarkdownLinks
 */
export const warnOfBrokenMarkdownLink: OnBrokenMarkdownLinksFunction = ({sourceFilePath, url, node}) => {
  logger.warn(formatProblem(linkProblem(sourceFilePath, url, node)));
  // Docusaurus throws its own error for a URL with a backslash.
  return `pathname://${withSlashes(url)}`;
};

function linkProblem(file: string, url: string, node: Link | Definition): Problem {
  const problem = malformedLink(url, toString(node)) ?? {
    message: `the link "${url}" doesn't lead to a page`,
    fix: fixFor(file, url),
  };
  return {file, ...placeOf(node), ...problem};
}

/** Reports relative links to files that aren't pages of the same section, without a build. */
export const linksToMissingFiles: Rule = ({pages, files}) =>
  pages.flatMap((page) =>
    nodesOf(page.tree, 'link', 'definition').flatMap((node): Problem[] => {
      const [written = ''] = node.url.split(/[?#]/u);
      if (URL.canParse(node.url) || /^[@/]/u.test(written) || !isPageFile(written)) return [];
      const target = path.join(path.dirname(page.file), decoded(written) ?? written);
      if (files.paths.has(target) && isInside(target, page.folder.path)) return [];
      return [linkProblem(page.file, node.url, node)];
    }),
  );

function fixFor(source: string, url: string): string {
  const target = path.join(path.dirname(source), url.split('#')[0] ?? '');
  if (existsSync(target))
    return "write the URL of its page, beginning with a slash, or its address on the web: the file isn't in this section";
  const nearest = nearestFile(target, pagesOfSection(source));
  if (nearest === undefined) return 'write the path of a file in the same section, with its extension';
  const written = `write "${relativeLink(source, nearest)}"`;
  return url.startsWith('/') ? written : `${written}, or add ${target}`;
}

/** Returns the other pages of the section: for `content/docs/a/b.md`, those in `content/docs`. */
function pagesOfSection(source: string): string[] {
  const section = source.split('/').slice(0, 2).join('/');
  return [...openSiteFiles('.', [section]).paths].filter((file) => isPageFile(file) && file !== source);
}
