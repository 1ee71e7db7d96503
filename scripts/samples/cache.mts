import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleBlock, SamplePage} from './block.mjs';
import type {Verdict} from './role.mjs';

/** Verdicts of earlier runs, by everything that they depend on. */
export interface VerdictCache {
  get(block: SampleBlock, page: SamplePage): Verdict | undefined;
  set(block: SampleBlock, page: SamplePage, verdict: Verdict): void;
  /**
   * Writes the verdicts that were used or made in this run.
   * @param isComplete whether the run looked at all pages; what it did not use is then forgotten
   */
  save(isComplete: boolean): void;
}

/** A cache that knows nothing. */
export const noCache: VerdictCache = {get: () => undefined, set: () => undefined, save: () => undefined};

const hash = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

/** Files outside of the pages on which verdicts depend: contracts, samples, the checks themselves, package versions. */
const foundations = ['contracts', 'examples', 'scripts/samples', 'plugins/code-blocks', 'plugins/contract-reference'];

function hashOfFoundations(siteFolder: string): string {
  const files = foundations.flatMap((folder) =>
    readdirSync(path.join(siteFolder, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  const texts = [...files, path.join(siteFolder, 'package-lock.json')].map(
    (file) => `${path.relative(siteFolder, file)}\0${readFileSync(file, 'utf8')}`,
  );
  return hash(process.version, process.env.PATH ?? '', ...texts);
}

/**
 * Opens the cache of a site, below `node_modules/.cache/`.
 * @param siteFolder absolute path of the site
 */
export function openCache(siteFolder: string): VerdictCache {
  const file = path.join(siteFolder, 'node_modules/.cache/samples/verdicts.json');
  const kept = read(file);
  const foundation = hashOfFoundations(siteFolder);
  const used: Record<string, Verdict> = {};
  const contexts = new WeakMap<SamplePage, string>();

  // A block may need any other of its page: continue or import it, name a file or a variable that stands there.
  const contextOf = (page: SamplePage): string => {
    const context = contexts.get(page) ?? hash(...page.blocks.map(contentOf));
    contexts.set(page, context);
    return context;
  };
  // Lines are part of verdicts, so a block that moved is checked again.
  const keyOf = ({file: name, line, index}: SampleBlock, page: SamplePage): string =>
    hash(foundation, name, String(line), String(index), contextOf(page));

  return {
    get(block, page) {
      const key = keyOf(block, page);
      const verdict = kept[key];
      if (verdict) used[key] = verdict;
      return verdict;
    },
    set(block, page, verdict) {
      // A failure is shown again and again until it is mended, with a fresh look each time.
      if (verdict.problems.length === 0) used[keyOf(block, page)] = verdict;
    },
    save(isComplete) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(isComplete ? used : {...kept, ...used}));
    },
  };
}

const contentOf = ({language, flags, values, lines, wrongRanges, code, unreadable}: SampleBlock): string =>
  JSON.stringify([language, flags, values, [...lines], wrongRanges, code, unreadable]);

function read(file: string): Record<string, Verdict> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verdict>;
  } catch {
    // A half-written cache is no cache.
    return {};
  }
}
