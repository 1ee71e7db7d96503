import {writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {bundleDeclarations} from './index';

const folder = path.resolve('contracts/sdk');

/** Writes the declarations to one file in a new folder. */
const writeDeclarations = (): string => path.join(makeFolder({'saiki.d.ts': bundleDeclarations(folder)}), 'saiki.d.ts');

function programOf(file: string, others: ts.CompilerOptions = {}): ts.Program {
  return ts.createProgram([file], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
    strict: true,
    noEmit: true,
    ...others,
  });
}

/** Returns the names that a file of a program exports. */
function namesIn(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
  return (symbol ? checker.getExportsOfModule(symbol) : []).map(({name}) => name).sort();
}

/** Returns the errors in some files of a program: libraries aren't ours, and checking them takes seconds. */
const problemsIn = (program: ts.Program, ...files: readonly string[]): string[] =>
  files
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)!))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));

test('[CONTRACT-6] the declarations in one file compile and export what the package exports', () => {
  const file = writeDeclarations();
  const index = path.join(folder, 'index.d.ts');
  const bundle = programOf(file);
  expect(problemsIn(bundle, file)).toEqual([]);
  expect(namesIn(bundle, file)).toEqual(namesIn(programOf(index), index));
  expect(namesIn(bundle, file).length).toBeGreaterThan(100);
});

test('[AGENT-1] a program compiles against them with the options that AGENTS.md names', () => {
  const declarations = writeDeclarations();
  const inProject = (name: string, text: string): string => {
    const file = path.join(path.dirname(declarations), name);
    writeFileSync(file, text);
    return file;
  };
  inProject('package.json', '{"type": "module"}');
  const program = inProject(
    'program.ts',
    `import {SaikiAgent, loadAgentConfig} from '@truffle-ai/saiki';
     const agent = new SaikiAgent(await loadAgentConfig('./agent.yml'), './agent.yml');
     await agent.start();
     export const answer: string = await agent.run('Hi');`,
  );
  const compiled = programOf(program, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    paths: {'@truffle-ai/saiki': [declarations]},
  });
  // The error shows that the package's types are used: the answer may be null.
  expect(problemsIn(compiled, program, declarations)).toEqual([
    expect.stringContaining("'string | null' is not assignable"),
  ]);
});
