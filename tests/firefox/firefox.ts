// Pages in Firefox. Playwright brings its own build of Firefox; Puppeteer drives the one that readers have:
// https://pptr.dev/webdriver-bidi
import path from 'node:path';
import puppeteer, {type Browser, type HTTPRequest, type Page} from 'puppeteer-core';
import {site} from '../../config/site';
import {ensureFirefox} from '../../scripts/ensureBrowser.mts';
import {hosts, type RunningServer} from '../../scripts/server/hosts.mts';

/** What a request is answered with in place of the server's answer: nothing at all, or a body. */
export type WrongAnswer = 'failure' | {readonly body: string; readonly contentType: string; readonly status?: number};

/** Returns how a request is answered; undefined where the server answers. */
export type Answering = (url: string) => WrongAnswer | undefined;

/** A running Firefox, and the server of `npm start` with the built site. */
export interface Firefox {
  /** Opens an empty page that shares nothing with others. */
  open(): Promise<OpenPage>;
  /** Returns the full address of a path of the site. */
  addressOf(route: string): string;
  stop(): Promise<void>;
}

/** An open page. */
export interface OpenPage {
  readonly page: Page;
  /** What it has written to the console, and errors that nothing has caught. */
  readonly messages: readonly string[];
  /** Has requests answered otherwise from now on. */
  answer(answering: Answering): void;
  close(): Promise<void>;
}

async function answerRequest(request: HTTPRequest, answering: Answering): Promise<void> {
  const answer = answering(request.url());
  try {
    if (answer === undefined) await request.continue();
    else if (answer === 'failure') await request.abort();
    else await request.respond({status: 200, ...answer});
  } catch (error) {
    // The browser takes requests back when their document goes.
    if (!String(error).includes('no such request')) throw error;
  }
}

async function openIn(browser: Browser): Promise<OpenPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // As in playwright.config.ts: a time that no load reaches.
  page.setDefaultTimeout(120_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  let answering: Answering = () => undefined;
  page.on('request', (request) => void answerRequest(request, answering));
  // Before the first request: those that are on their way can't be answered otherwise.
  await page.setRequestInterception(true);
  return {
    page,
    messages,
    answer(wanted) {
      answering = wanted;
    },
    close: () => context.close(),
  };
}

/**
 * Starts Firefox, and a server for the folder that SITE_FOLDER names, else `build`.
 */
export async function startFirefox(): Promise<Firefox> {
  const host = hosts.find(({name}) => name === 'npm start');
  if (!host) throw new Error('scripts/server/hosts.mts has no server "npm start".');
  const server: RunningServer = await host.start(path.resolve(process.env.SITE_FOLDER ?? 'build'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    defaultViewport: {width: 1280, height: 800},
  });
  return {
    open: () => openIn(browser),
    addressOf: (route) => `http://localhost:${server.port}${site.baseUrl}${route.slice(1)}`,
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}
