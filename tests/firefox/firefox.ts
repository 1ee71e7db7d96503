// Pages in Firefox. Playwright ships a modified Firefox; Puppeteer drives the one that readers have:
// https://pptr.dev/webdriver-bidi
import path from 'node:path';
import puppeteer, {type Browser, type HTTPRequest, type Page} from 'puppeteer-core';
import {site} from '../../config/site';
import {ensureFirefox} from '../../scripts/ensureBrowser.mts';
import {hosts, type RunningServer} from '../../scripts/server/hosts.mts';

/** The response that replaces the server's: none at all, or a body. */
export type WrongAnswer = 'failure' | {readonly body: string; readonly contentType: string; readonly status?: number};

/** Returns the response to a request; undefined if the server answers it. */
export type Answering = (url: string) => WrongAnswer | undefined;

/** A running Firefox, and the server of `npm start` with the built site. */
export interface Firefox {
  /** Opens an empty page that shares no state with others. */
  open(): Promise<OpenPage>;
  /** Returns the full address of a path of the site. */
  addressOf(route: string): string;
  stop(): Promise<void>;
}

/** An open page. */
export interface OpenPage {
  readonly page: Page;
  /** Its console messages and uncaught errors. */
  readonly messages: readonly string[];
  /** Replaces responses from now on. */
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
    // The browser cancels requests when their document is unloaded.
    if (!String(error).includes('no such request')) throw error;
  }
}

async function openIn(browser: Browser): Promise<OpenPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // As in playwright.config.ts: even under load, nothing takes this long.
  page.setDefaultTimeout(120_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  let answering: Answering = () => undefined;
  page.on('request', (request) => void answerRequest(request, answering));
  // Before the first request: responses to requests in flight can't be replaced.
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

/** Starts Firefox, and a server for the folder in SITE_FOLDER, or `build`. */
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
