import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import {hashOfFiles, openCache, type Cache} from '@docs-kit/report';
import {isScript, type ScriptBlock} from './programs';
import type {TypedWord, TypesOptions} from './shownTypes';

/** In milliseconds. An author edits again soon, and the compiler starts slowly; a build gives its memory back. */
const idleTimeout = process.env.NODE_ENV === 'development' ? 600_000 : 2000;

/** By version of the files that programs import, which authors may edit while the development server runs. */
const caches = new Map<string, Cache>();

/**
 * One thread, started with the first question: each has its own compiler, and starting a second takes longer than all
 * questions of a site.
 */
const thread = new Tinypool({
  filename: pathToFileURL(path.join(__dirname, 'typesWorker.mjs')).href,
  maxThreads: 1,
  minThreads: 0,
  idleTimeout,
});

/**
 * Like `typesOfPage`, from the cache when no program of the page has changed: the compiler takes longer than everything
 * else that code blocks need. A page is compiled as a whole, since the order in which the compiler lists the members of a
 * union depends on what it has read before, and files of `examples` may import each other.
 * @returns the words of each block that shows types
 */
export async function typesOfPageAsync({siteDir, sdk, page}: TypesOptions): Promise<Map<ScriptBlock, TypedWord[]>> {
  const blocks = page.blocks.filter(isScript);
  if (blocks.length === 0) return new Map();
  const version = hashOfFiles([sdk.declarations, 'examples'].map((folder) => path.join(siteDir, folder)));
  const cache = caches.get(version) ?? openCache(siteDir, 'code-types', {inputs: [version, JSON.stringify(sdk)]});
  caches.set(version, cache);
  const question = {
    file: page.file,
    blocks: blocks.map(({language, code, flags, values}) => ({language, code, flags, values})),
  };
  const found = await cache.rememberAsync([JSON.stringify(question)], async () =>
    JSON.stringify(await thread.run({siteDir, sdk, page: question, version})),
  );
  const words = JSON.parse(found) as TypedWord[][];
  return new Map(blocks.map((block, index) => [block, words[index] ?? []]));
}
