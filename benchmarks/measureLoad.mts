import path from 'node:path';
import type {Browser, CDPSession, Page} from '@playwright/test';

/** The cost of one page load. Bytes as sent over the wire, times in milliseconds. */
export interface Load {
  /** Everything before the first interaction. */
  readonly firstView: number;
  readonly document: number;
  readonly requests: number;
  /** All scripts, including those that ran after the first interaction. */
  readonly scripts: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** From the first interaction to the end of hydration; 0 if the page doesn't report it. */
  readonly hydration: number;
}

/** What `inPage/observeLoad.js` records. */
interface Timings {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: {startTime: number; duration: number}[];
  hydrated: number;
  interaction: number;
}

/** Throttles a page to a phone on slow 4G, with Lighthouse's numbers for throttling applied by the browser. */
export async function throttleToSlowPhone(session: CDPSession): Promise<void> {
  // In bytes a second.
  const throughput = (1474.56 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // In milliseconds.
    latency: 562.5,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/** Returns the total blocking time, as Lighthouse defines it: what tasks take beyond 50 ms after the first paint. */
function blockingTime({fcp, longTasks}: Timings): number {
  const afterPaint = longTasks.map(({startTime, duration}) => startTime + duration - Math.max(startTime, fcp));
  return afterPaint.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** Waits until no request has started and no response has arrived for a while. */
async function waitUntilIdle(page: Page, activity: () => number, milliseconds: number): Promise<void> {
  let last = -1;
  while (last !== activity()) {
    last = activity();
    await page.waitForTimeout(milliseconds);
  }
}

/**
 * Loads a page on a slow phone in a fresh profile, waits until it's idle, moves the pointer as a first interaction, and
 * waits again.
 * @param address full address of the page
 * @throws when the server has no such page
 */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({path: path.join(import.meta.dirname, 'inPage/observeLoad.js')});
    const session = await context.newCDPSession(page);
    await throttleToSlowPhone(session);

    const bytes = {all: 0, document: 0, script: 0, requests: 0};
    const kinds = new Map<string, string>();
    let activity = 0;
    session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
      activity += 1;
      if (request.url.startsWith('http')) {
        kinds.set(requestId, type ?? 'Other');
        bytes.requests += 1;
      }
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      activity += 1;
      bytes.all += encodedDataLength;
      const kind = kinds.get(requestId);
      if (kind === 'Document') bytes.document += encodedDataLength;
      if (kind === 'Script') bytes.script += encodedDataLength;
    });

    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) throw new Error(`${address} returned ${response?.status()}: no page to measure.`);
    await waitUntilIdle(page, () => activity, 1000);
    const firstView = bytes.all;
    const {requests} = bytes;
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await waitUntilIdle(page, () => activity, 2000);
    const timings = await page.evaluate(() => (window as unknown as {measured: Timings}).measured);
    return {
      firstView,
      document: bytes.document,
      requests,
      scripts: bytes.script,
      fcp: timings.fcp,
      lcp: timings.lcp,
      cls: timings.cls,
      tbt: blockingTime(timings),
      hydration: timings.hydrated > timings.interaction ? timings.hydrated - timings.interaction : 0,
    };
  } finally {
    await context.close();
  }
}
