import path from 'node:path';
import ts from 'typescript';

/** The compiler as an editor uses it, with files that are on no disk. */
export interface SampleService {
  /**
   * Takes these files in place of those of the last call: one program for all of them, since each program looks through
   * the libraries anew.
   * @param files text by name, relative to the site
   * @param edition of the files on disk; those of another one are read again
   */
  open(files: Readonly<Record<string, string>>, edition: string): void;
  readonly service: ts.LanguageService;
  /** Absolute name of a file of {@link open}. */
  readonly nameOf: (file: string) => string;
}

const optionsOf = (siteFolder: string): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  baseUrl: siteFolder,
  paths: {'@truffle-ai/saiki': [path.join(siteFolder, 'contracts/sdk/index.d.ts')]},
});

/** Remembers the answers of a function of one name. */
function remembered<Answer>(ask: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return (name) => {
    const answer = known.has(name) ? (known.get(name) as Answer) : ask(name);
    known.set(name, answer);
    return answer;
  };
}

const snapshotOf = (text: string | undefined): ts.IScriptSnapshot | undefined =>
  text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);

/** Files on disk, each read once: the compiler asks for all of the libraries with every program. */
const readDisk = () => ({
  exists: remembered((name) => ts.sys.fileExists(name)),
  snapshot: remembered((name) => snapshotOf(ts.sys.readFile(name))),
});

/** Starts the compiler on no file. */
export function startService(siteFolder: string): SampleService {
  let opened = new Map<string, string>();
  let version = 0;
  let editionOnDisk = '';
  let disk = readDisk();
  const nameOf = (file: string): string => path.posix.join(siteFolder.replaceAll('\\', '/'), file);
  const options = optionsOf(siteFolder);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteFolder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...opened.keys()],
    getScriptVersion: (name) => (opened.has(name) ? String(version) : editionOnDisk),
    getScriptSnapshot: (name) => snapshotOf(opened.get(name)) ?? disk.snapshot(name),
    fileExists: (name) => opened.has(name) || disk.exists(name),
    readFile: (name) => opened.get(name) ?? ts.sys.readFile(name),
  };
  return {
    service: ts.createLanguageService(host),
    nameOf,
    open(files, edition) {
      opened = new Map(Object.entries(files).map(([file, text]) => [nameOf(file), text]));
      version += 1;
      if (edition !== editionOnDisk) {
        editionOnDisk = edition;
        disk = readDisk();
      }
    },
  };
}
