import path from 'node:path';
import {openContracts} from '@docs-kit/reference/contracts';

/** Facts about Saiki, which parts of the configuration are made from. */
export const contracts = openContracts(path.join(__dirname, '../contracts'));
