// Worker thread that runs the compiler, so that Rspack continues meanwhile. Started by typesThread.ts.
import {fileURLToPath, URL} from 'node:url';
import {load} from '@docs-kit/report/load.cjs';

const {typesOfPage} = load(fileURLToPath(new URL('shownTypes.ts', import.meta.url)));

/** @param {Parameters<typeof import('./shownTypes').typesOfPage>[0]} options */
export default function answer(options) {
  return typesOfPage(options);
}
