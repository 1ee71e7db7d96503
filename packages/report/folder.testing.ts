import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {saveFile} from './files';

/**
 * Makes a temporary folder with some files, whose name has a space and a letter that isn't ASCII.
 * @param files texts by path
 * @param atEnd registers its deletion; outside of tests and of what runs before each, pass `afterAll`
 * @returns its absolute path
 */
export function makeFolder(
  files: Readonly<Record<string, string>> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test é-'));
  atEnd(() => rmSync(folder, {recursive: true, force: true}));
  for (const [file, text] of Object.entries(files)) saveFile(path.join(folder, file), text);
  return folder;
}
