import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuildCache} from '../buildCache';
import {linksToNoPage, linksToNoPlace} from './brokenLinks';
import {openBuiltPages} from './builtPages';
import {checkContent} from './checkContent';
import {readOptions, type ContentRulesOptions} from './options';
import {orderedFolders} from './orderedFolders';
import {pageLinks, type PageLink} from './pageLinks';
import type {Site, SiteFiles} from './page';
import {openPageReader, parsePage} from './parsePage';
import {formatProblem, formatReport} from './problem';
import {readSite} from './readSite';
import {openSiteFiles} from './siteFiles';
import {watchContent} from './watchContent';

/**
 * Docusaurus plugin that checks what authors write before any page is loaded, and lists every fault with file, line and fix.
 * The build and the start of the development server stop at a fault; a running development server prints it.
 * After a build it says where the links stand that the generator is about to report by the addresses of their pages.
 * @throws when the content has faults or an option cannot work
 */
export default async function contentRules(
  {siteDir, siteConfig}: LoadContext,
  givenOptions: ContentRulesOptions,
): Promise<Plugin> {
  const options = readOptions({orderedFolders: await orderedFolders(siteDir, siteConfig.plugins), ...givenOptions});
  const folders = [...new Set([...options.folders.map(({path}) => path), options.staticFolder])];

  const isDevelopment = process.env.NODE_ENV === 'development';
  // Other pages than the edited one have not changed: at the next check they are there already.
  const readPage = isDevelopment ? openPageReader() : parsePage;
  const read = (files: SiteFiles): Site => readSite(files, options, readPage);
  const report = (site: Site): string => {
    const problems = checkContent(site);
    return problems.length === 0 ? '' : formatReport(problems);
  };

  const files = openSiteFiles(siteDir, folders);
  const cache = openBuildCache(siteDir, 'content-rules', __dirname);
  const texts = [...files.paths].sort().flatMap((file) => [file, files.read(file)]);
  const inputs = [JSON.stringify(options), ...texts];
  /** What is wrong with the content, and all its links. Pages are read once, or not when the last run saw the same. */
  function checkOnce(): [faults: string, links: string] {
    let site: Site | undefined;
    const open = (): Site => (site ??= read(files));
    const faults = cache.recall(inputs, () => report(open()));
    return [faults, cache.recall(['links', ...inputs], () => JSON.stringify(pageLinks(open())))];
  }
  const [faults, links] = checkOnce();
  if (faults) throw withoutStack(faults);
  cache.save();
  if (isDevelopment) watchContent(siteDir, folders, () => report(read(openSiteFiles(siteDir, folders))));
  return {
    name: 'content-rules',
    postBuild({outDir, baseUrl, routesPaths}) {
      const written = JSON.parse(links) as PageLink[];
      const pages = openBuiltPages(outDir, baseUrl, routesPaths);
      linksToNoPage(written, pages).forEach((problem) => logger.error(formatProblem(problem)));
      linksToNoPlace(written, pages).forEach((problem) => logger.warn(formatProblem(problem)));
      return Promise.resolve();
    },
  };
}

/** Authors need the list, not the lines of this program that found it. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
