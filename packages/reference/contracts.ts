import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseData, ProblemError, relativePath} from '@docs-kit/report';

/** The contract files of a site. Each is read and parsed once, and again when it changes on disk. */
export interface Contracts {
  /** Absolute path of the folder that they are in. */
  readonly folder: string;
  /**
   * Reads a YAML or JSON contract.
   * @param file path within the folder, for example `rest.openapi.yaml`
   * @throws ProblemError when the file is missing or broken
   */
  read<Document>(file: string): Document;
  /** Returns the path of a contract as messages show it: `contracts/rest.openapi.yaml`. */
  pathOf(file: string): string;
}

/** By location. Shared by all sections of the site, which each make their own plugin: parsing takes longer than rendering. */
const parsed = new Map<string, {readonly modified: number; readonly document: unknown}>();

/**
 * Opens a folder of contracts.
 * @param folder absolute path; file names in messages are relative to the folder above
 */
export function openContracts(folder: string): Contracts {
  const pathOf = (file: string): string => relativePath(path.dirname(folder), path.join(folder, file));
  return {
    folder,
    pathOf,
    read<Document>(file: string): Document {
      const location = path.join(folder, file);
      const modified = statSync(location, {throwIfNoEntry: false})?.mtimeMs;
      if (modified === undefined)
        throw new ProblemError({
          file: pathOf(file),
          message: 'is missing',
          fix: 'restore it, or correct the name where it is read',
        });
      const known = parsed.get(location);
      // The caller knows the type of the file that it names; validators prove it in the tests.
      if (known?.modified === modified) return known.document as Document;
      const document = parseData(readFileSync(location, 'utf8'), pathOf(file));
      parsed.set(location, {modified, document});
      return document as Document;
    },
  };
}
