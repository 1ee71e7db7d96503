import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import {openBuildCache} from '../buildCache';
import {sheetAddress, sheetLinkFor, withInlineStyles} from './inlineStyles';
import {otherMedia} from './otherMedia';
import {pageStyles} from './pageStyles';
import {readGeneratedNotes, routeScripts} from './routeScripts';
import {withRouteScripts} from './withRouteScripts';

/** A page as the generator wrote it. Its text is read when it is needed: together, pages take much memory. */
interface UnstyledPage {
  readonly file: string;
  /** As the generator's routes name it, without the base URL: `docs/guides/cli`, or nothing for the front page. */
  readonly route: string;
  /** Of its style sheet. */
  readonly address: string;
}

const routeOf = (name: string) =>
  name
    .split(path.sep)
    .join('/')
    .replace(/(?:(?:^|\/)index)?\.html$/, '');

function readPages(folder: string): UnstyledPage[] {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    try {
      const address = sheetAddress(html);
      return address === undefined ? [] : {file, route: routeOf(name), address};
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}.`, {cause: error});
    }
  });
}

/** Other plugins read the pages at the same time: each finds the old file or the new one, never half of one. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

/**
 * Docusaurus plugin: after the build, each page gets the styles that its own document can use, inside of itself, so
 * that a reader's first view is one file; what is for paper and for forced colours becomes a file that all pages share.
 * It also says which scripts the page needs beside those of every page, so that waking is one step. The whole sheet and
 * the scripts are for `src/sleepingPage/wake.ts` to fetch.
 * Without this plugin pages ask for the whole sheet and look the same, and wake in two steps.
 */
export default function staticFirstView({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-first-view',
    async postBuild({outDir, baseUrl, routes}) {
      const notes = readGeneratedNotes(generatedFilesDir);
      const targets = browserslistToTargets(browserslist(undefined, {path: siteDir, env: 'production'}));
      const cache = openBuildCache(siteDir, 'static-first-view', __dirname);
      const pages = readPages(outDir);
      for (const address of new Set(pages.map((page) => page.address))) {
        const fileOf = (name: string) => path.join(outDir, name.slice(baseUrl.length));
        const css = readFileSync(fileOf(address), 'utf8');
        const other = otherMedia(css, targets);
        const otherAddress = path.posix.join(path.posix.dirname(address), other.file);
        writeFileSync(fileOf(otherAddress), other.text);
        const link = sheetLinkFor(otherAddress, other.media);
        const users = pages.filter((page) => page.address === address);
        const files = users.map(({file}) => file);
        const styles = await pageStyles(css, targets, files, cache);
        users.forEach(({file, route}, index) => {
          const styled = withInlineStyles(readFileSync(file, 'utf8'), styles[index] ?? '', link);
          replaceFile(file, withRouteScripts(styled, routeScripts(baseUrl + route, routes, notes)));
        });
      }
      cache.save();
    },
  };
}
