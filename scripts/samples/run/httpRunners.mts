import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runProgram, type ProgramEnd} from './program.mjs';
import {runNode} from './runNode.mjs';
import type {SampleFolder} from './sampleFolder.mjs';
import type {Toolchains} from './toolchains.mjs';

/** A sample that calls the API, in a folder of its own, with the port of the server that answers it. */
export interface HttpSample {
  readonly code: string;
  readonly folder: SampleFolder;
  readonly port: number;
}

/** How samples of one language are run. */
export interface HttpRunner {
  /** Why this machine cannot run the language; nothing when it can. */
  missing(tools: Toolchains): string | undefined;
  run(sample: HttpSample): Promise<ProgramEnd>;
}

const pythonGuard = fileURLToPath(new URL('guard.py', import.meta.url));

const node: HttpRunner = {missing: () => undefined, run: (sample) => runNode(sample)};

const python: HttpRunner = {
  missing: (tools) => (tools.version('python3') === undefined ? 'python3 is not on this machine' : undefined),
  run: ({code, folder, port}) =>
    runProgram({
      program: 'python3',
      words: ['-B', pythonGuard, path.basename(folder.write('sample.py', code))],
      folder: folder.path,
      environment: {SAMPLE_PORT: String(port)},
      timeLimit: 20_000,
    }),
};

/** Go has no hook for connections, so the address in the text is replaced; a text with any other address is not run. */
const go: HttpRunner = {
  missing: (tools) => (tools.version('go') === undefined ? 'go is not on this machine' : undefined),
  run({code, folder, port}) {
    const local = code.replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/gu, `http://127.0.0.1:${port}`);
    const [other] = local.match(/https?:\/\/(?!127\.0\.0\.1:)[\w.-]+/u) ?? [];
    if (other !== undefined)
      return Promise.resolve({
        code: 1,
        output: '',
        errors: `the sample names ${other}; samples reach http://localhost:3001 alone`,
        isTimedOut: false,
      });
    return runProgram({
      program: 'go',
      words: ['run', path.basename(folder.write('sample.go', local))],
      folder: folder.path,
      timeLimit: 60_000,
    });
  },
};

/** Samples in Rust need a crate; building it takes longer than all other checks together, so they are not run. */
const rust: HttpRunner = {
  missing: () => 'Rust samples need the crate reqwest, which the check does not fetch',
  run: () => Promise.reject(new Error('not run')),
};

/** Runners by the language of the fence. */
export const httpRunners: Readonly<Record<string, HttpRunner>> = {
  ts: node,
  typescript: node,
  js: node,
  javascript: node,
  python,
  go,
  rust,
};
