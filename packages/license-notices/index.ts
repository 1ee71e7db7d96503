import type {LoadContext, Plugin} from '@docusaurus/types';
import {licenseNotices, packageFolders, readPackage} from './notices';

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
              compilation.emitAsset(file, new sources.RawSource(licenseNotices(folders.map(readPackage))));
            });
          });
        },
      };
      return {plugins: [pointer, notices]};
    },
  };
}
