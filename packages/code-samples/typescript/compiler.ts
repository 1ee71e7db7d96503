// The one TypeScript compiler of code samples: what readers see on hover and what the check proves come from the same
// options, the same files and the same resolution of imports.
import path from 'node:path';
import ts from 'typescript';
import {
  ambientDeclarations,
  blockByTitle,
  extensionOf,
  programsOf,
  type Program,
  type ScriptBlock,
  type Sdk,
} from './programs';

/** A part of a virtual file that one block wrote. */
export interface Segment<Block extends ScriptBlock = ScriptBlock> {
  readonly block: Block;
  /** First line in the virtual file, from 0. */
  readonly firstLine: number;
  readonly lineCount: number;
  /** Offset of the block's code in the virtual file; before it are declarations of what the block assumes. */
  readonly codeStart: number;
  /** False for a copy that is here only because a later block continues it. */
  readonly isOwn: boolean;
}

/** A file that only the compiler sees: the blocks of one program. */
export interface VirtualFile<Block extends ScriptBlock = ScriptBlock> {
  readonly path: string;
  readonly text: string;
  /** All blocks of the page, which the program may import by title. */
  readonly pageBlocks: readonly Block[];
  readonly program: Program<Block>;
  readonly segments: readonly Segment<Block>[];
}

/** A page with its blocks. */
export interface ScriptPage<Block extends ScriptBlock = ScriptBlock> {
  /** Path relative to the site. */
  readonly file: string;
  readonly blocks: readonly Block[];
}

/** Returns the options that all samples are compiled with: what a reader's strict, modern project would have. */
export const compilerOptions = (siteDir: string): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  typeRoots: [path.join(siteDir, 'node_modules/@types')],
  strict: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  resolveJsonModule: true,
});

/**
 * Returns the virtual files of a page, one for each program. Their folder is inside the site, so that the compiler finds
 * packages; nothing is written there.
 */
export function virtualFiles<Block extends ScriptBlock>(
  {file, blocks}: ScriptPage<Block>,
  siteDir: string,
  sdk: Sdk,
): VirtualFile<Block>[] {
  return programsOf(blocks).map((program) => {
    const segments: Segment<Block>[] = [];
    let text = '';
    for (const block of program.blocks) {
      if (segments.length > 0) text += '\n';
      const firstLine = text.split('\n').length - 1;
      text += ambientDeclarations(block, sdk);
      const codeStart = text.length;
      const lineCount = block.code.split('\n').length;
      segments.push({block, firstLine, lineCount, codeStart, isOwn: program.own.includes(block)});
      text += block.code;
    }
    const name = `block-${blocks.indexOf(program.own.at(-1) as Block)}${extensionOf(program.blocks)}`;
    return {
      path: path.posix.join(slashed(siteDir), '.samples', file, name),
      text,
      pageBlocks: blocks,
      program,
      segments,
    };
  });
}

const slashed = (location: string): string => location.replaceAll('\\', '/');

/** The compiler, as editors run it. */
export interface SampleCompiler {
  readonly service: ts.LanguageService;
  /**
   * Replaces the files of the last call and compiles. One program for many files is fast; one for each is slow, since each
   * program goes through all libraries again.
   * @param files to compile, and those that they may import
   * @param roots the files to compile; all when left out
   */
  open(files: readonly VirtualFile[], roots?: readonly VirtualFile[]): ts.Program;
}

/** Opens the compiler for a site, without files. What it reads from disk, it reads once. */
export function openCompiler(siteDir: string, sdk: Sdk): SampleCompiler {
  const options = compilerOptions(siteDir);
  const entry = path.join(siteDir, sdk.declarations, 'index.d.ts');
  let opened: ReadonlyMap<string, VirtualFile> = new Map();
  let fileOfBlock: ReadonlyMap<ScriptBlock, string> = new Map();
  let rootNames: string[] = [];
  let opens = 0;
  const disk = openDisk(siteDir, options);

  const resolve = (specifier: string, importing: string): ts.ResolvedModuleFull | undefined => {
    if (specifier === sdk.package)
      return disk.exists(entry) ? {resolvedFileName: entry, extension: ts.Extension.Dts} : undefined;
    const from = opened.get(importing);
    if (!from || !specifier.startsWith('.')) return disk.resolve(specifier, importing);
    const block = blockByTitle(from.pageBlocks, from.program, specifier);
    if (!block) return undefined;
    // A block with file= is a part of that file, so an import means the file.
    const file = block.values.file === undefined ? fileOfBlock.get(block) : path.join(siteDir, block.values.file);
    return file === undefined ? undefined : {resolvedFileName: file, extension: path.extname(file)};
  };

  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => rootNames,
    getScriptVersion: (name) => (opened.has(name) ? String(opens) : ''),
    getScriptSnapshot: (name) => snapshotOf(opened.get(name)?.text) ?? disk.snapshot(name),
    fileExists: (name) => opened.has(name) || disk.exists(name),
    readFile: (name) => opened.get(name)?.text ?? ts.sys.readFile(name),
    resolveModuleNameLiterals: (literals, importing) =>
      literals.map(({text}) => ({resolvedModule: resolve(text, importing)})),
  });

  return {
    service,
    open(files, roots = files) {
      opened = new Map(files.map((file) => [file.path, file]));
      fileOfBlock = new Map(files.flatMap((file) => file.program.own.map((block) => [block, file.path])));
      rootNames = roots.map((file) => file.path);
      opens += 1;
      const program = service.getProgram();
      if (!program) throw new Error('the TypeScript service has no program');
      return program;
    },
  };
}

const snapshotOf = (text: string | undefined): ts.IScriptSnapshot | undefined =>
  text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);

/** Files on disk, each read once: every program needs all libraries. */
function openDisk(siteDir: string, options: ts.CompilerOptions) {
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, options);
  const exists = memoized((name) => ts.sys.fileExists(name));
  return {
    exists,
    snapshot: memoized((name) => snapshotOf(ts.sys.readFile(name))),
    resolve: (specifier: string, importing: string) =>
      ts.resolveModuleName(specifier, importing, options, {...ts.sys, fileExists: exists}, cache).resolvedModule,
  };
}

function memoized<Result>(make: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, Result>();
  return (name) => {
    const result = known.has(name) ? (known.get(name) as Result) : make(name);
    known.set(name, result);
    return result;
  };
}
