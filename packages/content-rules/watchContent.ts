import {logger} from '@docusaurus/logger';
import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {messageOf} from '@docs-kit/report';

/** Milliseconds from the last change to the check. The page is shown first, and editors may save in several steps. */
const settleTime = 700;

/**
 * Checks again whenever a file changes, and prints the report when it differs from the last one. Errors of the check
 * are printed too: nothing that an author writes may end the server.
 *
 * Docusaurus' own watcher (`getPathsToWatch`) isn't used: it would reload this plugin at the same moment as the content
 * plugin that owns the file, and whichever finishes last would restore outdated content.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/commands/start/utils.ts
 * @param check returns the report, empty when there are no problems
 * @returns a function that stops watching
 */
export function watchContent(siteDir: string, folders: readonly string[], check: () => string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  const checkNow = (): void => {
    const next = reportOrError(check);
    if (next === last) return;
    last = next;
    if (next) logger.error(next);
    else logger.success('The content has no problems any more.');
  };
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(checkNow, settleTime);
  };
  const watchers = folders
    .map((name) => path.join(siteDir, name))
    .filter((name) => existsSync(name))
    // The watcher reports an error when a folder is deleted while it's read. Here, that is another change.
    .map((folder) => watch(folder, {recursive: true}, checkSoon).on('error', checkSoon));
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}

function reportOrError(check: () => string): string {
  try {
    return check();
  } catch (error) {
    const reason = messageOf(error);
    return `The content couldn't be checked: ${reason}. The server goes on; the next change is checked again.`;
  }
}
