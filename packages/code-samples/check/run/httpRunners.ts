import ts from 'typescript';
import {isInstalled, runProgram, type ProgramResult, type SampleFolder} from './program';

/** A sample that calls the API, with its folder and the port of the check's server. */
export interface HttpSample {
  readonly code: string;
  readonly folder: SampleFolder;
  readonly port: number;
  /** Address of the API in samples, for messages: `http://localhost:3001`. */
  readonly address: string;
  /** The program is killed when this resolves. Only {@link runNode} needs it. */
  readonly until?: Promise<unknown>;
}

interface HttpRunner {
  readonly run: (sample: HttpSample) => Promise<ProgramResult>;
  /** Program that must be installed, besides Node.js. */
  readonly tool?: string;
}

/**
 * Returns the runner of a language whose HTTP library reads the variables for proxies. The check's server replaces the
 * API in the code, and is the proxy for all other addresses: it reports calls of them.
 */
const proxied = (tool: string, args: readonly string[], file: string): HttpRunner => ({
  tool,
  run({code, folder, port}) {
    const server = `http://127.0.0.1:${port}`;
    const local = code.replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/gu, server);
    return runProgram({
      program: tool,
      args: [...args, folder.write(file, local)],
      folder: folder.path,
      environment: {HTTP_PROXY: server, HTTPS_PROXY: server, NO_PROXY: '127.0.0.1'},
    });
  },
});

/** Runners by the language in the fence, or the reason why programs in that language aren't run. */
export const httpLanguages: Readonly<Record<string, HttpRunner | string>> = {
  ts: {run: runNode},
  python: proxied('python3', ['-B'], 'sample.py'),
  go: proxied('go', ['run'], 'sample.go'),
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

/** Node.js 20 has no global WebSocket without it. */
const webSocketOption = 'WebSocket' in globalThis ? [] : ['--experimental-websocket'];
const guard = new URL('guard.mjs', import.meta.url).href;

/** An import of a file that the page shows, which may be TypeScript too. */
const localImport = /['"]\.{1,2}\//u;

/** Arguments of Node.js that run a TypeScript module. The compiler is loaded already; to start, tsx takes 0.3 s. */
const moduleArguments = (code: string, folder: SampleFolder): string[] =>
  localImport.test(code)
    ? ['--import', 'tsx', folder.write('sample.mts', code)]
    : [folder.write('sample.mjs', ts.transpile(code, {target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext}))];

/** Runs a TypeScript module with Node.js. It can only connect to the check's server. */
export function runNode({code, folder, port, address, until}: HttpSample): Promise<ProgramResult> {
  return runProgram({
    program: process.execPath,
    args: [...webSocketOption, '--import', guard, ...moduleArguments(code, folder)],
    folder: folder.path,
    environment: {SAMPLE_PORT: String(port), SAMPLE_API: address},
    until,
  });
}
