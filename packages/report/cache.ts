import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {filesAt, saveFile} from './files';
import {relativePath} from './problem';

/** Results of earlier runs: files in `node_modules/.cache/<name>/`, named by a hash of everything they depend on. */
export interface Cache {
  /** Returns the stored result for these inputs; undefined when there is none. */
  get(inputs: readonly string[]): string | undefined;
  /** Stores a result and returns it. */
  set(inputs: readonly string[], result: string): string;
  /** Returns the stored result, or computes and stores it. For binary results that take time. */
  rememberBytes(inputs: readonly string[], make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes entries that have been neither read nor written since the cache was opened. */
  prune(): void;
}

export interface CacheOptions {
  /** Files and folders whose contents every result depends on, in addition to this package and those beside it. */
  readonly dependsOn?: readonly string[];
  /** Anything else that every result depends on. */
  readonly inputs?: readonly string[];
}

/** Returns a short hash of some texts. The same characters divided into other texts have another hash. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);

/** Hashes the paths and contents of all files at these locations, without tests and `node_modules`. */
export function hashOfFiles(locations: readonly string[]): string {
  const isLeftOut = (name: string) => /(?:^|\/)node_modules\/|\.test\.\w+$/.test(name);
  return hashOf(
    locations.flatMap((location) =>
      filesAt(location)
        .map((file) => ({file, name: relativePath(path.dirname(location), file)}))
        .filter(({name}) => !isLeftOut(name))
        .flatMap(({file, name}) => [name, readFileSync(file, 'latin1')]),
    ),
  );
}

/** The code that computes results imports packages in this folder, so results depend on all of them. */
const packages = path.join(__dirname, '..');

/**
 * Opens a cache of the site. Results also depend on the versions of Node.js and of all packages (`package-lock.json`).
 * If `SITE_CACHE` is set, the cache is in that folder: test sites share the packages, but not the site's own cache.
 * @param siteDir absolute path of the site
 * @param name name of the folder in `SITE_CACHE` or `node_modules/.cache/`
 */
export function openCache(
  siteDir: string,
  name: string,
  {dependsOn = [], inputs: common = []}: CacheOptions = {},
): Cache {
  const folder = path.join(process.env.SITE_CACHE || path.join(siteDir, 'node_modules/.cache'), name);
  const version = hashOf([
    process.version,
    hashOfFiles([packages, path.join(siteDir, 'package-lock.json'), ...dependsOn]),
    ...common,
  ]);
  const used = new Set<string>();

  const fileFor = (inputs: readonly string[]): string => {
    const key = hashOf([version, ...inputs]);
    used.add(key);
    return path.join(folder, key);
  };
  /** Doesn't check whether the file exists, because another build may delete it at any time. */
  const read = (file: string): Buffer | undefined => {
    try {
      return readFileSync(file);
    } catch {
      return undefined;
    }
  };
  const store = <Result extends string | Uint8Array>(file: string, result: Result): Result => {
    saveFile(file, result);
    return result;
  };

  return {
    get: (inputs) => read(fileFor(inputs))?.toString(),
    set: (inputs, result) => store(fileFor(inputs), result),
    rememberBytes: async (inputs, make) => {
      const file = fileFor(inputs);
      return read(file) ?? store(file, await make());
    },
    prune: () => {
      // Names with a dot are files that another process is writing.
      const isOld = (name: string): boolean => !used.has(name) && !name.includes('.');
      const old = existsSync(folder) ? readdirSync(folder).filter(isOld) : [];
      old.forEach((key) => rmSync(path.join(folder, key), {force: true}));
    },
  };
}
