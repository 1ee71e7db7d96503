import path from 'node:path';
import ts from 'typescript';
import type {SampleProblem} from '../check/role';
import {pageLine, type SampleBlock, type SamplePage} from '../check/samplePages';
import {openCompiler, virtualFiles, type VirtualFile} from './compiler';
import {scriptLanguages, type Sdk} from './programs';

/** Finds errors that the compiler can't: in values that a program writes for other programs. */
export type ProgramRule = (
  source: ts.SourceFile,
  checker: ts.TypeChecker,
) => readonly {readonly offset: number; readonly message: string}[];

/**
 * Compiles the TypeScript and JavaScript blocks of all pages as one program. Sample files that they show are compiled
 * with their own package.
 * @param siteDir absolute path of the site
 * @returns the problems of each block
 */
export function checkPrograms(
  pages: readonly SamplePage[],
  siteDir: string,
  sdk: Sdk,
  rules: readonly ProgramRule[] = [],
): (block: SampleBlock) => readonly SampleProblem[] {
  const files = pages.flatMap((page) => virtualFiles(page, siteDir));
  const program = openCompiler(siteDir, sdk).open(files);
  const problems = new Map<SampleBlock, SampleProblem[]>();
  const add = (block: SampleBlock, line: number, message: string): void => {
    problems.set(block, [...(problems.get(block) ?? []), {line, message}]);
  };
  // Sample files are checked in their own package.
  for (const file of files.filter(({block}) => block.values.file === undefined)) checkFile(program, file, rules, add);

  const fromFiles = pages
    .flatMap(({blocks}) => blocks)
    .filter(({language, values}) => scriptLanguages.includes(language) && values.file !== undefined);
  if (fromFiles.length > 0) {
    const problemsOf = checkExamples(siteDir, rules);
    for (const block of fromFiles) {
      for (const message of problemsOf(block.values.file ?? '')) add(block, block.line, message);
    }
  }
  return (block) => problems.get(block) ?? [];
}

function checkFile(
  program: ts.Program,
  {path: name, block}: VirtualFile<SampleBlock>,
  rules: readonly ProgramRule[],
  add: (block: SampleBlock, line: number, message: string) => void,
): void {
  const source = program.getSourceFile(name);
  if (!source) return;
  const report = (offset: number, message: string): void =>
    add(block, pageLine(block, source.getLineAndCharacterOfPosition(offset).line + 1), message);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  for (const {start = 0, code, messageText} of diagnostics) {
    report(start, `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  }
  for (const rule of rules) {
    for (const {offset, message} of rule(source, program.getTypeChecker())) report(offset, message);
  }
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
  const found: Found[] = diagnostics.map(({file, start = 0, code, messageText}) => {
    return {file, offset: start, message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`};
  });
  for (const file of program.getSourceFiles().filter(({isDeclarationFile}) => !isDeclarationFile))
    for (const rule of rules)
      found.push(...rule(file, program.getTypeChecker()).map((problem) => ({file, ...problem})));
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

/** A problem in a file, or in the configuration. */
interface Found {
  readonly file: ts.SourceFile | undefined;
  readonly offset: number;
  readonly message: string;
}
