import {createHash} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Cards that earlier builds drew, a file each. */
export interface CardCache {
  /** Cards that no earlier build had. */
  readonly drawn: number;
  /**
   * Gives the file with a card, and draws it when there is none.
   * @param inputs everything that the card depends on besides those of the cache
   */
  fileOf(inputs: readonly string[], draw: () => Promise<Buffer>): Promise<string>;
}

/**
 * Opens the cache, a folder below `node_modules/.cache/`.
 * @param commonInputs everything that all cards depend on
 */
export function openCardCache(siteDir: string, commonInputs: readonly string[]): CardCache {
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  mkdirSync(folder, {recursive: true});
  let drawn = 0;
  return {
    get drawn() {
      return drawn;
    },
    async fileOf(inputs, draw) {
      const key = createHash('sha256')
        .update(JSON.stringify([commonInputs, inputs]))
        .digest('hex');
      const file = path.join(folder, `${key}.png`);
      if (existsSync(file)) return file;
      drawn += 1;
      // Never half a card: another page or another build may draw the same one, and a build may be stopped.
      const unfinished = `${file}.${process.pid}.${drawn}`;
      await writeFile(unfinished, await draw());
      await rename(unfinished, file);
      return file;
    },
  };
}
