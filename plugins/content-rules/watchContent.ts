import {logger} from '@docusaurus/logger';
import {existsSync, watch} from 'node:fs';
import path from 'node:path';

/** In milliseconds. The page comes first, and editors save in several steps: one check after the last is enough. */
const settleTime = 700;

/**
 * Checks again whenever a file changes, and prints the faults when they are others than before.
 *
 * This is no watcher of the generator's: that would reload this plugin at the same moment as the one that owns the file,
 * and whichever finishes last would win with the state from before.
 * @param report gives the list of faults, empty when there are none
 */
export function watchContent(siteFolder: string, folders: readonly string[], report: () => string): void {
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  const check = (): void => {
    const next = report();
    if (next === last) return;
    last = next;
    if (next) logger.error(next);
    else logger.success('The content has no faults any more.');
  };
  for (const folder of folders.map((name) => path.join(siteFolder, name)).filter((name) => existsSync(name))) {
    watch(folder, {recursive: true}, () => {
      clearTimeout(timer);
      timer = setTimeout(check, settleTime);
    }).unref();
  }
}
