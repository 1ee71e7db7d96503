import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Stage} from './stages.mts';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** How a stage ended. */
export interface StageResult extends Counts {
  /** Wall-clock time in seconds. */
  readonly seconds: number;
  /** All that it printed. */
  readonly log: string;
}

const reportFolder = 'test-results';

/** JSON report of Vitest or of Playwright. */
type Report =
  {numPassedTests: number; numFailedTests: number} | {stats: {expected: number; unexpected: number; flaky: number}};

const reporterOptions = (program: string, report: string): string[] => {
  if (program === 'vitest') return ['--reporter=agent', '--reporter=json', `--outputFile.json=${report}`];
  return program === 'playwright' ? ['--reporter=dot,json'] : [];
};

/** Returns what a stage counted itself, in its report or in a line `N passed, N failed`; undefined when it didn't. */
function readCounts(output: string, report: string): Counts | undefined {
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if ('numPassedTests' in counts) return {passed: counts.numPassedTests, failed: counts.numFailedTests};
    return {passed: counts.stats.expected, failed: counts.stats.unexpected + counts.stats.flaky};
  }
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(output) ?? [];
  return passed && failed ? {passed: Number(passed), failed: Number(failed)} : undefined;
}

/** A runner that ends badly without a failed test (a file that does not load) has failed all the same. */
function count(isGood: boolean, output: string, report: string): Counts {
  const {passed, failed} = readCounts(output, report) ?? {passed: isGood ? 1 : 0, failed: 0};
  return {passed, failed: isGood ? failed : Math.max(1, failed)};
}

/**
 * Runs one stage and counts. Everything that it prints is in `test-results/<name>.log` too.
 * @param isShown whether its output goes to the screen while it runs
 */
export async function runStage(
  stage: Stage,
  environment: NodeJS.ProcessEnv,
  {isShown}: {isShown: boolean},
): Promise<StageResult> {
  mkdirSync(reportFolder, {recursive: true});
  const start = Date.now();
  const report = path.join(reportFolder, `${stage.name}.json`);
  rmSync(report, {force: true});
  const [program = '', ...options] = stage.command;
  const child = spawn(path.resolve('node_modules/.bin', program), [...options, ...reporterOptions(program, report)], {
    env: {...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: '1', FORCE_COLOR: undefined},
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
  writeFileSync(path.join(reportFolder, `${stage.name}.log`), log);
  return {...count(code === 0, log, report), seconds: (Date.now() - start) / 1000, log};
}
