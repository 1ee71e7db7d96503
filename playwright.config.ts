import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from './scripts/ensureBrowser.mts';

const port = process.env.SITE_PORT ?? '4173';
const folder = process.env.SITE_FOLDER ?? 'build';
const isContinuous = Boolean(process.env.CI);

/**
 * Tests of the built site in `SITE_FOLDER` (default `build`): `browser` proves the rows of docs/specification.md,
 * `speed` the first view, `look` appearance and accessibility. The last two inject styles and scripts, which the
 * content security policy forbids; `browser` tests the policy. `visual` compares screenshots, which differ between
 * machines, so no other command runs it: see tests/look/README.md.
 */
export default defineConfig({
  projects: [
    {name: 'browser', testDir: 'tests/browser'},
    {name: 'speed', testDir: 'tests/speed', use: {bypassCSP: true}},
    {name: 'look', testDir: 'tests/look', testIgnore: 'visual.spec.ts', use: {bypassCSP: true}},
    {
      name: 'visual',
      testDir: 'tests/look',
      use: {bypassCSP: true},
      testMatch: 'visual.spec.ts',
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    },
  ],
  // Tools that read this file (linters, lists of tests) need no browser, so it's only installed when tests begin.
  globalSetup: './tests/installBrowser.ts',
  // Files that end in .test.ts are Vitest's.
  testMatch: /\.spec\.ts$/,
  // Playwright empties this folder on start, and reports of other stages are next to it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: isContinuous,
  // A test that passes on the second attempt is a broken test.
  retries: 0,
  workers: 2,
  // Ends tests that hang, and clicks on missing elements. No result depends on speed: even under load, nothing takes
  // this long.
  timeout: 1_800_000,
  expect: {timeout: 120_000},
  reporter: isContinuous ? [['line'], ['html', {open: 'never'}]] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 120_000,
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    // With one process less per browser, tests take 6 % less CPU time.
    launchOptions: {executablePath: findBrowser(), args: [...browserArguments, '--in-process-gpu']},
  },
  webServer: {
    command: `node --import tsx scripts/start.mts --no-build --port ${port} --folder "${folder}"`,
    url: `http://localhost:${port}/saiki/`,
    reuseExistingServer: !isContinuous,
  },
});
