// Finds Chrome or Chromium for the browser tests, and installs one if there is none.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {installDebianPackages} from './debianPackages.mts';

/**
 * Features of the browser's window and services that tests don't need. The two popups of the address bar each load a
 * page for every new window, which takes a third of a whole test run. This list replaces Playwright's, so it contains
 * what Playwright disables to be silent and reproducible:
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Arguments for every browser: the first is needed to run as root in a container, the others keep it silent. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  `--disable-features=${unusedFeatures.join()}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise the headless shell rounds character widths, so that late fonts shift lines, unlike in other browsers.
  '--font-render-hinting=none',
];

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell comes first: without a window, a browser uses a third less CPU time. */
const programNames = ['chromium-headless-shell', ...wholeBrowsers];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function programOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/**
 * Installs the fonts that config/fonts.css bases its fallbacks on, if they're missing on Debian: with any other font,
 * late fonts shift text. Readers' systems have Arial or Liberation Sans.
 */
function ensureFonts(): void {
  if (!existsSync('/etc/debian_version')) return;
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  if (/\b(?:Arial|Liberation Sans)\b/.test(stdout ?? '')) return;
  console.log('No Arial and no Liberation Sans found.');
  installDebianPackages('fonts-liberation', 'fontconfig');
}

/** Installs Debian packages, or Playwright's browser on other systems and if that fails. */
function installBrowser(): string | undefined {
  console.log('No Chrome or Chromium found: installing one …');
  if (installDebianPackages('chromium', 'chromium-headless-shell')) return programOnPath(programNames);
  const install = ['--no-install', 'playwright', 'install', 'chromium'];
  const {status} = spawnSync('npx', install, {stdio: 'inherit', shell: process.platform === 'win32'});
  return status === 0 ? playwrightBrowser() : undefined;
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Returns the path of a browser for the tests, or undefined if there is none: that in `CHROME_PATH`, an installed
 * Chrome or Chromium, or else Playwright's.
 * @throws when `CHROME_PATH` isn't a program
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(`CHROME_PATH is "${named}", which is not a program. Correct it, or unset it.`);
  }
  return named || (programOnPath(programNames) ?? playwrightBrowser());
}

/**
 * Returns the path of a complete browser, with features such as the back/forward cache, which the headless shell lacks;
 * that in `CHROME_PATH` if there is no other.
 */
export const findWholeBrowser = (): string | undefined =>
  programOnPath(wholeBrowsers) ?? playwrightBrowser() ?? (process.env.CHROME_PATH || undefined);

/**
 * Returns the path of Firefox. Installs the Debian package if there is none.
 * @throws when it's missing and can't be installed, with what to do
 */
export function ensureFirefox(): string {
  const find = (): string | undefined => programOnPath(['firefox-esr', 'firefox']);
  const firefox = find() ?? (installDebianPackages('firefox-esr') ? find() : undefined);
  if (!firefox) throw new Error('The tests in Firefox need it: install Firefox, so that "firefox" starts it.');
  return firefox;
}

/**
 * Returns the path of a browser for the tests from {@link findBrowser}. If there is none, or only the headless shell,
 * it installs one (the Debian package for root on Debian, Playwright's own otherwise) and prints that.
 * @throws when `CHROME_PATH` isn't a program, or when no browser could be installed
 */
export function ensureBrowser(): string {
  const browser = (findWholeBrowser() && findBrowser()) ?? installBrowser();
  if (!browser) {
    throw new Error('No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.');
  }
  ensureFonts();
  return browser;
}
