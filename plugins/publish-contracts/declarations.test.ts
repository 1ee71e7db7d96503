import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {bundleDeclarations} from './declarations';

const folder = path.resolve('contracts/sdk');

function programOf(file: string) {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
    strict: true,
    skipDefaultLibCheck: true,
    noEmit: true,
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
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'declarations-')), 'saiki.d.ts');
  writeFileSync(file, bundleDeclarations(folder));
  const bundle = programOf(file);
  expect(bundle.problems).toEqual([]);
  expect(bundle.names.sort()).toEqual(programOf(path.join(folder, 'index.d.ts')).names.sort());
  expect(bundle.names.length).toBeGreaterThan(100);
});
