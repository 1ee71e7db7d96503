import path from 'node:path';
import {openPageIndex} from '../plugins/contract-reference/pageIndex';
import {reportFile} from '../plugins/sample-report/sampleReport';

/** What pages are made of besides their own files; a change of any of it makes the bundler's cache old. */
export const buildInputs = [
  'contracts',
  'content/diagrams',
  'examples',
  'plugins',
  'config',
  reportFile,
  'package.json',
  'package-lock.json',
] as const;

/** Which page shows what of the contracts: other pages link to it there. */
export function shownContracts(siteDir: string): string {
  const {directives} = openPageIndex(path.join(siteDir, 'content'));
  const lines = directives.map(({file, name, attributes}) =>
    [path.relative(siteDir, file), name, JSON.stringify(attributes)].join(' '),
  );
  return lines.join('\n');
}
