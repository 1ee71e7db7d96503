// Installs packages of Debian and Ubuntu that tests need.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Runs apt-get as root, or with sudo where it asks for no password. */
function aptGet(...parameters: readonly string[]): boolean {
  const command = ['apt-get', ...parameters];
  const [program = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(program, rest, {stdio: 'inherit', env}).status === 0;
}

/**
 * Installs Debian's packages, and prints which.
 * @returns whether they are installed now; false on other systems, and without the rights
 */
export function installDebianPackages(...names: readonly string[]): boolean {
  if (!existsSync('/etc/debian_version')) return false;
  console.log(`Installing the Debian packages ${names.join(', ')} …`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}
