import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {startDevServer} from './startDevServer.mts';
import {median} from './figures.mts';
import {editedPage} from './pages.mts';
import {withoutTelemetry} from './peers/peer.mts';

/** A site as its authors see it: with a development server that follows their edits. */
export interface DevSite {
  /** Folder of the project; it contains the edited page, which is restored. */
  readonly folder: string;
  /** Folder of the pages within it. */
  readonly contentFolder: string;
  /** Program and arguments: `['docusaurus', 'start']`. */
  readonly devCommand: readonly string[];
  /** Address of the front page on the server: `/saiki/`. */
  readonly baseUrl: string;
  /** Folders within `folder` that are deleted before a start without caches. */
  readonly caches: readonly string[];
}

/** How often each kind of edit is measured; the median is reported. */
const edits = 3;
/** Milliseconds between edits, and before the server stops: the author looks at the page. */
const pause = 2000;
/** Milliseconds after which a server is considered broken: no start or edit takes as long. */
const maxWait = 300_000;

const appendText = (text: string, words: string) => `${text}\n\n${words}\n`;
const insertIntoFirstSample = (text: string, words: string) =>
  text.replace(/^```(?:ts|typescript)\b[^\n]*\n/mu, (fence) => `${fence}const ${words} = 1 as number;\n`);

/** Returns the seconds from saving an edit until the browser shows its words. */
async function editSeconds(page: Page, file: string, edit: (text: string, words: string) => string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let count = 1; count <= edits; count += 1) {
      await setTimeout(pause);
      const words = `edit${count}of${Date.now()}`;
      const start = performance.now();
      writeFileSync(file, edit(text, words));
      await page.waitForFunction((shown) => document.body.innerText.includes(shown), words, {timeout: maxWait});
      times.push((performance.now() - start) / 1000);
    }
  } finally {
    writeFileSync(file, text);
  }
  return median(times);
}

/** Starts the server and passes its first page to `use`. Returns the seconds until that page was shown. */
async function startSeconds(
  browser: Browser,
  {folder, devCommand, baseUrl}: DevSite,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const server = await startDevServer(folder, devCommand, withoutTelemetry);
  const page = await browser.newPage();
  try {
    await server.show(page, baseUrl + editedPage.route.slice(1));
    await page.locator('h1', {hasText: editedPage.title}).waitFor({timeout: maxWait});
    const seconds = (performance.now() - start) / 1000;
    await use(page);
    await setTimeout(pause);
    return seconds;
  } finally {
    await page.close();
    await server.stop();
  }
}

/**
 * Measures what authors wait for: the time from starting the server until it shows a page, without caches and with the
 * caches of that start, and the time from saving an edit of that page until the browser shows it.
 * @returns seconds by name
 */
export async function devTimes(browser: Browser, site: DevSite): Promise<Record<string, number>> {
  const file = path.join(site.folder, site.contentFolder, `${editedPage.route.slice(1)}.md`);
  site.caches.forEach((cache) => rmSync(path.join(site.folder, cache), {recursive: true, force: true}));
  let text = 0;
  let sample = 0;
  const cold = await startSeconds(browser, site, async (page) => {
    text = await editSeconds(page, file, appendText);
    sample = await editSeconds(page, file, insertIntoFirstSample);
  });
  const warm = await startSeconds(browser, site, async () => {});
  const figures = {
    'development server, cold: page there, s': cold,
    'development server, warm: page there, s': warm,
    'edit of text: seen, s': text,
    'edit of a sample: seen, s': sample,
  };
  return Object.fromEntries(Object.entries(figures).map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]));
}
