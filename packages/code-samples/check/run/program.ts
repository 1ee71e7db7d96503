import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {memoized, saveFile} from '@docs-kit/report';
import type {SamplePage} from '../samplePages';

/** How a program ended. */
export interface ProgramResult {
  /** Null when the check killed it, for example because it took too long. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly isTimedOut: boolean;
}

/** Options of {@link runProgram}. */
export interface ProgramOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** The program is killed when this resolves. */
  readonly until?: Promise<unknown>;
}

/** Milliseconds that a program may take. Only one that hangs does: on a busy machine, starting alone may take 20 s. */
const timeLimit = 120_000;

/** Bytes that a program may print. By default, Node.js kills one that prints more than 1 MB, as if it had timed out. */
const maxBuffer = 64 * 1024 * 1024;

/** Returns whether a program is installed. */
export const isInstalled = memoized((program: string) => !spawnSync(program, ['--help'], {timeout: 10_000}).error);

/** Filters out variables that would redirect requests, and those that samples don't need. */
const isHarmless = (name: string): boolean => !/proxy|_KEY$|TOKEN|SECRET|^NODE_OPTIONS$|^PYTHON/iu.test(name);

/** Runs a program for a sample, without the proxies and keys in the environment. */
export function runProgram(options: ProgramOptions): Promise<ProgramResult> {
  const {program, args, folder, environment = {}, input = '', until} = options;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => isHarmless(name)));
  const env = {...inherited, ...environment};
  return new Promise((resolve) => {
    let isEnded = false;
    const child = execFile(
      program,
      args,
      {cwd: folder, env, timeout: timeLimit, killSignal: 'SIGKILL', maxBuffer},
      (error, stdout, stderr) => {
        const isTimedOut = child.killed && !isEnded;
        resolve({code: child.exitCode, stdout, stderr: stderr || (error?.message ?? ''), isTimedOut});
      },
    );
    // A program may exit without reading its input.
    child.stdin?.on('error', () => undefined).end(input);
    void until?.then(() => {
      isEnded = true;
      child.kill('SIGKILL');
    });
  });
}

/** The folder that a sample runs in, with the other files that its page shows. */
export interface SampleFolder {
  readonly path: string;
  write(name: string, text: string): string;
  remove(): void;
}

/** Makes the folder, inside `node_modules`, so that samples find packages. */
export function makeSampleFolder(siteDir: string, page: SamplePage): SampleFolder {
  const parent = path.join(siteDir, 'node_modules/.cache/samples/run');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'sample-'));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep)) throw new Error(`"${name}" is outside of the sample's folder`);
    saveFile(file, text);
    return file;
  };
  write('package.json', '{"type": "module"}');
  for (const {values, code} of page.blocks) {
    if (values.title !== undefined && /^[\w./-]+\.\w+$/u.test(values.title) && !values.title.startsWith('/'))
      write(path.posix.normalize(values.title), code);
  }
  return {path: folder, write, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** `TypeError: fetch failed`, also where Node.js prints it as a cause. */
const errorLine = /^(?:\[cause\]: )?\w*(?:Error|Exception|Exit)\b.*: /u;

/**
 * Returns the lines of stderr with error messages, without their stacks. If there are none, returns the last line.
 */
export function errorSummary(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const named = lines.filter((line) => errorLine.test(line)).map((line) => line.replace('[cause]: ', ''));
  return (named.length > 0 ? named.join(' ') : (lines.at(-1) ?? '')).slice(0, 300);
}
