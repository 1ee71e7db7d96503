import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {counted} from '@docs-kit/report';
import {readReport, type Counts, type ReportSummary} from './readReport.mts';
import type {Stage} from './stages.mts';

export interface StageResult extends ReportSummary {
  /** Wall-clock time in seconds. */
  readonly seconds: number;
  readonly log: string;
}

const reportFolder = 'test-results';
/** How many lines to show from the log of a stage that writes no report. */
const shownLines = 30;

/**
 * Megabytes for new objects in each Node.js process. With the default of 16, stages that keep many objects (output,
 * content, agent-score, types) take a tenth more CPU time: garbage is collected so often that most objects are copied.
 */
const youngMegabytes = 64;

/** Returns the file with a stage's output. */
export const logOf = (name: string): string => path.join(reportFolder, `${name}.log`);

const reporterOptions = (program: string, report: string): string[] => {
  if (program === 'vitest') return ['--reporter=agent', '--reporter=json', `--outputFile.json=${report}`];
  return program === 'playwright' ? ['--reporter=dot,json'] : [];
};

/** Reads the counts of a stage without a report, in a line `N passed, N failed`. */
function readCounts(log: string): Counts | undefined {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(log) ?? [];
  return passed && failed ? {passed: Number(passed), failed: Number(failed)} : undefined;
}

/** A runner that exits with an error but without a failed test (for example, a file doesn't load) has failed too. */
function summarize(isGood: boolean, log: string, report: ReportSummary | undefined, isWhole: boolean): ReportSummary {
  const {passed, failed} = report ?? readCounts(log) ?? {passed: isGood ? 1 : 0, failed: 0};
  if (isGood) return {passed, failed, failures: []};
  const lines = log.trimEnd().split('\n');
  const left = isWhole ? 0 : lines.length - shownLines;
  const end = [
    ...(left > 0 ? [`… ${counted(left, 'line')} before these`] : []),
    ...lines.slice(Math.max(0, left)),
  ].join('\n');
  const failures = report?.failures.length ? report.failures : [end];
  return {passed, failed: Math.max(1, failed), failures};
}

/**
 * Runs a stage and counts its tests. Its output is also written to `test-results/<name>.log`.
 * @param isShown whether to print its output while it runs
 * @param isWhole whether to return the whole log of a failed stage that writes no report, instead of its end
 */
export async function runStage(
  stage: Stage,
  {isShown, isWhole}: {isShown: boolean; isWhole: boolean},
): Promise<StageResult> {
  mkdirSync(reportFolder, {recursive: true});
  const start = Date.now();
  const report = path.join(reportFolder, `${stage.name}.json`);
  rmSync(report, {force: true});
  const [program = '', ...options] = stage.command;
  const child = spawn(path.resolve('node_modules/.bin', program), [...options, ...reporterOptions(program, report)], {
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${youngMegabytes}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (isShown) process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve).on('error', (error) => {
      log += error.message;
      resolve(1);
    });
  });
  writeFileSync(logOf(stage.name), log);
  return {...summarize(code === 0, log, readReport(report), isWhole), seconds: (Date.now() - start) / 1000, log};
}
