import path from 'node:path';
import ts from 'typescript';
import {scriptLanguages} from '../../../plugins/code-blocks/types/programs';
import {pageLine, type SampleBlock, type SamplePage} from '../block.mjs';
import {agentConfigFaults} from './agentConfigFaults.mjs';
import {makeHost} from './compilerHost.mjs';
import {checkExamples} from './examplesPackage.mjs';
import {virtualFiles, type Segment, type VirtualFile} from './sourceFolder.mjs';

/** A fault that the compiler found. */
export interface TypeScriptFault {
  readonly line: number;
  /** `TS2345`, or nothing when a rule of agent files found it. */
  readonly code?: string;
  readonly message: string;
}

/** Faults by block. */
export interface TypeScriptFaults {
  of(block: SampleBlock): readonly TypeScriptFault[];
}

/** What readers are assumed to use: the strict settings of a modern project. */
const sampleOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  strict: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  resolveJsonModule: true,
};

/**
 * Compiles the TypeScript and JavaScript blocks of all pages as one program, and the sample files that they show as
 * the package that they belong to.
 */
export function checkTypeScript({
  siteFolder,
  pages,
}: {
  readonly siteFolder: string;
  readonly pages: readonly SamplePage[];
}): TypeScriptFaults {
  const virtual = new Map(pages.flatMap((page) => virtualFiles(page, siteFolder)).map((file) => [file.path, file]));
  const options = {...sampleOptions, typeRoots: [path.join(siteFolder, 'node_modules/@types')]};
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const host = makeHost({siteFolder, options, virtual, parsed});
  const program = ts.createProgram({rootNames: [...virtual.keys()], options, host});
  const faults = new Map<SampleBlock, TypeScriptFault[]>();
  const add = (block: SampleBlock, fault: TypeScriptFault): void => {
    faults.set(block, [...(faults.get(block) ?? []), fault]);
  };
  for (const file of virtual.values()) reportFile(program, file, add);

  const shown = pages
    .flatMap(({blocks}) => blocks)
    .filter(({language, values}) => scriptLanguages.includes(language) && values.file !== undefined);
  if (shown.length > 0) {
    const ofExamples = checkExamples(siteFolder);
    for (const block of shown) {
      for (const {message, code} of ofExamples(block.values.file ?? '')) add(block, {line: block.line, message, code});
    }
  }
  return {of: (block) => faults.get(block) ?? []};
}

function reportFile(
  program: ts.Program,
  file: VirtualFile,
  add: (block: SampleBlock, fault: TypeScriptFault) => void,
): void {
  const source = program.getSourceFile(file.path);
  if (!source) return;
  const report = (offset: number, message: string, code?: string): void => {
    const {line} = source.getLineAndCharacterOfPosition(offset);
    const segment = segmentAt(file.segments, line);
    if (segment?.isOwn)
      add(segment.block, {
        line: pageLine(segment.block, line - segment.firstLine + 1),
        message,
        ...(code !== undefined && {code}),
      });
  };
  for (const {start = 0, code, messageText} of [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]) {
    report(start, ts.flattenDiagnosticMessageText(messageText, ' '), `TS${code}`);
  }
  for (const {offset, message} of agentConfigFaults(source, program.getTypeChecker())) report(offset, message);
}

/** A fault behind the last line belongs to the last block. */
const segmentAt = (segments: readonly Segment[], line: number): Segment | undefined =>
  segments.find(({firstLine, lineCount}) => line >= firstLine && line < firstLine + lineCount) ?? segments.at(-1);
