// Installs the packages that a command needs and runs the command: `npm start`, `npm test` and others.
//
//   node scripts/run.mjs <level> <program> [options of the program]
//
// Plain JavaScript without packages: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const minimumNode = [20, 19];

/** What can be installed: folder of the lock file, options for `npm ci`, purpose. */
const levels = {
  site: {folder: '.', options: ['--omit=dev'], purpose: 'to build and serve the site'},
  checks: {folder: '.', options: ['--include=dev'], purpose: 'to build, serve and check the site'},
  benchmarks: {folder: 'benchmarks', options: [], purpose: 'that only benchmarks use'},
};

/**
 * Prints a message and exits.
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Reads the packages in a lock file, by folder.
 * @param {string} file
 * @returns {Record<string, {version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean}>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Installs packages if any in the lock file are missing from `node_modules`. npm writes its list of installed packages
 * last, so an interrupted installation is run again.
 * @param {'site' | 'checks' | 'benchmarks'} level
 */
function install(level) {
  const {folder, options, purpose} = levels[level];
  const isWanted = ([name, {dev, optional, devOptional}]) =>
    name.startsWith('node_modules/') && !optional && !(level === 'site' && (dev || devOptional));
  const wanted = Object.entries(readPackages(path.join(folder, 'package-lock.json'))).filter(isWanted);
  const list = path.join(folder, 'node_modules/.package-lock.json');
  const installed = existsSync(list) ? readPackages(list) : {};
  if (wanted.every(([name, {version}]) => installed[name] && installed[name].version === version)) return;

  console.log(`Installing ${wanted.length} packages ${purpose} …`);
  const start = Date.now();
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const {status} = spawnSync('npm', ['ci', ...options, ...flags], {
    cwd: folder,
    // npm's own summary would repeat the next line.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop('npm could not install the packages; see above why. Fix that, then run the same command again.');
  console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
}

const [level = '', program = '', ...options] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
  stop(
    `Node.js ${minimumNode.join('.')} or newer is needed; this is ${process.version}. See https://nodejs.org/en/download`,
  );
}
install(level === 'site' ? 'site' : 'checks');
if (level === 'benchmarks') install('benchmarks');
const {status} = spawnSync(process.execPath, ['--import', 'tsx', program, ...options], {stdio: 'inherit'});
process.exit(status ?? 1);
