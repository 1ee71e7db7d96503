import {chromium} from '@playwright/test';
import {browserArguments, ensureBrowser} from '../ensureBrowser.mjs';
import {freePort} from '../server/freePort.mjs';

/** What the reader's system asks for. */
export type ColorMode = 'light' | 'dark';

/** A browser that Lighthouse can drive. */
export interface DrivenBrowser {
  /** Of the DevTools protocol. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a browser on a system that prefers a colour mode. Lighthouse opens its own page and emulates no mode, so the
 * browser as a whole has to prefer it.
 * @throws when pages do not see the mode
 */
export async function startBrowser(mode: ColorMode): Promise<DrivenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`, ...(mode === 'dark' ? ['--force-dark-mode'] : [])],
  });
  const page = await browser.newPage({colorScheme: null});
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.close();
  if (isDark !== (mode === 'dark')) {
    await browser.close();
    throw new Error(`The browser was asked to prefer ${mode}, and pages see the other mode.`);
  }
  return {port, close: () => browser.close()};
}
