// Thread that asks the compiler, so that the bundler works on meanwhile. Started by rememberedTypes.
import {tsImport} from 'tsx/esm/api';

const {typesIn} = await tsImport('./typesIn.ts', import.meta.url);

/** @param {Parameters<typeof import('./typesIn').typesIn>} question */
export default function answer(question) {
  return typesIn(...question);
}
