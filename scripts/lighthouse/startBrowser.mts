import {createServer, type AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {browserArguments, ensureBrowser} from '../ensureBrowser.mjs';

/** What the reader's system asks for. */
export type ColorMode = 'light' | 'dark';

/** A browser that Lighthouse can drive. */
export interface DrivenBrowser {
  /** Of the DevTools protocol. */
  readonly port: number;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
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
