// Thread that finds the styles of pages, one at a time. Started by pageStyles.
import {readFileSync} from 'node:fs';
import {Tinypool} from 'tinypool';
import {tsImport} from 'tsx/esm/api';

const {criticalStyles, prepareSheet} = await tsImport('./criticalStyles.ts', import.meta.url);
const {readPageDocument} = await tsImport('./pageDocument.ts', import.meta.url);

/** @type {import('./pageStyles').SheetForPages} */
const {css, outside, targets} = Tinypool.workerData;
const sheet = prepareSheet(css, outside, targets);

/** @param {{file: string, variables: ReadonlySet<string>}} page */
export default function stylesOf({file, variables}) {
  return criticalStyles(sheet, readPageDocument(readFileSync(file, 'utf8'), variables));
}
