import path from 'node:path';
import ts from 'typescript';
import {once} from '@docs-kit/report';
import type {SampleProblem} from '../check/role';
import {pageLine, type SampleBlock, type SamplePage} from '../check/samplePages';
import {openCompiler, virtualFiles} from './compiler';
import type {Sdk} from './programs';

/** Finds errors that the compiler can't: in values that a program writes for other programs. */
export type ProgramRule = (
  source: ts.SourceFile,
  checker: ts.TypeChecker,
) => readonly {readonly offset: number; readonly message: string}[];

/**
 * Compiles the TypeScript and JavaScript blocks of all pages as one program. Sample files that they show are compiled
 * with their own package.
 * @param siteDir absolute path of the site
 * @returns a function that returns the problems of a block
 */
export function checkPrograms(
  pages: readonly SamplePage[],
  siteDir: string,
  sdk: Sdk,
  rules: readonly ProgramRule[] = [],
): (block: SampleBlock) => readonly SampleProblem[] {
  const files = pages.flatMap((page) => virtualFiles(page, siteDir));
  const program = openCompiler(siteDir, sdk).open(files);
  const paths = new Map(files.map((file) => [file.block, file.path]));
  const problemsOfFile = once(() => checkExamples(siteDir, rules));
  return (block) => {
    const {file} = block.values;
    if (file !== undefined) return problemsOfFile()(file).map((message) => ({line: block.line, message}));
    const source = program.getSourceFile(paths.get(block) ?? '');
    if (!source) return [];
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return problemsIn(program, diagnostics, [source], rules).map(({offset, message}) => {
      return {line: pageLine(block, source.getLineAndCharacterOfPosition(offset).line + 1), message};
    });
  };
}

/**
 * Compiles the package in `examples/` with its own `tsconfig.json`, and applies the rules.
 * @returns the problems of a sample file and of the other files in its folder, which the sample needs
 */
function checkExamples(siteDir: string, rules: readonly ProgramRule[]): (file: string) => string[] {
  const folder = path.join(siteDir, 'examples');
  const {config, error} = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder);
  const program = ts.createProgram({rootNames: fileNames, options});
  const diagnostics = [...(error ? [error] : []), ...errors, ...ts.getPreEmitDiagnostics(program)];
  const sources = program.getSourceFiles().filter(({isDeclarationFile}) => !isDeclarationFile);
  const found = problemsIn(program, diagnostics, sources, rules);
  return (sampleFile) => {
    const sampleFolder = path.dirname(path.join(siteDir, sampleFile));
    return found
      .filter(({file}) => !file || path.dirname(file.fileName) === sampleFolder)
      .map(({file, offset, message}) => {
        const line = file && file.getLineAndCharacterOfPosition(offset).line + 1;
        return file ? `${path.relative(siteDir, file.fileName)}:${line} ${message}` : message;
      });
  };
}

/** Returns what the compiler and the rules found, each with its file; without one if it's in the configuration. */
function problemsIn(
  program: ts.Program,
  diagnostics: readonly ts.Diagnostic[],
  sources: readonly ts.SourceFile[],
  rules: readonly ProgramRule[],
) {
  const ofCompiler = diagnostics.map(({file, start = 0, code, messageText}) => {
    return {file, offset: start, message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`};
  });
  const ofRules = sources.flatMap((file) =>
    rules.flatMap((rule) => rule(file, program.getTypeChecker()).map((problem) => ({file, ...problem}))),
  );
  return [...ofCompiler, ...ofRules];
}
