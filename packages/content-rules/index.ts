import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  escapeRegex,
  formatProblem,
  formatReport,
  once,
  openCache,
  placeAt,
  ProblemError,
  type Problem,
} from '@docs-kit/report';
import {load} from '@docs-kit/report/load.cjs';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LinkTargets, PageLink} from './brokenLinks';
import {contentFolders, type ContentRulesOptions} from './options';
import {isPageFile, openSiteFiles, staticFolder, type Page, type Site, type SiteFiles} from './site';
import {watchContent} from './watchContent';

const {
  checkContent,
  linksToMissingAnchors,
  linksToMissingPages,
  openBuiltPages,
  openPageReader,
  pageLinks,
  pageProblems,
  readContentPage,
  readSite,
} = load<typeof import('./check')>('@docs-kit/content-rules/check');

const name = 'content-rules';

/** The part of Rspack's statistics that this plugin uses. */
interface CompileStats {
  hasErrors(): boolean;
  toJson(preset: 'errors-warnings'): {readonly errors?: readonly CompileError[]};
}

interface CompileError {
  readonly message: string;
  /** The module with the error, relative to the site: `./docs/a.mdx`. */
  readonly moduleName?: string;
}

const placeKey = ({file, line, column}: Problem): string => [file, line, column].join(':');

/**
 * Adds what remark plugins report, except where a rule has already reported a problem. Two pages that show the same
 * wrong diagram or sample report it twice; the result has it once.
 */
function withFurther(problems: readonly Problem[], further: readonly Problem[]): Problem[] {
  const known = new Set(problems.map(placeKey));
  const others = further.filter((problem) => !known.has(placeKey(problem)));
  return [...problems, ...new Map(others.map((problem) => [formatProblem(problem), problem])).values()];
}

/** The hooks of an Rspack compiler that this plugin uses. `watchRun` is called only by the development server. */
interface Hooks {
  readonly watchRun: {tap(name: string, handle: () => void): void};
  readonly shutdown: {tap(name: string, handle: () => void): void};
  readonly afterCompile: {tap(name: string, handle: (compilation: {readonly errors: Error[]}) => void): void};
  readonly done: {tap(options: {name: string; stage: number}, handle: (stats: CompileStats) => void): void};
}

/**
 * Docusaurus plugin that checks what authors write before any page is built, and lists every problem with file, line
 * and fix. Commands that load no content (`swizzle`, `write-translations`) work in spite of problems. A build, and the
 * start of the development server, stop at a problem; a running development server prints it. After a build, the plugin
 * reports broken links with file and line; Docusaurus reports them only with the URLs of their pages.
 */
export default async function contentRules(
  {siteDir, siteConfig}: LoadContext,
  {folders: sources}: ContentRulesOptions,
): Promise<Plugin<string>> {
  const folders = await contentFolders(siteDir, sources);
  const home = new URL(siteConfig.baseUrl, siteConfig.url).href;
  const watchedFolders = [...new Set([...folders.map(({path}) => path), staticFolder])];

  const isDevelopment = process.env.NODE_ENV === 'development';
  // In a running server, the next check parses only the edited page again.
  const parse = isDevelopment ? openPageReader() : readContentPage;
  const openFiles = (): SiteFiles => openSiteFiles(siteDir, watchedFolders);
  const read = (files = openFiles()): Site => ({...readSite(files, folders, parse), home});

  const problemsOfRemarkPlugins = (pages: readonly Page[]): Problem[] =>
    pageProblems(siteDir, pages, ({folder}) => {
      const {beforeDefaultRemarkPlugins = [], remarkPlugins = []} = sources[folders.indexOf(folder)] ?? {};
      return [...beforeDefaultRemarkPlugins, ...remarkPlugins];
    });

  /** Returns the problems and all links. Pages are parsed once, or not at all if nothing changed since the last run. */
  function checkOnce(): [problems: Problem[], links: string] {
    const files = openFiles();
    const cache = openCache(siteDir, name);
    const texts = [...files.paths].sort().flatMap((file) => [file, files.read(file)]);
    const inputs = [home, JSON.stringify(folders), ...texts];
    const open = once(() => read(files));
    const remember = (key: readonly string[], make: () => unknown): string =>
      cache.get(key) ?? cache.set(key, JSON.stringify(make()));
    const problems = JSON.parse(remember(inputs, () => checkContent(open()))) as Problem[];
    const links = remember(['links', ...inputs], () => pageLinks(open(), home));
    if (problems.length === 0) {
      cache.prune();
      return [problems, links];
    }
    return [withFurther(problems, problemsOfRemarkPlugins(open().pages)), links];
  }

  /** Watches once per server: when the configuration changes, Docusaurus runs this plugin again, but not Rspack. */
  function watchWhileServed({watchRun, shutdown}: Hooks): void {
    let close: (() => void) | undefined;
    const watchNow = (): (() => void) => {
      /** Sources of pages whose remark plugins report nothing. They take long, so they run only for other pages. */
      const clean = new Map(read().pages.map(({file, source}) => [file, source]));
      const sidebars = sources.flatMap(({sidebarPath = []}) => sidebarPath);
      return watchContent(siteDir, [...watchedFolders, ...sidebars], async () => {
        const site = {...read(), folders: await contentFolders(siteDir, sources)};
        const further = site.pages
          .filter(({file, source}) => clean.get(file) !== source)
          .flatMap((page) => {
            const problems = problemsOfRemarkPlugins([page]);
            if (problems.length === 0) clean.set(page.file, page.source);
            return problems;
          });
        return withFurther(checkContent(site), further);
      });
    };
    watchRun.tap(name, () => {
      close ??= watchNow();
    });
    shutdown.tap(name, () => close?.());
  }

  /**
   * Ends a build whose pages have problems, and prints only the list of them. Docusaurus would print each inside a
   * stack trace, and end the build from the same hook of the compiler:
   * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/plugins/ForceTerminatePlugin.ts
   */
  function stopAtProblems({done}: Hooks): void {
    const beforeDocusaurus = -1;
    done.tap({name, stage: beforeDocusaurus}, (stats) => {
      const found = compileProblems(stats, siteDir);
      if (found.length === 0) return;
      // A compilation reports the problems of only one remark plugin per page.
      logger.error(formatReport(withFurther([], [...found, ...problemsOfRemarkPlugins(read().pages)])));
      process.exit(1);
    });
  }

  /**
   * Shows the problems of an opened page alone: Docusaurus' MDX loader puts them twice into an error with its stack. Its
   * errors about syntax and images become the problems that the rules find.
   */
  function showProblemsAlone({afterCompile}: Hooks): void {
    afterCompile.tap(name, ({errors}) => {
      [...errors].forEach((error, index) => {
        const page = /MDX compilation failed for file "(?<page>[^"]+)"/u.exec(error.message)?.groups?.page;
        if (page === undefined) return;
        const thrown = problemsIn(error);
        const ofPage = ({file}: Problem): boolean => path.join(siteDir, file) === page;
        const problems = thrown.length > 0 ? thrown : checkContent(read()).filter(ofPage);
        if (problems.length > 0) errors[index] = new ProblemError(problems);
      });
    });
  }

  return {
    name,
    async loadContent() {
      // Before the first `await`, so that the list is printed before another plugin throws because of the same page.
      const [problems, links] = checkOnce();
      if (problems.length > 0) throw new ProblemError(problems);
      return links;
    },
    configureWebpack(_config, isServer) {
      const uses = isDevelopment ? [watchWhileServed, showProblemsAlone] : [stopAtProblems];
      return isServer ? {} : {plugins: [{apply: ({hooks}) => uses.forEach((use) => use(hooks))}]};
    },
    async postBuild({content, outDir, baseUrl, routesPaths}) {
      reportLinks(JSON.parse(content) as PageLink[], openBuiltPages(outDir, baseUrl, routesPaths));
    },
  };
}

/**
 * Returns the problems of a compilation: those that remark plugins threw, and imports of pages that lead nowhere.
 * @returns nothing when there are other errors too, which the list would hide
 */
export function compileProblems(stats: CompileStats, siteDir: string): Problem[] {
  if (!stats.hasErrors()) return [];
  const errors = (stats.toJson('errors-warnings').errors ?? []).map((error) => [
    ...problemsIn(error),
    ...missingImport(error, siteDir),
  ]);
  return errors.some((problems) => problems.length === 0) ? [] : errors.flat();
}

/**
 * Returns the problems that a remark plugin threw. The error itself is lost: Docusaurus' MDX loader writes it as JSON
 * into the message of another error, and Rspack keeps only the message.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-mdx-loader/src/utils.ts
 */
function problemsIn({message}: CompileError): readonly Problem[] {
  // Rspack draws a line beside multiline messages.
  const text = message.replaceAll(/^ *│ ?/gmu, '');
  const json = /^Details:\n(?<json>\{\n[^]*?\n\})$/mu.exec(text)?.groups?.json;
  try {
    const {problems = []} = JSON.parse(json ?? '{}') as {problems?: readonly Problem[]};
    return problems;
  } catch {
    return [];
  }
}

/** Returns the problem of a page that imports a file or package that doesn't exist. Rspack names only its folder. */
function missingImport({message, moduleName = ''}: CompileError, siteDir: string): Problem[] {
  const name = /(?:Can't resolve|Cannot find module) '(?<name>[^']+)'/u.exec(message)?.groups?.name;
  if (name === undefined || !isPageFile(moduleName)) return [];
  const file = path.posix.normalize(moduleName);
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const place = placeAt(text, Math.max(0, text.search(new RegExp(`(?<=['"])${escapeRegex(name)}['"]`, 'u'))));
  return [{file, ...place, message: `"${name}" doesn't exist`, fix: 'correct the path, or delete the import'}];
}

/** @throws when a link to a missing page contains the site's URL, since Docusaurus doesn't check such links */
function reportLinks(links: readonly PageLink[], pages: LinkTargets): void {
  const local = links.filter(({url}) => !URL.canParse(url));
  linksToMissingPages(local, pages).forEach((problem) => logger.error(formatProblem(problem)));
  linksToMissingAnchors(links, pages).forEach((problem) => logger.warn(formatProblem(problem)));
  const complete = links.filter(({url}) => URL.canParse(url));
  const unchecked = linksToMissingPages(complete, pages);
  if (unchecked.length > 0) throw new ProblemError(unchecked);
}
