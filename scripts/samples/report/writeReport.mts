import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {reportFile, type SampleReport} from '../../../plugins/sample-report/sampleReport';
import type {SamplePage} from '../block.mjs';
import type {SampleResult} from '../checkBlock.mjs';
import {grouped, totalsOf} from './totals.mjs';

/** The commit that is checked out, when there is a repository. */
function commitOf(siteFolder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: siteFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** What the build compares, to see whether a page is still the one that was checked. */
const textHash = (siteFolder: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(siteFolder, file)))
    .digest('hex');

/** Options of {@link makeReport}. */
export interface ReportOptions {
  readonly siteFolder: string;
  readonly pages: readonly SamplePage[];
  readonly results: readonly SampleResult[];
  /** Version of Saiki that the contracts describe. */
  readonly version: string;
}

/** Makes the report of a run over all pages. */
export function makeReport({siteFolder, pages, results, version}: ReportOptions): SampleReport {
  const commit = commitOf(siteFolder);
  const byKind = [...grouped(results, ({role}) => role?.kind ?? 'Unknown')].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const byPage = grouped(results, ({block}) => block.file);
  return {
    version,
    ...(commit !== undefined && {commit}),
    totals: totalsOf(results),
    kinds: byKind.map(([kind, ofKind]) => ({kind, ...totalsOf(ofKind)})),
    pages: Object.fromEntries(
      pages
        .filter(({file}) => byPage.has(file))
        .map(({file}) => [file, {text: textHash(siteFolder, file), ...totalsOf(byPage.get(file) ?? [])}]),
    ),
  };
}

/** Writes the report where the build looks for it. */
export function writeReport(siteFolder: string, report: SampleReport): void {
  writeFileSync(path.join(siteFolder, reportFile), `${JSON.stringify(report, null, 2)}\n`);
}
