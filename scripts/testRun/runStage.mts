import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Stage} from './stages.mjs';

/** How a stage ended. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** Wall-clock time in seconds. */
  readonly seconds: number;
}

const reportFolder = 'test-results';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

function withReporter({command, counting, name}: Stage): {
  arguments_: readonly string[];
  environment: Record<string, string>;
  report: string;
} {
  const report = path.join(reportFolder, `${name}.json`);
  if (counting === 'vitest') {
    return {
      arguments_: [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      environment: {},
      report,
    };
  }
  if (counting === 'playwright') {
    return {
      arguments_: [...command, '--reporter=dot,json'],
      environment: {PLAYWRIGHT_JSON_OUTPUT_NAME: report},
      report,
    };
  }
  return {arguments_: command, environment: {}, report};
}

function count(stage: Stage, code: number | null, output: string, report: string): {passed: number; failed: number} {
  const isGood = code === 0;
  const fallback = {passed: isGood ? 1 : 0, failed: isGood ? 0 : 1};
  if (stage.counting === 'closing-line') {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(output) ?? [];
    return passed && failed ? atLeastOneFailure({passed: Number(passed), failed: Number(failed)}, isGood) : fallback;
  }
  if (stage.counting === 'exit-code' || !existsSync(report)) {
    return fallback;
  }
  const parsed: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (stage.counting === 'vitest') {
    const {numPassedTests, numFailedTests} = parsed as VitestReport;
    return atLeastOneFailure({passed: numPassedTests, failed: numFailedTests}, isGood);
  }
  const {stats} = parsed as PlaywrightReport;
  return atLeastOneFailure({passed: stats.expected, failed: stats.unexpected + stats.flaky}, isGood);
}

/** A runner that ends badly without a failed test (a file that does not load) has failed all the same. */
function atLeastOneFailure(
  counts: {passed: number; failed: number},
  isGood: boolean,
): {passed: number; failed: number} {
  return isGood || counts.failed > 0 ? counts : {...counts, failed: 1};
}

/** Runs one stage, shows what it prints, and counts. */
export async function runStage(stage: Stage, environment: NodeJS.ProcessEnv): Promise<StageResult> {
  mkdirSync(reportFolder, {recursive: true});
  const start = Date.now();
  const {arguments_, environment: extra, report} = withReporter(stage);
  rmSync(report, {force: true});
  const [program = '', ...rest] = arguments_;
  const child = spawn(path.resolve('node_modules/.bin', program), rest, {
    env: {...environment, ...extra, FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return {...count(stage, code, output, report), seconds: (Date.now() - start) / 1000};
}
