// The TypeScript compiler for code samples. The types on hover and the check share its options, files and module
// resolution.
import path from 'node:path';
import ts from 'typescript';
import {memoized} from '@docs-kit/report/memory';
import {blockByTitle, isScript, type ScriptBlock, type Sdk} from './programs';

/** A file with one block that only the compiler sees. */
export interface VirtualFile {
  readonly path: string;
  readonly block: ScriptBlock;
  /** All blocks of the page, which the block may import by title. */
  readonly pageBlocks: readonly ScriptBlock[];
}

/** A page with its blocks. */
export interface ScriptPage {
  /** Path relative to the site. */
  readonly file: string;
  readonly blocks: readonly ScriptBlock[];
}

/** Returns the compiler options for all samples: those of a strict, modern project. */
const compilerOptions = (siteDir: string): ts.CompilerOptions => ({
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
 * Returns the virtual files of a page, one for each program. Their folder is inside the site, so that the compiler
 * finds packages, but nothing is written there.
 */
export const virtualFiles = ({file, blocks}: ScriptPage, siteDir: string): VirtualFile[] =>
  blocks.filter(isScript).map((block) => {
    const name = `block-${blocks.indexOf(block)}.${block.language}`;
    return {path: path.posix.join(slashed(siteDir), '.samples', file, name), block, pageBlocks: blocks};
  });

const slashed = (location: string): string => location.replaceAll('\\', '/');

/** The compiler, as editors run it. */
export interface SampleCompiler {
  readonly service: ts.LanguageService;
  /**
   * Replaces the files of the last call and compiles. Compile many files in one call: each program processes all
   * libraries again.
   * @param files to compile, and those that they may import
   * @param roots the files to compile; all when left out
   */
  open(files: readonly VirtualFile[], roots?: readonly VirtualFile[]): ts.Program;
}

/** Parsed libraries, for all compilers of this process: parsing them takes half a second. */
const libraries = ts.createDocumentRegistry();
let compilers = 0;

/** Opens the compiler for a site, without any files. Each file on disk is read once. */
export function openCompiler(siteDir: string, sdk: Sdk): SampleCompiler {
  const options = compilerOptions(siteDir);
  const entry = path.join(siteDir, sdk.declarations, 'index.d.ts');
  let opened: ReadonlyMap<string, VirtualFile> = new Map();
  let fileOfBlock: ReadonlyMap<ScriptBlock, string> = new Map();
  let rootNames: string[] = [];
  let opens = 0;
  const disk = openDisk(siteDir, options);
  compilers += 1;
  const version = String(compilers);

  const resolve = (specifier: string, importing: string): ts.ResolvedModuleFull | undefined => {
    if (specifier === sdk.package)
      return disk.exists(entry) ? {resolvedFileName: entry, extension: ts.Extension.Dts} : undefined;
    const from = opened.get(importing);
    if (!from || !specifier.startsWith('.')) return disk.resolve(specifier, importing);
    const block = blockByTitle(from.pageBlocks, from.block, specifier);
    if (!block) return undefined;
    // A block with `file=` shows part of that file, so imports resolve to the file.
    const file = block.values.file === undefined ? fileOfBlock.get(block) : path.join(siteDir, block.values.file);
    return file === undefined ? undefined : {resolvedFileName: file, extension: path.extname(file)};
  };

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => rootNames,
    getScriptVersion(name) {
      if (opened.has(name)) return `${version}.${opens}`;
      return name.includes('/node_modules/') ? '' : version;
    },
    getScriptSnapshot: (name) => snapshotOf(opened.get(name)?.block.code) ?? disk.snapshot(name),
    fileExists: (name) => opened.has(name) || disk.exists(name),
    readFile: (name) => opened.get(name)?.block.code ?? ts.sys.readFile(name),
    resolveModuleNameLiterals: (literals, importing) =>
      literals.map(({text}) => ({resolvedModule: resolve(text, importing)})),
  };
  const service = ts.createLanguageService(host, libraries);

  return {
    service,
    open(files, roots = files) {
      opened = new Map(files.map((file) => [file.path, file]));
      fileOfBlock = new Map(files.map((file) => [file.block, file.path]));
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

/** Files on disk, each read once, because every program needs all libraries. */
function openDisk(siteDir: string, options: ts.CompilerOptions) {
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, options);
  const exists = memoized((name: string) => ts.sys.fileExists(name));
  return {
    exists,
    snapshot: memoized((name: string) => snapshotOf(ts.sys.readFile(name))),
    resolve: (specifier: string, importing: string) =>
      ts.resolveModuleName(specifier, importing, options, {...ts.sys, fileExists: exists}, cache).resolvedModule,
  };
}
