// Worker thread that runs the compiler, so that Rspack continues meanwhile. Started by typesThread.ts.
import {fileURLToPath, URL} from 'node:url';
import {load} from '@docs-kit/report/load.cjs';

export default load(fileURLToPath(new URL('shownTypes', import.meta.url))).typesOfPage;
