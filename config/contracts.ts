import path from 'node:path';
import {openContracts} from '@docs-kit/reference/contracts';
import type {Cli} from '../contracts/cli';
import type {ErrorCatalog} from '../contracts/errorCatalog';

/** Facts about Saiki, which parts of the configuration are made from. */
export const contracts = openContracts(path.join(__dirname, '../contracts'));

export const errorCatalog = contracts.read<ErrorCatalog>('errors.json');
export const cli = contracts.read<Cli>('cli.json');
