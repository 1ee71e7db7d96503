import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import {filesIn, hashOf, openCache, saveFile, type Cache} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import type {SheetOptions, stylesOfFiles} from './criticalStyles';
import {readBuildManifests, routeScripts} from './routeScripts';

const sheetLink = /<link rel="?stylesheet"? href="?(?<address>[^"\s>]+\.css)"? ?\/?>/g;

/** The document template's script element, up to its list of scripts. A page's text may contain that attribute too. */
const hydrationScript = /(<script defer src=[^>]*?) data-scripts=/;

/**
 * Returns the address of the only style sheet that a page requests; undefined for pages without one.
 * @throws when there are several
 */
export function sheetAddress(html: string): string | undefined {
  const [link, another] = html.matchAll(sheetLink);
  if (another) throw new Error('it requests more than one style sheet; only the one of Docusaurus is supported');
  return link?.groups?.address;
}

/** Replaces a page's link to its full style sheet, which hydration adds later, with its critical styles. */
export function withInlineStyles(html: string, styles: string): string {
  const style = `<style data-critical-css>${styles.replaceAll('</style', '<\\/style')}</style>`;
  return html.replace(sheetLink, () => style);
}

/** Adds the scripts of a page's route to the hydration program's element, which already lists those of every page. */
export function withRouteScripts(html: string, scripts: readonly string[]): string {
  return html.replace(
    hydrationScript,
    (_, before: string) => `${before} data-route-scripts="${scripts.join(' ')}" data-scripts=`,
  );
}

/** A page as Docusaurus wrote it. Its text is read when needed: all pages together take a lot of memory. */
interface PageFile {
  readonly file: string;
  /** Route without the base URL, such as `docs/guides/cli`; empty for the home page. */
  readonly route: string;
  /** Address of its style sheet. */
  readonly address: string;
}

const routeOf = (name: string) => name.replace(/(?:(?:^|\/)index)?\.html$/, '');

function readPages(folder: string): PageFile[] {
  return filesIn(folder, '.html').flatMap((name) => {
    const file = path.join(folder, name);
    try {
      const address = sheetAddress(readFileSync(file, 'utf8'));
      return address === undefined ? [] : {file, route: routeOf(name), address};
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}.`, {cause: error});
    }
  });
}

/** Returns the part of a page that its styles depend on. The names of scripts change with every build. */
const styledPart = (file: string): string => readFileSync(file, 'utf8').replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Returns the critical styles of pages that share a style sheet, in the order of `files`.
 */
export async function pageStyles(
  sheet: SheetOptions,
  files: readonly string[],
  cache: Pick<Cache, 'get' | 'set'>,
): Promise<string[]> {
  const sheetHash = hashOf([sheet.css, sheet.stateAttributes.join(), JSON.stringify(sheet.targets)]);
  const pages = files.map((file) => {
    const inputs = [sheetHash, styledPart(file)];
    return {file, inputs, known: cache.get(inputs)};
  });
  const missing = pages.flatMap(({file, known}) => (known === undefined ? [file] : []));
  const made = (await stylesInThread(sheet, missing)).values();
  return pages.map(({inputs, known}) => known ?? cache.set(inputs, made.next().value ?? ''));
}

/** A separate thread lets the build do other work meanwhile, and frees the memory of all page trees when it ends. */
async function stylesInThread(sheet: SheetOptions, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const thread = openThread<typeof stylesOfFiles>({
    module: path.join(__dirname, 'criticalStyles'),
    name: 'stylesOfFiles',
    // A tree is garbage as soon as the next page is read. Without a limit, half a gigabyte of trees piles up.
    resourceLimits: {maxOldGenerationSizeMb: 512},
  });
  return thread.ask({sheet, files}).finally(() => thread.end());
}

/**
 * Docusaurus plugin: after the build, inlines into each page the styles that its document can use, so that the first
 * view needs only one file. Each page also gets the list of its route's scripts, so that hydration requests everything
 * at once. The hydration program requests the full style sheet and the scripts later.
 */
export function criticalCss(
  {siteDir, generatedFilesDir}: LoadContext,
  {stateAttributes}: Pick<SheetOptions, 'stateAttributes'>,
): Plugin {
  return {
    name: 'critical-css',
    async postBuild({outDir, baseUrl, routes}) {
      const manifests = readBuildManifests(generatedFilesDir);
      const targets = browserslistToTargets(browserslist(undefined, {path: siteDir, env: 'production'}));
      const cache = openCache(siteDir, 'critical-css');
      const pages = readPages(outDir);
      for (const address of new Set(pages.map((page) => page.address))) {
        const css = readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        const users = pages.filter((page) => page.address === address);
        const files = users.map(({file}) => file);
        const styles = await pageStyles({css, stateAttributes, targets}, files, cache);
        users.forEach(({file, route}, index) => {
          const styled = withInlineStyles(readFileSync(file, 'utf8'), styles[index] ?? '');
          saveFile(file, withRouteScripts(styled, routeScripts(baseUrl + route, routes, manifests)));
        });
      }
      cache.prune();
    },
  };
}
