// Everything that parses pages. The plugin loads this module with `load` from @docs-kit/report: Docusaurus' own loader
// of configuration files (jiti) would send the parsers through Babel.
import type {Problem} from '@docs-kit/report';
import {admonitions, nestedDirectives} from './rules/admonitions';
import {definitions, socials, tagsAndAuthors, truncateMarker} from './rules/blog';
import {dates, descriptions, frontMatterKeys, frontMatterPresence, plainTexts, titles} from './rules/frontMatter';
import {headings} from './rules/headings';
import {missingImages, unusedImages} from './rules/images';
import {localLinks} from './rules/localLinks';
import {encoding, linkSyntax, mergeConflicts, references, syntax} from './rules/markdown';
import {tabValues, undefinedNames} from './rules/mdx';
import {paginationTargets, sidebarPages, sidebarPositions} from './rules/sidebars';
import {directivesAsText, importsAsText, linksAsText, tablesAsText, tagsInText} from './rules/unparsed';
import {pageExtensions, readableUrls, uniqueUrls} from './rules/urls';
import type {Site} from './site';

export {
  linksToMissingAnchors,
  linksToMissingPages,
  openBuiltPages,
  pageLinks,
  type LinkTargets,
  type PageLink,
} from './brokenLinks';
export {linksToMissingFiles, warnOfBrokenMarkdownLink} from './brokenMarkdownLink';
export {parseFrontMatter, readFrontMatter, type FrontMatter, type FrontMatterEntry} from './frontMatter';
export {contentFolders, generatedFolders, listedPages, type ContentFolder, type ContentSource} from './options';
export {openPageReader, readContentPage, readSite} from './readContentPage';
export {pageProblems} from './pageProblems';
export {idOf, routeOf} from './routes';
export {eachPage, openSiteFiles, type Page, type Rule, type Site, type SiteFiles} from './site';

/** All rules except those for encoding and merge conflicts. */
const rules = [
  syntax,
  frontMatterPresence,
  frontMatterKeys,
  titles,
  descriptions,
  plainTexts,
  dates,
  sidebarPages,
  sidebarPositions,
  paginationTargets,
  uniqueUrls,
  readableUrls,
  pageExtensions,
  headings,
  linkSyntax,
  localLinks,
  references,
  directivesAsText,
  nestedDirectives,
  tablesAsText,
  linksAsText,
  tagsInText,
  importsAsText,
  undefinedNames,
  tabValues,
  admonitions,
  missingImages,
  unusedImages,
  tagsAndAuthors,
  definitions,
  socials,
  truncateMarker,
];

/** Returns all problems of a site's content. */
export function checkContent(site: Site): Problem[] {
  // All other problems of a page that has a conflict, or isn't UTF-8, are consequences.
  const unreadable = encoding(site);
  const conflicts = withoutFilesOf(unreadable, mergeConflicts(site));
  const first = [...unreadable, ...conflicts];
  const others = rules.flatMap((rule) => rule(site));
  return [...first, ...withoutFilesOf(first, others)];
}

/** Returns the problems of files that have no known problems. */
function withoutFilesOf(known: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const files = new Set(known.map(({file}) => file));
  return problems.filter(({file}) => !files.has(file));
}
