import {availableParallelism} from 'node:os';
import type {SampleBlock, SamplePage} from './block.mjs';
import {noCache, type VerdictCache} from './cache.mjs';
import {checkBlock, type SampleResult} from './checkBlock.mjs';
import {chooseRole} from './chooseRole.mjs';
import type {Role} from './role.mjs';
import {roles} from './roles/index.mjs';
import {openWorkshop} from './workshop.mjs';

/** Options of {@link checkPages}. */
export interface CheckOptions {
  /** Absolute path of the site. */
  readonly siteFolder: string;
  readonly pages: readonly SamplePage[];
  /** Verdicts of earlier runs. */
  readonly cache?: VerdictCache;
  /** Told about each result as it comes. */
  readonly onResult?: (result: SampleResult) => void;
  readonly roles?: readonly Role[];
}

/**
 * Checks every block of the pages.
 * @returns one result for each block, in the order of the pages
 */
export async function checkPages({
  siteFolder,
  pages,
  cache = noCache,
  onResult,
  roles: known = roles,
}: CheckOptions): Promise<SampleResult[]> {
  const started = new Map<SampleBlock, Promise<SampleResult>>();
  // Blocks whose verdicts are known need no compiler, so it gets only the pages of the others.
  const stale = pages.filter((page) => page.blocks.some((block) => !cache.get(block, page)));
  const workshop = openWorkshop({
    siteFolder,
    pages: stale,
    printedBy: async (block, page) => (await result(block, page)).verdict.printed,
  });

  const result = (block: SampleBlock, page: SamplePage): Promise<SampleResult> => {
    const running = started.get(block) ?? check(block, page);
    started.set(block, running);
    return running;
  };
  const check = async (block: SampleBlock, page: SamplePage): Promise<SampleResult> => {
    const role = chooseRole(block, known);
    const kept = cache.get(block, page);
    if (kept && typeof role !== 'string') return {block, role, verdict: kept};
    const made = await checkBlock(block, page, workshop, known);
    if (!made.role?.isVolatile) cache.set(block, page, made.verdict);
    return made;
  };

  const all = pages.flatMap((page) => page.blocks.map((block) => ({block, page})));
  await inParallel(all, async ({block, page}) => onResult?.(await result(block, page)));
  return Promise.all(all.map(({block, page}) => result(block, page)));
}

/** Most of the time is spent waiting for other programs, so twice as many checks run as there are processors. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism() * 2}, worker));
}
