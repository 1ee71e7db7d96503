import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import browserslist from 'browserslist';
import {browserslistToTargets} from 'lightningcss';
import {criticalStyles, prepareSheet, type PreparedSheet} from './criticalStyles';
import {sheetAddress, withInlineStyles} from './inlineStyles';
import {pageParts, type PageParts} from './pageParts';

interface StyledPage {
  readonly file: string;
  readonly html: string;
  readonly address: string;
  readonly parts: PageParts;
}

function readPages(folder: string): StyledPage[] {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    try {
      const address = sheetAddress(html);
      return address === undefined ? [] : {file, html, address, parts: pageParts(html)};
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
 * that a reader's first view is one file. The whole sheet is for `config/document/wake.js` to fetch.
 * Without this plugin pages ask for the whole sheet and look the same.
 */
export default function staticFirstView({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'static-first-view',
    postBuild({outDir, baseUrl}) {
      const pages = readPages(outDir);
      const outside = new Set(pages.flatMap(({parts}) => [...parts.variables]));
      const targets = browserslistToTargets(browserslist(undefined, {path: siteDir, env: 'production'}));
      const sheets = new Map<string, PreparedSheet>();
      for (const {file, html, address, parts} of pages) {
        const sheet =
          sheets.get(address) ??
          prepareSheet(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'), outside, targets);
        sheets.set(address, sheet);
        replaceFile(file, withInlineStyles(html, criticalStyles(sheet, parts)));
      }
      return Promise.resolve();
    },
  };
}
