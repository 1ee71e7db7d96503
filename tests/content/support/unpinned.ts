import {site} from '../../../config/site';

const name = '@truffle-ai/saiki';

/** Languages of code blocks that install or start programs. */
const starters = ['bash', 'docker', 'json', 'yaml'];
/** Commands that inspect or remove an installation. */
const asks = /\bnpm (?:ls|uninstall|view) /u;

/** How to write the npm package in a line that installs or starts it. */
export const pinned = `${name}@${site.version}`;

/** Returns the lines of a block that install or start the npm package without the version of the site. */
export function unpinned(language: string, code: string): string[] {
  if (!starters.includes(language)) return [];
  const named = code.split('\n').filter((line) => line.includes(name) && !asks.test(line));
  return named.filter((line) => line.replaceAll(pinned, '').includes(name));
}
