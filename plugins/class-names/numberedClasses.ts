import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';

/** All style sheets below a folder whose names of classes are local. */
function cssModulesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.module.css'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Names of classes, ids and movements that a style sheet declares. */
function localNames(file: string): string[] {
  const {exports} = transform({filename: file, code: readFileSync(file), cssModules: true});
  return Object.keys(exports ?? {}).sort();
}

/** Short names for the classes of CSS modules. */
export interface NumberedClasses {
  /** The style sheets that were read. */
  readonly files: readonly string[];
  /** Short name of a class; undefined for those of files that were not read. */
  nameOf(file: string, localName: string): string | undefined;
}

/**
 * Numbers the classes of all CSS modules below some folders: each gets a name of two or three letters of its own. The
 * same files give the same names.
 */
export function numberedClasses(folders: readonly string[]): NumberedClasses {
  const files = folders.flatMap(cssModulesBelow);
  const places = files.flatMap((file) => localNames(file).map((name) => `${file} ${name}`));
  const numbers = new Map(places.map((place, number) => [place, `_${number.toString(36)}`]));
  return {files, nameOf: (file, localName) => numbers.get(`${file} ${localName}`)};
}
