import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the report within the site. */
export const reportFile = '.samples.json';

/** Numbers of samples. */
export interface SampleTotals {
  readonly samples: number;
  readonly passed: number;
  readonly failed: number;
  /** Executed. */
  readonly run: number;
  /** Compiled, or validated against a contract or schema. */
  readonly checked: number;
  /** Parsed by the grammar of their language alone. */
  readonly parsed: number;
  /** Prompts, listings, and output of what is not run here. */
  readonly read: number;
}

/** What the check of samples writes to {@link reportFile}. */
export interface SampleReport {
  /** Version of Saiki. */
  readonly version: string;
  /** Commit that was checked; nothing when there was no repository. */
  readonly commit?: string;
  readonly totals: SampleTotals;
  readonly kinds: readonly (SampleTotals & {readonly kind: string})[];
  /** By page, relative to the site; `text` is the SHA-256 of the page as it was checked. */
  readonly pages: Readonly<Record<string, SampleTotals & {readonly text: string}>>;
}

/** Reads the report of the last run; nothing when there was none. */
export function readReport(siteFolder: string): SampleReport | undefined {
  const file = path.join(siteFolder, reportFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleReport) : undefined;
}

/**
 * The samples of a page, when all of them were proved and the page has not changed since.
 * @param file page, relative to the site
 */
export function provedSamples(report: SampleReport, siteFolder: string, file: string): SampleTotals | undefined {
  const page = report.pages[file];
  const location = path.join(siteFolder, file);
  if (!page || page.failed > 0 || page.samples === 0 || !existsSync(location)) return undefined;
  const text = createHash('sha256').update(readFileSync(location)).digest('hex');
  return text === page.text ? page : undefined;
}
