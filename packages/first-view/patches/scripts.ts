import path from 'node:path';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {saveFile} from '@docs-kit/report';

const inThisFolder = (name: string) => path.join(__dirname, name);

/**
 * Removes Prism and its languages, for sites that highlight at build time, which saves 25 kB of scripts.
 * A client module of the theme imports both.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/prism-include-languages.ts
 */
export function withoutPrism(): Plugin {
  const clientModule = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'prism-include-languages');
  return {
    name: 'without-prism',
    configureWebpack: () => ({resolve: {alias: {[`${clientModule}$`]: inThisFolder('client/nothing.ts')}}}),
  };
}

/** What only the build needs of a site's configuration. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Ships only the part of the site's configuration that pages read, which saves 2 kB of scripts. Docusaurus ships all of
 * it, with the document template and the options of plugins.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/docusaurusContext.tsx
 */
export function clientConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client.config.mjs');
  return {
    name: 'client-config',
    configureWebpack(_config, _isServer, {currentBundler: {instance: bundler}}) {
      // In development, Docusaurus writes its file again when the configuration changes.
      if (process.env.NODE_ENV !== 'production') return {};
      const shipped = Object.entries(siteConfig).filter(([key]) => !buildOnly.includes(key));
      saveFile(file, `export default ${JSON.stringify(Object.fromEntries(shipped))};\n`);
      return {plugins: [new bundler.NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file)]};
    },
  };
}

/**
 * Ships only the helper of `tslib` that Docusaurus uses, which saves 3.7 kB of scripts. `@docusaurus/utils-common` is
 * CommonJS, so Rspack can't drop the other helpers.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-utils-common/src/index.ts
 */
export function withoutTslib(): Plugin {
  const alias = {tslib$: inThisFolder('client/tslib.ts')};
  return {
    name: 'without-tslib',
    configureWebpack: () => ({
      module: {rules: [{test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias}}]},
    }),
  };
}

/**
 * Gives React and the router their own chunk, which changes only with an upgrade: returning readers keep 70 kB in their
 * cache when pages change. It costs 0.8 kB at the first visit.
 * Upstream: `splitChunks` in https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts
 */
export function frameworkChunk(): Plugin {
  const framework = {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-router-config|history|react-helmet-async)[\\/]/,
    chunks: 'initial',
    priority: 50,
  } as const;
  return {
    name: 'framework-chunk',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {framework}}}},
  };
}

/** SWC's option for variable names in order of appearance, which Rspack's types lack. */
const mangle: object = {disableCharFreq: true};

/**
 * Makes builds reproducible: minified variables get their names in order of appearance. By default, SWC counts letters,
 * and Rspack's runtime contains hashes whose letters depend on Rspack's cache, so that builds with and without a cache
 * would differ in every page. `tests/build/sameBytes.test.ts` fails without it.
 * Upstream: `disable_char_freq` in
 * https://github.com/swc-project/swc/blob/main/crates/swc_ecma_minifier/src/option/mod.rs, and Docusaurus' options for
 * SWC in https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-faster/src/index.ts
 */
export function reproducibleNames(): Plugin {
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {...getSwcJsMinimizerOptions(), minify: true, mangle} as object,
  });
  return {
    name: 'reproducible-names',
    configureWebpack: ({optimization}, isServer) =>
      isServer
        ? {}
        : ({
            mergeStrategy: {'optimization.minimizer': 'replace'},
            optimization: {
              minimizer: optimization?.minimizer?.map((other) =>
                other instanceof rspack.SwcJsMinimizerRspackPlugin ? minimizer : other,
              ),
            },
          } as object),
  };
}

/**
 * Has Chromium compile the functions of both initial chunks while they load, instead of one after the other during
 * hydration. For other browsers, the hint is a comment: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      const hint = new bundler.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /[\\/](?:framework|main)\./,
        // After the minifier, which removes comments, and before contents are hashed for file names.
        stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      return isServer ? {} : {plugins: [hint]};
    },
  };
}

/**
 * Prefetches each script once, and each page in its own idle callback. Docusaurus adds an element for each script of
 * each visible link, 188 on a wide screen, where 19 are enough, and searches its routes for all of them in one task.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/docusaurus.ts
 */
export function prefetchOnce(): Plugin {
  return {
    name: 'prefetch-once',
    getClientModules: () => [inThisFolder('client/prefetch.ts')],
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      const replacement = new bundler.NormalModuleReplacementPlugin(
        /^\.\/prefetch$/,
        inThisFolder('client/prefetch.ts'),
      );
      return isServer ? {} : {plugins: [replacement]};
    },
  };
}
