import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Targets} from 'lightningcss';
import {Tinypool} from 'tinypool';
import {digest, type BuildCache} from '../buildCache';
import {namesIn, readPageOutline} from './pageOutline';

/** What the thread that finds styles is told at its start. */
export interface SheetForPages {
  readonly css: string;
  /** Custom properties that any page sets or reads itself. */
  readonly outside: ReadonlySet<string>;
  readonly targets: Targets;
}

/**
 * A thread of its own, so that the build does other work meanwhile, and the trees of the pages do not stay in its memory.
 */
const openThread = (workerData: SheetForPages) =>
  new Tinypool({
    filename: pathToFileURL(path.join(__dirname, 'stylesWorker.mjs')).href,
    maxThreads: 1,
    minThreads: 0,
    // A tree is garbage as soon as the next page is read. Without a limit, half a gigabyte of it waits to be collected.
    resourceLimits: {maxOldGenerationSizeMb: 512},
    workerData,
  });

/**
 * The own styles of each of the pages that share a style sheet. Pages of which the sheet sees the same parts share their
 * styles too.
 * @param css text of the whole sheet
 * @param targets browsers that the text is for
 * @param files their HTML files
 * @param cache what the last build made
 */
export async function pageStyles(
  css: string,
  targets: Targets,
  files: readonly string[],
  cache: BuildCache,
): Promise<string[]> {
  const names = namesIn(css);
  const outlines = files.map((file) => ({file, ...readPageOutline(readFileSync(file, 'utf8'), names)}));
  const outside = new Set(outlines.flatMap(({variables}) => [...variables]));
  const inputs = digest([css, ...[...outside].sort(), JSON.stringify(targets)]);
  const thread = openThread({css, outside, targets});
  try {
    return await Promise.all(
      outlines.map(({file, variables, visible}) =>
        cache.recallLater([inputs, visible], () => thread.run({file, variables}) as Promise<string>),
      ),
    );
  } finally {
    await thread.destroy();
  }
}
