// Thread that makes the Markdown copies. Started by index.ts.
import {fileURLToPath, URL} from 'node:url';
import {load} from '@docs-kit/report/load.cjs';

export default load(fileURLToPath(new URL('makeCopies', import.meta.url))).makeCopies;
