import {logger} from '@docusaurus/logger';
import {existsSync, watch} from 'node:fs';
import path from 'node:path';

/** In milliseconds. The page comes first, and editors save in several steps: one check after the last is enough. */
const settleTime = 700;

/**
 * Checks again whenever a file changes, and prints the faults when they are others than before. A check that fails is
 * printed like a fault: nothing that an author writes ends the server.
 *
 * This is no watcher of the generator's: that would reload this plugin at the same moment as the one that owns the file,
 * and whichever finishes last would win with the state from before.
 * @param report gives the list of faults, empty when there are none
 * @returns ends the watch
 */
export function watchContent(siteFolder: string, folders: readonly string[], report: () => string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  const check = (): void => {
    const next = reportOrError(report);
    if (next === last) return;
    last = next;
    if (next) logger.error(next);
    else logger.success('The content has no faults any more.');
  };
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, settleTime);
  };
  const watchers = folders
    .map((name) => path.join(siteFolder, name))
    .filter((name) => existsSync(name))
    // A folder that goes away while it is read is an error to the watcher, and a change to us.
    .map((folder) => watch(folder, {recursive: true}, checkSoon).on('error', checkSoon));
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}

function reportOrError(report: () => string): string {
  try {
    return report();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The content could not be checked: ${reason}. The server goes on; the next change is checked again.`;
  }
}
