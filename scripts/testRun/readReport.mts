import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** JSON report of Vitest, as far as it's read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {fullName: string; status: string; failureMessages: readonly string[]}[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {results: readonly {errors: readonly {message?: string}[]}[]}[];
  }[];
}

/** JSON report of Playwright, as far as it's read. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {expected: number; unexpected: number; flaky: number};
  readonly errors: readonly {message?: string}[];
}

/** What a stage's report says. */
export interface ReportSummary extends Counts {
  /** Each failed test: its file, its title and the first lines of its message. */
  readonly failures: readonly string[];
}

const shownLines = 6;

const failure = (place: string, title: string, message = ''): string => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines);
  return [`${place}: ${title}`, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd();
};

function vitestFailures({testResults}: VitestReport): string[] {
  return testResults.flatMap(({name, message, status, assertionResults}) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that doesn't load has no tests.
    if (failed.length === 0 && status === 'failed') return [failure(file, 'the file failed', message)];
    return failed.map(({fullName, failureMessages}) => failure(file, fullName, failureMessages[0]));
  });
}

function playwrightFailures({suites = [], specs = []}: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ok}) => !ok)
    .map(({title, file, line, tests}) => {
      const errors = tests.flatMap(({results}) => results.flatMap((result) => result.errors));
      return failure(`${file}:${line}`, title, errors[0]?.message);
    });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Reads the JSON report of Vitest or Playwright; undefined when a stage wrote none. */
export function readReport(file: string): ReportSummary | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('numPassedTests' in report) {
    return {passed: report.numPassedTests, failed: report.numFailedTests, failures: vitestFailures(report)};
  }
  const {stats, errors} = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...errors.map(({message}) => failure('Playwright', 'failed', message)), ...playwrightFailures(report)],
  };
}
