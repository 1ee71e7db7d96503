import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Cli} from '../../contracts/cli';

/** Version of Saiki that the contracts describe. */
export function readSaikiVersion(siteFolder: string): string {
  const cli = JSON.parse(readFileSync(path.join(siteFolder, 'contracts/cli.json'), 'utf8')) as Cli;
  return cli.version;
}
