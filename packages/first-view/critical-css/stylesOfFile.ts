// Runs in the thread of pageStyles.ts.
import {readFileSync} from 'node:fs';
import {workerData} from 'node:worker_threads';
import {criticalStylesOf, type SheetOptions} from './criticalStyles';
import {readPageDocument} from './page';

const stylesFor = criticalStylesOf((workerData as {readonly data: SheetOptions}).data);

/** Returns the critical styles of a page, from its HTML file. */
export const stylesOfFile = (file: string): string => stylesFor(readPageDocument(readFileSync(file, 'utf8')));
