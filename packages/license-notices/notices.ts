import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package in the bundle. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** License in its `package.json`, an SPDX expression such as `MIT`. */
  readonly license: string;
  /** Text of its license file; empty when it has none. */
  readonly text: string;
}

const inPackage = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the folder of the package that a module belongs to; undefined for modules of the site. */
export const packageFolder = (module: string): string | undefined => inPackage.exec(module)?.groups?.folder;

const isLicense = (file: string): boolean => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(file);

/** Reads name, version and license of a package. */
export function readPackage(folder: string): ShippedPackage {
  const {
    name = path.basename(folder),
    version = '',
    license = 'not stated',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<ShippedPackage>;
  const [file] = readdirSync(folder).filter(isLicense).sort();
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return {name, version, license, text};
}

/** Returns the folders of the packages that modules belong to, each once, sorted. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = new Set([...modules].flatMap((module) => packageFolder(module) ?? []));
  return [...folders].filter((folder) => existsSync(path.join(folder, 'package.json'))).sort();
}

const label = ({name, version, license}: ShippedPackage): string => `${name} ${version} (${license})`;

/** Writes the notices of packages, each text once. */
export function licenseNotices(packages: readonly ShippedPackage[]): string {
  const labels = new Map<string, Set<string>>();
  for (const shipped of packages) {
    labels.set(shipped.text, (labels.get(shipped.text) ?? new Set()).add(label(shipped)));
  }
  const sections = [...labels]
    .map(([text, names]) => ({text, names: [...names].sort().join('\n')}))
    .sort((one, other) => (one.names < other.names ? -1 : 1))
    .map(
      ({text, names}) =>
        `${names}\n\n${text || 'These packages have no license file; the licenses are those that they name.'}`,
    );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Licenses of the packages in the scripts and styles of this site', ...sections].join(line)}\n`;
}
