import {chromium} from '@playwright/test';
import {browserArguments, ensureBrowser} from '../../scripts/ensureBrowser.mts';
import {freePort} from '../../scripts/server/freePort.mts';

/** Color scheme that the reader's system prefers. */
export type ColorMode = 'light' | 'dark';

/** A browser that Lighthouse can drive. */
export interface DrivenBrowser {
  /** Port of the DevTools protocol. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a browser whose system prefers a color mode. Lighthouse opens its own page and doesn't emulate a mode, so the
 * browser as a whole has to prefer it.
 * @throws when pages don't see the mode
 */
export async function startBrowser(mode: ColorMode): Promise<DrivenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // Of the two for dark mode, the first is for Chrome, the second for the headless shell, which has no themes.
    args: [
      ...browserArguments,
      `--remote-debugging-port=${port}`,
      ...(mode === 'dark' ? ['--force-dark-mode', '--blink-settings=preferredColorScheme=0'] : []),
    ],
  });
  const page = await browser.newPage({colorScheme: null});
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.close();
  if (isDark !== (mode === 'dark')) {
    await browser.close();
    throw new Error(`The browser should prefer ${mode}, and pages see the other mode.`);
  }
  return {port, close: () => browser.close()};
}
