import path from 'node:path';
import {hashOf, hashOfFiles} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import {isScript, type ScriptBlock} from './programs';
import type {TypedWord, TypesOptions, typesOfPage} from './shownTypes';

/** In milliseconds. Authors soon edit again, and the compiler starts slowly; a build frees the memory. */
const idleTimeout = process.env.NODE_ENV === 'development' ? 600_000 : 2000;

/** Types of pages by a hash of everything they depend on, so that edits of prose don't start the compiler. */
const known = new Map<string, Promise<TypedWord[][]>>();

/** One thread: each has its own compiler, and starting a second one takes longer than finding all types of a site. */
const thread = openThread<typeof typesOfPage>({
  module: path.join(__dirname, 'shownTypes'),
  name: 'typesOfPage',
  idleTimeout,
});

/**
 * Like `typesOfPage`, but only once for the same programs. A page is compiled as a whole, because the order of a
 * union's members depends on what the compiler has read before, and because files in `examples` may import each other.
 * Builds have the result in Rspack's cache, as part of the compiled page.
 * @returns the words of each block that shows types
 */
export async function typesOfPageAsync({siteDir, sdk, page}: TypesOptions): Promise<Map<ScriptBlock, TypedWord[]>> {
  const blocks = page.blocks.filter(isScript);
  if (blocks.length === 0) return new Map();
  // Authors may edit the files that programs import while the development server runs.
  const version = hashOfFiles([sdk.declarations, 'examples'].map((folder) => path.join(siteDir, folder)));
  const question = {
    file: page.file,
    blocks: blocks.map(({language, code, flags, values}) => ({language, code, flags, values})),
  };
  const key = hashOf([siteDir, version, JSON.stringify([sdk, question])]);
  const found = known.get(key) ?? thread.ask({siteDir, sdk, page: question, version});
  known.set(key, found);
  found.catch(() => known.delete(key));
  const words = await found;
  return new Map(blocks.map((block, index) => [block, words[index] ?? []]));
}
