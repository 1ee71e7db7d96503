import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of {@link licenseNoticesPlugin}. */
export interface LicenseNoticesOptions {
  /** Name of the published file, relative to the base URL. */
  readonly file: string;
}

/** A module of the bundle. A concatenated module contains others. */
interface BundledModule {
  readonly resource?: string;
  readonly modules?: Iterable<BundledModule>;
}

const resourcesOf = (modules: Iterable<BundledModule>): string[] =>
  [...modules].flatMap(({resource, modules: inner}) => [
    ...(resource === undefined ? [] : [resource]),
    ...(inner ? resourcesOf(inner) : []),
  ]);

/** Docusaurus plugin: publishes the licenses of the packages in the bundle. The entry scripts point to the file. */
export default function licenseNoticesPlugin({baseUrl}: LoadContext, {file}: LicenseNoticesOptions): Plugin {
  const name = 'license-notices';
  return {
    name,
    configureWebpack({mode}, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || mode !== 'production') return {};
      const {Compilation, sources, BannerPlugin} = bundler;
      // After the minifier, which removes comments, and before contents are hashed for file names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      const pointer = new BannerPlugin({
        banner: `/*! Licenses: ${baseUrl}${file} */`,
        raw: true,
        footer: true,
        entryOnly: true,
        test: /\.js$/,
        stage,
      });
      const notices = {
        apply(compiler: InstanceType<typeof bundler.Compiler>) {
          compiler.hooks.thisCompilation.tap(name, (compilation) => {
            compilation.hooks.processAssets.tap({name, stage}, () => {
              const folders = packageFolders(resourcesOf(compilation.modules as Iterable<BundledModule>));
              compilation.emitAsset(file, new sources.RawSource(licenseNotices(folders)));
            });
          });
        },
      };
      return {plugins: [pointer, notices]};
    },
  };
}

/** A package in the bundle. */
interface ShippedPackage {
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
function readPackage(folder: string): ShippedPackage {
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

/** Writes the notices of the packages in folders, each text once. */
export function licenseNotices(folders: readonly string[]): string {
  const labels = new Map<string, Set<string>>();
  for (const shipped of folders.map(readPackage)) {
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
