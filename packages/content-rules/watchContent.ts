import {logger} from '@docusaurus/logger';
import {watch} from 'chokidar';
import {formatReport, messageOf, type Problem} from '@docs-kit/report';

/** Milliseconds from the last change to the check. The page is shown first, and editors may save in several steps. */
const settleTime = 700;

/**
 * Checks at the start and whenever a file changes, and prints the report when it differs from the last one. A file with
 * a problem, such as a diagram, is watched from then on. Errors of the check are printed too: nothing that an author
 * writes may end the server.
 *
 * Docusaurus' own watcher (`getPathsToWatch`) isn't used: it would reload this plugin at the same moment as the content
 * plugin that owns the file, and whichever finishes last would restore outdated content.
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/commands/start/utils.ts
 * @param folders to watch, and single files
 * @param check returns all problems
 * @returns a function that stops watching
 */
export function watchContent(
  siteDir: string,
  folders: readonly string[],
  check: () => Promise<readonly Problem[]>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = '';
  const watched = new Set<string>();
  const checkNow = async (): Promise<void> => {
    const next = await reportOrError(async () => {
      const problems = await check();
      const added = problems.map(({file}) => file).filter((file) => !watched.has(file));
      added.forEach((file) => watched.add(file));
      watcher.add(added);
      // It may change before the watcher is there.
      if (added.length > 0) checkSoon();
      return problems.length === 0 ? '' : formatReport(problems);
    });
    if (next === last) return;
    last = next;
    if (next) logger.error(next);
    else logger.success('The content has no problems anymore.');
  };
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void checkNow(), settleTime);
  };
  // Not `fs.watch`: on Linux, it reports nothing more about a file after a save has replaced it, as many editors do.
  const watcher = watch([...folders], {cwd: siteDir, disableGlobbing: true, ignoreInitial: true});
  // The first check is for changes before the watcher was ready. An error, which it can report when a folder is deleted
  // while it's read, is another change here.
  watcher.on('ready', checkSoon).on('all', checkSoon).on('error', checkSoon);
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}

async function reportOrError(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch (error) {
    const reason = messageOf(error);
    return `The content couldn't be checked: ${reason}. The server goes on; the next change is checked again.`;
  }
}
