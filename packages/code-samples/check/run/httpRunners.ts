import {fileURLToPath} from 'node:url';
import {isInstalled, runProgram, type ProgramResult, type SampleFolder} from './program';

/** A sample that calls the API, with its folder and the port of the server that answers it. */
export interface HttpSample {
  readonly code: string;
  readonly folder: SampleFolder;
  readonly port: number;
  /** Address of the API in samples, for messages: `http://localhost:3001`. */
  readonly address: string;
  /** The program is killed when this resolves. Only {@link runNode} needs it. */
  readonly until?: Promise<unknown>;
}

const pythonGuard = fileURLToPath(new URL('guard.py', import.meta.url));

function runPython({code, folder, port, address}: HttpSample): Promise<ProgramResult> {
  return runProgram({
    program: 'python3',
    args: ['-B', pythonGuard, folder.write('sample.py', code)],
    folder: folder.path,
    environment: {SAMPLE_PORT: String(port), SAMPLE_API: address},
    timeLimit: 20_000,
  });
}

/** Go can't redirect connections, so this replaces the address in the code. Code with another address isn't run. */
async function runGo({code, folder, port, address}: HttpSample): Promise<ProgramResult> {
  const local = code.replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/gu, `http://127.0.0.1:${port}`);
  const [other] = local.match(/https?:\/\/(?!127\.0\.0\.1:)[\w.-]+/u) ?? [];
  if (other !== undefined) {
    const stderr = `the sample names ${other}; samples may only connect to ${address}`;
    return {code: 1, stdout: '', stderr, isTimedOut: false};
  }
  const args = ['run', folder.write('sample.go', local)];
  return runProgram({program: 'go', args, folder: folder.path, timeLimit: 60_000});
}

/** Runs programs in one language that call the API. */
interface HttpRunner {
  readonly run: (sample: HttpSample) => Promise<ProgramResult>;
  /** Program that must be installed, besides Node.js. */
  readonly tool?: string;
}

/** Runners by the language in the fence, or the reason why programs in that language aren't run. */
export const httpLanguages: Readonly<Record<string, HttpRunner | string>> = {
  ts: {run: runNode},
  python: {run: runPython, tool: 'python3'},
  go: {run: runGo, tool: 'go'},
  // Building it takes longer than all other checks together.
  rust: 'Rust samples need the crate reqwest, which the check does not fetch',
};

/** Returns a function that runs samples in a language on this machine, or the reason why there is none. */
export function httpRunner(language: string, hasProgram = isInstalled): HttpRunner['run'] | string {
  const runner = httpLanguages[language] ?? `${language} has no runner`;
  if (typeof runner === 'string') return runner;
  const {run, tool} = runner;
  return tool === undefined || hasProgram(tool) ? run : `${tool} is not on this machine`;
}

const guard = new URL('guard.mjs', import.meta.url).href;

/** Runs a TypeScript module with Node.js. It can only connect to the check's server. */
export function runNode({code, folder, port, address, until}: HttpSample): Promise<ProgramResult> {
  return runProgram({
    program: process.execPath,
    args: ['--import', guard, '--import', 'tsx', folder.write('sample.mts', code)],
    folder: folder.path,
    environment: {SAMPLE_PORT: String(port), SAMPLE_API: address},
    timeLimit: 15_000,
    until,
  });
}
