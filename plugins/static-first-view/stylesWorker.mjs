// Thread that finds the styles of pages, one at a time. Started by pageStyles.
import {readFileSync} from 'node:fs';
import {Tinypool} from 'tinypool';
import {load} from '../load.cjs';

const {criticalStyles, prepareSheet} = load('static-first-view/criticalStyles');
const {readPageDocument} = load('static-first-view/pageDocument');

/** @type {import('./pageStyles').SheetForPages} */
const {css, outside, targets} = Tinypool.workerData;
const sheet = prepareSheet(css, outside, targets);

/** @param {{file: string, variables: ReadonlySet<string>}} page */
export default function stylesOf({file, variables}) {
  return criticalStyles(sheet, readPageDocument(readFileSync(file, 'utf8'), variables));
}
