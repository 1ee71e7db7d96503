import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {newest, parseData, ProblemError, relativePath} from '@docs-kit/report';

/** The contract files of a site. Each is parsed on first use, and again when it changes on disk. */
export interface Contracts {
  /** Absolute path of their folder. */
  readonly folder: string;
  /**
   * Reads a YAML or JSON contract.
   * @param file path within the folder, for example `rest.openapi.yaml`
   * @throws ProblemError when the file is missing or invalid
   */
  read<Document>(file: string): Document;
  /** Returns the path of a contract for messages: `contracts/rest.openapi.yaml`. */
  pathOf(file: string): string;
}

/** Documents by path. The plugins of all sections of the site share them: parsing is slower than rendering. */
const documentOf = newest<unknown>();

/**
 * Opens a folder of contracts.
 * @param folder absolute path; file names in messages are relative to its parent
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
      // The caller knows the type of the document, and tests validate it.
      return documentOf(location, modified, () => parseData(readFileSync(location, 'utf8'), pathOf(file))) as Document;
    },
  };
}
