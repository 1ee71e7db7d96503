// Licenses of all packages in the lock file. `npm sbom` lists them for a release; this test decides which may be used.
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** Licenses that require no more than a notice, or only concern changes to the package itself. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Licenses of data and of tools that are only used for checks. */
const allowedToCheck = new Set(['CC-BY-3.0', 'CC BY-SA 4.0', 'WTFPL']);

/** Licenses that the lock file lacks, from the package's folder or repository; and data with another license. */
const known: Readonly<Record<string, string>> = {
  '@cloudflare/pages-shared': 'MIT OR Apache-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  eval: 'MIT',
  format: 'MIT',
  'parse-cache-control': 'MIT',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
};

/** Whether licenses satisfy an SPDX expression: one side of OR, both sides of AND. */
const isAllowed = (expression: string, licenses: ReadonlySet<string>): boolean =>
  expression
    .replace(/^\((?<inside>.*)\)$/, '$<inside>')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((license) => licenses.has(license)));

it.each(['package-lock.json', 'benchmarks/package-lock.json'])(
  '[SEC-5] every package of %s has a license that fits',
  (file) => {
    expect(existsSync(file)).toBe(true);
    const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, LockedPackage>};
    const installed = Object.entries(packages).filter(([path, {link}]) => path.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(100);
    const wrong = installed.flatMap(([path, {license, dev}]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (name in known && (license === undefined || license === known[name])) return [];
      const isDevelopment = dev === true || file.startsWith('benchmarks/');
      const licenses = isDevelopment ? new Set([...allowed, ...allowedToCheck]) : allowed;
      return license !== undefined && isAllowed(license, licenses) ? [] : [`${name}: ${license ?? 'none'}`];
    });
    expect(wrong, 'choose another package, or add the license to this file with the reason').toEqual([]);
  },
);

it('[SEC-5] every package has a checksum', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {integrity?: string; link?: boolean; inBundle?: boolean}>;
  };
  const fetched = Object.entries(packages).filter(
    ([path, {link, inBundle}]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(fetched.filter(([, {integrity}]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
