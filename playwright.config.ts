import {defineConfig} from '@playwright/test';
import {browserArguments, ensureBrowser} from './scripts/ensureBrowser.mts';

const port = Number(process.env.SITE_PORT ?? 4173);
const isContinuous = Boolean(process.env.CI);

/** Browser tests: the specification, row by row, against the built site in `SITE_FOLDER` (default `build`). */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isContinuous,
  // A test that passes at the second attempt is a broken test.
  retries: 0,
  workers: 2,
  timeout: 20_000,
  expect: {timeout: 5_000},
  reporter: isContinuous ? [['line'], ['html', {open: 'never'}]] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    launchOptions: {executablePath: ensureBrowser(), args: [...browserArguments]},
  },
  webServer: {
    command: 'node --import tsx scripts/serve.mts',
    url: `http://localhost:${port}/saiki/`,
    env: {SITE_PORT: String(port), SITE_FOLDER: process.env.SITE_FOLDER ?? 'build'},
    reuseExistingServer: !isContinuous,
  },
});
