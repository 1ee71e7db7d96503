import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {FileFault} from './fileFault';
import {parseText} from './parseText';

/** Contract files by their role. Each is read and parsed once, and again when it changes on disk. */
export interface Contracts {
  /** Absolute path of the contracts folder. */
  readonly folder: string;
  /**
   * A YAML or JSON contract, parsed.
   * @param file path within the contracts folder, for example `rest.openapi.yaml`
   * @throws FileFault when the file is missing or broken
   */
  read<Document>(file: string): Document;
}

interface Parsed {
  readonly modified: number;
  readonly document: unknown;
}

/** Shared by all sections of the site, which each make their own plugin: parsing takes longer than rendering. */
const parsed = new Map<string, Parsed>();

const opened = new Map<string, Contracts>();

/** Opens the contracts folder; the same folder is opened once, so that what is derived from it can be kept with it. */
export function openContracts(folder: string): Contracts {
  const contracts = opened.get(folder) ?? contractsIn(folder);
  opened.set(folder, contracts);
  return contracts;
}

function contractsIn(folder: string): Contracts {
  return {
    folder,
    read<Document>(file: string): Document {
      const location = path.join(folder, file);
      const modified = modificationTime(location, file);
      const known = parsed.get(location);
      // The caller knows the shape of the file that it names; validators prove it in the tests.
      if (known?.modified === modified) return known.document as Document;
      const document = parseText(readFileSync(location, 'utf8'), `contracts/${file}`);
      parsed.set(location, {modified, document});
      return document as Document;
    },
  };
}

function modificationTime(location: string, file: string): number {
  const stats = statSync(location, {throwIfNoEntry: false});
  if (!stats) throw new FileFault(`contracts/${file}`, 'is missing. Restore it, or correct the name where it is read.');
  return stats.mtimeMs;
}
