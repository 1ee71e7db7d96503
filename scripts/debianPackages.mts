// Installs Debian and Ubuntu packages that tests need.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Runs apt-get as root, or with sudo if that needs no password. */
function aptGet(...args: readonly string[]): boolean {
  const command = ['apt-get', ...args];
  const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(program, rest, {stdio: 'inherit', env}).status === 0;
}

/**
 * Installs Debian packages, and prints which.
 * @returns whether they're installed now; false on other systems, and without permission
 */
export function installDebianPackages(...names: readonly string[]): boolean {
  if (!existsSync('/etc/debian_version')) return false;
  console.log(`Installing the Debian packages ${names.join(', ')} …`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}
