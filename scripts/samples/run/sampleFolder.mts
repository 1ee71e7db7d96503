import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SamplePage} from '../block.mjs';

/** A folder in which one sample runs, with the other files that its page shows. */
export interface SampleFolder {
  readonly path: string;
  write(name: string, text: string): string;
  remove(): void;
}

/** Makes the folder; it lies below `node_modules`, so that samples find packages. */
export function makeSampleFolder(siteFolder: string, page: SamplePage): SampleFolder {
  const parent = path.join(siteFolder, 'node_modules/.cache/samples/run');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'sample-'));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep)) throw new Error(`"${name}" lies outside of the folder of the sample`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  };
  write('package.json', '{"type": "module"}');
  for (const {values, code} of page.blocks) {
    if (values.title !== undefined && /^[\w./-]+\.\w+$/u.test(values.title) && !values.title.startsWith('/'))
      write(path.posix.normalize(values.title), code);
  }
  return {path: folder, write, remove: () => rmSync(folder, {recursive: true, force: true})};
}
