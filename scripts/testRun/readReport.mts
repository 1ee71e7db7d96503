import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface ReportSummary extends Counts {
  /** Each failed test: its file, its title and the first lines of its message, without the stack. */
  readonly failures: readonly string[];
}

const shownLines = 20;
/** How much of a line to show: a comparison of whole documents is a single one. */
const shownCharacters = 2000;

/** Writes each text of a list that a test compared with an empty one on its own line, as its test made it. */
const listTexts = (message: string): string =>
  message
    .replace(": expected [ '", ":\nexpected [ '")
    .replace(/^expected \[ (?<texts>'.*') \] to deeply equal \[\]$/mu, (_, texts: string) =>
      [...texts.matchAll(/'(?<text>(?:[^'\\]|\\.)*)'/gu)]
        .map(({groups}) =>
          groups?.text?.replace(/\\(.)/gu, (_escaped, character) => (character === 'n' ? '\n' : character)),
        )
        .join('\n'),
    );

const failure = (place: string, title: string, message = ''): string => {
  const lines = listTexts(stripVTControlCharacters(message).replace(/^(?:Assertion)?Error: /u, ''))
    .split('\n')
    .filter((line) => !/^\s+at /u.test(line));
  const shown = lines.slice(0, shownLines).map((line) => `  ${line.slice(0, shownCharacters)}`);
  return [`${place}: ${title}`, ...shown].join('\n').trimEnd();
};

function vitestFailures({testResults}: JsonTestResults): string[] {
  return testResults.flatMap(({name, message, status, assertionResults}) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that failed to load has no tests.
    if (failed.length === 0 && status === 'failed') return [failure(file, 'the file failed', message)];
    return failed.map(({fullName, failureMessages}) => failure(file, fullName, failureMessages?.[0]));
  });
}

function playwrightFailures({suites = [], specs}: JSONReportSuite): string[] {
  const own = specs
    .filter(({ok}) => !ok)
    .map(({title, file, line, tests}) => {
      const errors = tests.flatMap(({results}) => results.flatMap((result) => result.errors));
      return failure(`${file}:${line}`, title, errors[0]?.message);
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Reads the JSON report of Vitest or Playwright; undefined if the stage didn't write one. */
export function readReport(file: string): ReportSummary | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  if ('numPassedTests' in report) {
    return {passed: report.numPassedTests, failed: report.numFailedTests, failures: vitestFailures(report)};
  }
  const {stats, errors, suites} = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({message}) => failure('Playwright', 'failed', message)),
      ...suites.flatMap(playwrightFailures),
    ],
  };
}
