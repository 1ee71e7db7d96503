import path from 'node:path';
import ts from 'typescript';

const site = path.resolve(import.meta.dirname, '../..');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  typeRoots: [path.join(site, 'node_modules/@types')],
  paths: {'@truffle-ai/saiki': [path.join(site, 'contracts/sdk/index.d.ts')]},
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A compiler error in a sample. */
export interface SampleError {
  /** For example `TS2345`. */
  readonly code: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Type-checks samples against the SDK declarations, all in one program.
 * @param samples sources by name; each is a separate module
 * @returns errors by name; a sample without errors has an empty list
 */
export function compileSdkSamples<Name extends string>(
  samples: Readonly<Record<Name, string>>,
): Record<Name, SampleError[]> {
  const sources = new Map(
    Object.entries<string>(samples).map(([name, source]) => [
      path.join(site, `sdk-sample-${encodeURIComponent(name)}.ts`),
      {name, source},
    ]),
  );
  const program = ts.createProgram([...sources.keys()], options, hostWith(sources));
  const errors = [...sources].map(([file, {name}]) => [name, errorsOf(program, file)]);
  return Object.fromEntries(errors) as Record<Name, SampleError[]>;
}

function hostWith(sources: ReadonlyMap<string, {readonly source: string}>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => sources.has(file) || host.fileExists(file),
    readFile: (file) => sources.get(file)?.source ?? host.readFile(file),
    getSourceFile(file, version) {
      const sample = sources.get(file);
      return sample ? ts.createSourceFile(file, sample.source, version) : host.getSourceFile(file, version);
    },
  };
}

function errorsOf(program: ts.Program, file: string): SampleError[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => ({
    code: `TS${diagnostic.code}`,
    line:
      source && diagnostic.start !== undefined ? source.getLineAndCharacterOfPosition(diagnostic.start).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  }));
}
