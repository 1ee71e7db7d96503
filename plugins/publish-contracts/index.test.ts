import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {bundleDeclarations} from './index';

const folder = path.resolve('contracts/sdk');

/** Writes the declarations to one file in a new folder. */
function writeDeclarations(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'declarations-')), 'saiki.d.ts');
  writeFileSync(file, bundleDeclarations(folder));
  return file;
}

function programOf(file: string, others: ts.CompilerOptions = {}) {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
    strict: true,
    skipDefaultLibCheck: true,
    noEmit: true,
    ...others,
  };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
  const problems = ts.getPreEmitDiagnostics(program);
  return {
    names: symbol ? checker.getExportsOfModule(symbol).map(({name}) => name) : [],
    problems: problems.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  };
}

test('[CONTRACT-6] the declarations in one file compile and export what the package exports', () => {
  const file = writeDeclarations();
  const bundle = programOf(file);
  expect(bundle.problems).toEqual([]);
  expect(bundle.names.sort()).toEqual(programOf(path.join(folder, 'index.d.ts')).names.sort());
  expect(bundle.names.length).toBeGreaterThan(100);
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
  const {problems} = programOf(program, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    paths: {'@truffle-ai/saiki': [declarations]},
  });
  // The error shows that the package's types are used: the answer may be null.
  expect(problems).toEqual([expect.stringContaining("'string | null' is not assignable")]);
});
