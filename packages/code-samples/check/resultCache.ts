import path from 'node:path';
import {hashOf, memoized, openCache} from '@docs-kit/report';
import type {CheckResult} from './role';
import type {SampleBlock, SamplePage} from './samplePages';

/** Results of earlier runs, by everything that they depend on. */
export interface ResultCache {
  get(block: SampleBlock, page: SamplePage): CheckResult | undefined;
  /** Stores a result, unless it has problems: failing blocks are checked again each time until they are fixed. */
  set(block: SampleBlock, page: SamplePage, result: CheckResult): void;
  /** Deletes the entries that this run neither read nor wrote. Only for runs over all pages. */
  prune(): void;
}

/**
 * Opens the cache of results.
 * @param siteDir absolute path of the site
 * @param dependsOn files and folders besides the pages that results depend on, relative to the site
 */
export function openResultCache(siteDir: string, dependsOn: readonly string[]): ResultCache {
  const cache = openCache(siteDir, 'samples/results', {
    dependsOn: dependsOn.map((location) => path.join(siteDir, location)),
    // The PATH decides which programs are run.
    inputs: [process.env.PATH ?? ''],
  });
  // A block may depend on any other on its page, by importing it or using its files or variables.
  const hashOfPage = memoized(({blocks}: SamplePage) => hashOf(blocks.map(contentOf)));
  // Results contain line numbers, so a block that moved is checked again.
  const inputsOf = ({file, line, index}: SampleBlock, page: SamplePage): string[] => [
    file,
    String(line),
    String(index),
    hashOfPage(page),
  ];

  return {
    get(block, page) {
      const stored = cache.get(inputsOf(block, page));
      return stored === undefined ? undefined : (JSON.parse(stored) as CheckResult);
    },
    set(block, page, result) {
      if (result.problems.length === 0) cache.set(inputsOf(block, page), JSON.stringify(result));
    },
    prune: () => cache.prune(),
  };
}

const contentOf = ({language, flags, values, lines, wrongRanges, code, directive, unreadable}: SampleBlock): string =>
  JSON.stringify([language, flags, values, [...lines], wrongRanges, code, directive, unreadable]);
