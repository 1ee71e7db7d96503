import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a plugin made in the last build, by what it was made from. */
export interface BuildCache {
  /**
   * Gives what was made from these inputs, or makes it.
   * @param inputs everything that the result depends on, except the program
   */
  recall(inputs: readonly string[], make: () => string): string;
  /** As `recall`, for what takes its time. Asked twice at once for the same, it is made once. */
  recallLater(inputs: readonly string[], make: () => Promise<string>): Promise<string>;
  /** Writes down what was asked for in this build; anything older is forgotten. */
  save(): void;
}

/** Short text that stands for long ones. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64');

/**
 * Program and package versions: what another one made is never taken.
 * @param programFolder folder with the program that makes what is kept
 */
export function foundation(siteDir: string, programFolder: string): string {
  const program = readdirSync(programFolder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:ts|mjs)$/.test(name),
  );
  const files = [
    ...program.sort().map((name) => path.join(programFolder, name)),
    path.join(siteDir, 'package-lock.json'),
  ];
  return digest([
    process.version,
    ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
  ]);
}

function readEntries(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // None yet, or half of one: all is made again.
    return {};
  }
}

/**
 * Opens the cache of a plugin, a file below `node_modules/.cache/`.
 * @param name of the plugin
 * @param programFolder folder with the program that makes what is kept
 */
export function openBuildCache(siteDir: string, name: string, programFolder: string): BuildCache {
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.json`);
  const base = foundation(siteDir, programFolder);
  const kept = readEntries(file);
  const used: Record<string, string> = {};
  const awaited = new Map<string, Promise<string>>();
  return {
    recall(inputs, make) {
      const key = digest([base, ...inputs]);
      return (used[key] ??= kept[key] ?? make());
    },
    async recallLater(inputs, make) {
      const key = digest([base, ...inputs]);
      const known = used[key] ?? kept[key];
      const result = known === undefined ? (awaited.get(key) ?? make()) : Promise.resolve(known);
      awaited.set(key, result);
      return (used[key] = await result);
    },
    save() {
      mkdirSync(path.dirname(file), {recursive: true});
      // Another build may read at the same time.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(used));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}
