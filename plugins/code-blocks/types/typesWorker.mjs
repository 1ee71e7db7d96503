// Thread that asks the compiler, so that the bundler works on meanwhile. Started by rememberedTypes.
import {load} from '../../load.cjs';

const {typesIn} = load('code-blocks/types/typesIn');

/** @param {Parameters<typeof import('./typesIn').typesIn>} question */
export default function answer(question) {
  return typesIn(...question);
}
