// Finds a Chrome or Chromium for the browser tests, and installs one where there is none.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/**
 * Parts of the browser's own window and services that tests have no use for. The two lists under the address field load
 * a page each for every new window, which costs a third of a whole test run. This list takes the place of Playwright's,
 * so what Playwright switches off to be silent and reproducible is in it too.
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

/** Needed where the browser runs as root in a container; the others keep it silent and light. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  `--disable-features=${unusedFeatures.join()}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => programNames.map((name) => path.join(folder, name)));
  return [...onPath, ...(usualPlaces[process.platform] ?? [])].find(isExecutable);
}

function run(program: string, parameters: readonly string[]): boolean {
  const {status} = spawnSync(program, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

function installFromDebian(): string | undefined {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isRootOnDebian) {
    return undefined;
  }
  console.log('No Chrome or Chromium found: installing the Debian package "chromium" …');
  const isInstalled = run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium']);
  return isInstalled ? installedBrowser() : undefined;
}

function browserOfPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installFromPlaywright(): string | undefined {
  console.log('No Chrome or Chromium found: installing the one of Playwright …');
  return run('npx', ['--no-install', 'playwright', 'install', 'chromium']) ? browserOfPlaywright() : undefined;
}

/**
 * Path of a browser for the tests, and nothing when none is there: the one that `CHROME_PATH` names, an installed Chrome
 * or Chromium, else Playwright's.
 * @throws when `CHROME_PATH` names no program
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(`CHROME_PATH names "${named}", which is no program. Correct it, or unset it.`);
  }
  return named || (installedBrowser() ?? browserOfPlaywright());
}

/**
 * Path of a browser for the tests as {@link findBrowser} finds it, else of a new one (Debian's package for root on
 * Debian, Playwright's own elsewhere). Says on screen what it installs.
 * @throws when `CHROME_PATH` names no program, or when no browser could be installed
 */
export function ensureBrowser(): string {
  const browser = findBrowser() ?? installFromDebian() ?? installFromPlaywright();
  if (!browser) {
    throw new Error('No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.');
  }
  return browser;
}
