import path from 'node:path';
import ts from 'typescript';
import {runProgram, type ProgramEnd} from './program.mjs';
import type {SampleFolder} from './sampleFolder.mjs';

const guard = new URL('guard.mjs', import.meta.url).href;

/** Options of {@link runNode}. */
export interface NodeRun {
  /** TypeScript or JavaScript, a module. */
  readonly code: string;
  readonly folder: SampleFolder;
  /** Port of the server that answers the sample. */
  readonly port: number;
  readonly hasSocket?: boolean;
  readonly until?: Promise<unknown>;
}

/** Runs a module with Node; it reaches the server of the check and nothing else. */
export function runNode({code, folder, port, hasSocket = false, until}: NodeRun): Promise<ProgramEnd> {
  const importsFiles = ts.preProcessFile(code).importedFiles.some(({fileName}) => fileName.startsWith('.'));
  const file = importsFiles ? folder.write('sample.mts', code) : folder.write('sample.mjs', withoutTypes(code));
  return runProgram({
    program: process.execPath,
    words: ['--import', guard, ...(importsFiles ? ['--import', 'tsx'] : []), path.basename(file)],
    folder: folder.path,
    environment: {SAMPLE_PORT: String(port), ...(hasSocket && {SAMPLE_SOCKET: '1'})},
    timeLimit: 15_000,
    until,
  });
}

const withoutTypes = (code: string): string =>
  ts.transpileModule(code, {compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext}})
    .outputText;
