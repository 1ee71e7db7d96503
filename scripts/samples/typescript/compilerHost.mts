import path from 'node:path';
import ts from 'typescript';
import {blockByTitle} from '../../../plugins/code-blocks/types/programs';
import type {VirtualFile} from './sourceFolder.mjs';

/** Options of {@link makeHost}. */
export interface HostOptions {
  readonly siteFolder: string;
  readonly options: ts.CompilerOptions;
  readonly virtual: ReadonlyMap<string, VirtualFile>;
  /** Source files that programs with the same options share. */
  readonly parsed: Map<string, ts.SourceFile | undefined>;
}

/** The package that samples import; its declarations are a contract. */
const toolkit = '@truffle-ai/saiki';

/** A compiler host with files that exist in memory alone, and imports between blocks of a page by their titles. */
export function makeHost({siteFolder, options, virtual, parsed}: HostOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const cache = ts.createModuleResolutionCache(siteFolder, (name) => name, options);
  const declarations = path.join(siteFolder, 'contracts/sdk/index.d.ts');
  const readFromDisk = host.getSourceFile.bind(host);
  const byBlock = blockFiles(virtual);

  const resolve = (specifier: string, containing: string): ts.ResolvedModuleFull | undefined => {
    if (specifier === toolkit) {
      return ts.sys.fileExists(declarations)
        ? {resolvedFileName: declarations, extension: ts.Extension.Dts}
        : undefined;
    }
    const from = virtual.get(containing);
    if (from && specifier.startsWith('.')) {
      const block = blockByTitle(from.page.blocks, from.program, specifier);
      const file = block && (byBlock.get(block) ?? sampleFile(block.values.file, siteFolder));
      return file === undefined ? undefined : {resolvedFileName: file, extension: path.extname(file)};
    }
    return ts.resolveModuleName(specifier, containing, options, host, cache).resolvedModule;
  };

  return {
    ...host,
    fileExists: (name) => virtual.has(name) || host.fileExists(name),
    readFile: (name) => virtual.get(name)?.text ?? host.readFile(name),
    getSourceFile(name, languageVersion, onError, isNew) {
      const file = virtual.get(name);
      if (file) return ts.createSourceFile(name, file.text, languageVersion, true);
      if (!parsed.has(name)) parsed.set(name, readFromDisk(name, languageVersion, onError, isNew));
      return parsed.get(name);
    },
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({text}) => ({resolvedModule: resolve(text, containing)})),
  };
}

const sampleFile = (file: string | undefined, siteFolder: string): string | undefined =>
  file === undefined ? undefined : path.join(siteFolder, file);

/** The file that holds each block; the longest chain wins over copies for blocks that must fail. */
function blockFiles(virtual: ReadonlyMap<string, VirtualFile>): Map<object, string> {
  return new Map(
    [...virtual.values()].flatMap((file) =>
      file.segments.filter(({isOwn}) => isOwn).map(({block}): [object, string] => [block, file.path]),
    ),
  );
}
