// Installs the packages of package-lock.json when they are missing or older than the lock file.
// Plain JavaScript without packages: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

// npm writes this file at the end of each installation.
const installed = 'node_modules/.package-lock.json';
const minimumNode = [20, 19];

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** A lock file that is newer than the last installation, by more than the installation itself takes to write both. */
function isInstalled() {
  const tolerance = 60_000;
  return existsSync(installed) && statSync(installed).mtimeMs + tolerance > statSync('package-lock.json').mtimeMs;
}

/** Makes `node_modules` match `package-lock.json`; does nothing when it does already. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
    fail(
      `Node.js ${minimumNode.join('.')} or newer is needed; this is ${process.version}. See https://nodejs.org/en/download`,
    );
  }
  if (isInstalled()) {
    return;
  }
  console.log('Installing packages (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('Packages could not be installed; npm says why above. Mend that, then run the same command again.');
  }
}

/**
 * Runs one of our TypeScript programs and ends with its exit code.
 * @param {string} file path of the program
 */
export function runProgram(file) {
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], {stdio: 'inherit'});
  process.exit(status ?? 1);
}
