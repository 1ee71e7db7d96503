// Thread that finds the critical styles of pages, one at a time. Started by pageStyles.ts.
import {readFileSync} from 'node:fs';
import {fileURLToPath, URL} from 'node:url';
import {Tinypool} from 'tinypool';
import {load} from '@docs-kit/report/load.cjs';

const {criticalStylesOf} = load(fileURLToPath(new URL('criticalStyles', import.meta.url)));
const {readPageDocument} = load(fileURLToPath(new URL('page', import.meta.url)));

/** @type {import('./criticalStyles').SheetOptions} */
const sheetOptions = Tinypool.workerData;
const stylesFor = criticalStylesOf(sheetOptions);

/** @param {string} file HTML file of the page */
export default function stylesOf(file) {
  return stylesFor(readPageDocument(readFileSync(file, 'utf8')));
}
