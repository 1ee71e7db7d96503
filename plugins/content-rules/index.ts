import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuildCache} from '../buildCache';
import {load} from '../load.cjs';
import {linksToNoPage, linksToNoPlace, type BuiltPages} from './brokenLinks';
import {openBuiltPages} from './builtPages';
import {readOptions, type ContentRulesOptions} from './options';
import {orderedFolders} from './orderedFolders';
import type {PageLink} from './pageLinks';
import type {Site, SiteFiles} from './page';
import {formatProblem, formatReport} from './problem';
import {openSiteFiles, refuseMissingFolders, staticFolder} from './siteFiles';
import {watchContent} from './watchContent';

const {checkContent, openPageReader, pageLinks, parsePage, readSite} =
  load<typeof import('./reading')>('content-rules/reading');

const name = 'content-rules';

/** Moments of the bundler's life. It watches in the development server alone: a build, with `--dev` too, runs once. */
interface Hooks {
  readonly watchRun: {tap(name: string, handle: () => void): void};
  readonly shutdown: {tap(name: string, handle: () => void): void};
}

/**
 * Docusaurus plugin that checks what authors write when the content is loaded, before any page is made, and lists every
 * fault with file, line and fix. Commands that load no content (`swizzle`, `write-translations`) work with faulty pages.
 * The build and the start of the development server stop at a fault; a running development server prints it.
 * After a build it says where the links stand that the generator is about to report by the addresses of their pages.
 * @throws when an option cannot work
 */
export default async function contentRules(
  {siteDir, siteConfig}: LoadContext,
  givenOptions: ContentRulesOptions,
): Promise<Plugin<string>> {
  const options = readOptions({orderedFolders: await orderedFolders(siteDir, siteConfig.plugins), ...givenOptions});
  refuseMissingFolders(siteDir, options.folders);
  const home = new URL(siteConfig.baseUrl, siteConfig.url).href;
  const folders = [...new Set([...options.folders.map(({path}) => path), staticFolder])];

  const isDevelopment = process.env.NODE_ENV === 'development';
  // Other pages than the edited one have not changed: at the next check they are there already.
  const readPage = isDevelopment ? openPageReader() : parsePage;
  const read = (files: SiteFiles): Site => readSite(files, options, readPage);
  const report = (site: Site): string => {
    const problems = checkContent(site);
    return problems.length === 0 ? '' : formatReport(problems);
  };

  /** What is wrong with the content, and all its links. Pages are read once, or not when the last run saw the same. */
  function checkOnce(): [faults: string, links: string] {
    const files = openSiteFiles(siteDir, folders);
    const cache = openBuildCache(siteDir, name, __dirname);
    const texts = [...files.paths].sort().flatMap((file) => [file, files.read(file)]);
    const inputs = [JSON.stringify(options), ...texts];
    let site: Site | undefined;
    const open = (): Site => (site ??= read(files));
    const faults = cache.recall(inputs, () => report(open()));
    const links = cache.recall(['links', home, ...inputs], () => JSON.stringify(pageLinks(open(), home)));
    if (!faults) cache.save();
    return [faults, links];
  }
  /** One watch for the one bundler of a server; when the settings change, the generator calls this plugin again, not it. */
  function watchWhileServed({watchRun, shutdown}: Hooks): void {
    let close: (() => void) | undefined;
    watchRun.tap(name, () => {
      close ??= watchContent(siteDir, folders, () => report(read(openSiteFiles(siteDir, folders))));
    });
    shutdown.tap(name, () => close?.());
  }
  return {
    name,
    async loadContent() {
      // Before the first `await`: the report is there before another plugin stumbles over the same page.
      const [faults, links] = checkOnce();
      if (faults) throw withoutStack(faults);
      return links;
    },
    configureWebpack: (_config, isServer) =>
      isDevelopment && !isServer ? {plugins: [{apply: ({hooks}) => watchWhileServed(hooks)}]} : {},
    async postBuild({content, outDir, baseUrl, routesPaths}) {
      reportLinks(JSON.parse(content) as PageLink[], openBuiltPages(outDir, baseUrl, routesPaths));
    },
  };
}

/** @throws when a link to no page is written out with the name of the host: the generator looks at no such link */
function reportLinks(links: readonly PageLink[], pages: BuiltPages): void {
  const local = links.filter(({url}) => !URL.canParse(url));
  linksToNoPage(local, pages).forEach((problem) => logger.error(formatProblem(problem)));
  linksToNoPlace(links, pages).forEach((problem) => logger.warn(formatProblem(problem)));
  const complete = links.filter(({url}) => URL.canParse(url));
  const unseen = linksToNoPage(complete, pages);
  if (unseen.length > 0) throw withoutStack(formatReport(unseen));
}

/** Authors need the list, not the lines of this program that found it. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
