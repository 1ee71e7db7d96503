import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleTotals} from '@docs-kit/code-samples/check';
import {gitOutput, hashOf} from '@docs-kit/report';

/** Name of the report within the site. */
export const reportFile = '.samples.json';

/** The report that the check of samples writes to {@link reportFile}. */
export interface SampleReport {
  /** Version of Saiki. */
  readonly version: string;
  /** Commit that was checked; undefined when there was no repository. */
  readonly commit?: string;
  readonly totals: SampleTotals;
  readonly kinds: readonly (SampleTotals & {readonly kind: string})[];
  /** Totals by page, relative to the site. `text` is the hash of the page when it was checked. */
  readonly pages: Readonly<Record<string, SampleTotals & {readonly text: string}>>;
}

/** Options of {@link writeReport}. */
export interface ReportOptions extends Omit<SampleReport, 'commit' | 'pages'> {
  readonly pages: Readonly<Record<string, SampleTotals>>;
}

/** Writes the report of a run over all pages, for the build. */
export function writeReport(siteDir: string, {version, pages, ...totals}: ReportOptions): void {
  const report: SampleReport = {
    version,
    commit: commitOf(siteDir),
    ...totals,
    pages: Object.fromEntries(
      Object.entries(pages).map(([file, ofPage]) => [file, {text: hashOfPage(siteDir, file), ...ofPage}]),
    ),
  };
  writeFileSync(path.join(siteDir, reportFile), `${JSON.stringify(report, null, 2)}\n`);
}

/** Reads the report of the last run; undefined when there was none. */
export function readReport(siteDir: string): SampleReport | undefined {
  const file = path.join(siteDir, reportFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleReport) : undefined;
}

/**
 * Returns the totals of a page if all its samples passed and it hasn't changed since.
 * @param file path of the page, relative to the site
 */
export function provedSamples(report: SampleReport, siteDir: string, file: string): SampleTotals | undefined {
  const page = report.pages[file];
  if (!page || page.failed > 0 || page.samples === 0 || !existsSync(path.join(siteDir, file))) return undefined;
  return hashOfPage(siteDir, file) === page.text ? page : undefined;
}

const hashOfPage = (siteDir: string, file: string): string => hashOf([readFileSync(path.join(siteDir, file), 'utf8')]);

/** Returns the current commit; undefined outside a repository. */
const commitOf = (siteDir: string): string | undefined =>
  gitOutput(siteDir, 'rev-parse', '--short', 'HEAD').trim() || undefined;
