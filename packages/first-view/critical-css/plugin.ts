import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import {filesIn, openCache, replaceFile} from '@docs-kit/report';
import type {SheetOptions} from './criticalStyles';
import {pageStyles} from './pageStyles';
import {readBuildManifests, routeScripts} from './routeScripts';

const sheetLink = /<link rel="?stylesheet"? href="?(?<address>[^"\s>]+\.css)"? ?\/?>/g;

/** The script element that the document template writes, up to its list of scripts: a page's text may mention that too. */
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

/** Puts critical styles into a page in place of the request for its full style sheet, which hydration adds later. */
export function withInlineStyles(html: string, styles: string): string {
  const style = `<style data-critical-css>${styles.replaceAll('</style', '<\\/style')}</style>`;
  return html.replace(sheetLink, () => style);
}

/** Lists the scripts of a page's route for the hydration program, beside those of every page. */
export function withRouteScripts(html: string, scripts: readonly string[]): string {
  return html.replace(
    hydrationScript,
    (_, before: string) => `${before} data-route-scripts="${scripts.join(' ')}" data-scripts=`,
  );
}

/** A page as Docusaurus wrote it. Its text is read when needed: all pages together take much memory. */
interface PageFile {
  readonly file: string;
  /** Route without the base URL: `docs/guides/cli`; empty for the home page. */
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

/**
 * Docusaurus plugin: after the build, each page gets the styles that its own document can use inlined, so that the
 * first view needs one file. It also gets the list of its route's scripts, so that hydration requests everything at
 * once. The hydration program requests the full style sheet and the scripts later.
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
          replaceFile(file, withRouteScripts(styled, routeScripts(baseUrl + route, routes, manifests)));
        });
      }
      cache.prune();
    },
  };
}
