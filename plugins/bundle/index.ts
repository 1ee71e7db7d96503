import path from 'node:path';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Of the minimizer's program; its types leave it out. Where it has no effect, tests/build/sameBytes.test.ts is red. */
const inOrder: object = {disableCharFreq: true};

/** The minimizer that takes the place of the generator's for scripts; others stay. */
function minimizer<Minimizer>(generators: Minimizer): Minimizer {
  const minimizerOptions: object = {...getSwcJsMinimizerOptions(), minify: true, mangle: inOrder};
  return generators instanceof rspack.SwcJsMinimizerRspackPlugin
    ? // The generator's types are of webpack, which has the same hooks.
      (new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions}) as Minimizer)
    : generators;
}

/**
 * Docusaurus plugin: what the bundler leaves out of, and how it cuts, the browser's code.
 *
 * - The theme's client module asks for the Prism highlighter; code is coloured at build time, so it gets an empty one.
 * - React and the router change only with a new release of the generator: as a chunk of their own they stay in the
 *   browser's cache when pages change.
 * - What frames all pages of the docs is one script; the generator cuts it at each of its routes within routes, and some
 *   of those scripts are smaller than what it costs to ask for them.
 * - Of the configuration, of the list of what can be loaded, and of the theme's labels, pages get what they read.
 * - Scripts of pages are named after their contents alone. The start-up code lists all of them, in every page; the
 *   generator's names, eight random letters each, are a third of that list and grow with it.
 * - Links in sight fetch each script that their pages need once.
 * - One module of the generator asks for one of TypeScript's helpers in a way that brings all of them (3 kB); it gets
 *   the one.
 * - Lightning CSS, which minifies, also writes for the browsers of `browserslist`; the PostCSS plugins that the generator
 *   brings for the same took 1.4 s of a cold build, and the search for others, in all folders above each sheet, 0.6 s.
 * - Variables get their names in order, and not by how often letters occur: in the bundler's start-up code those are
 *   letters of hashes that depend on its cache, so builds with and without cache would differ in every page.
 * - Chromium compiles the functions of both first chunks while they arrive, beside the page, instead of one after the
 *   other when React wakes. Other browsers see a comment: https://v8.dev/blog/explicit-compile-hints
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
    configureWebpack(config, isServer, {currentBundler: {instance: bundler}}) {
      const compileAhead = new bundler.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /[\\/](?:framework|main)\./,
        // After the minifier, which takes comments out, and before names are made from contents.
        stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      const fetchOnce = new bundler.NormalModuleReplacementPlugin(
        /^\.\/prefetch$/,
        path.join(__dirname, 'client/prefetchOnce.ts'),
      );
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [{loader: path.join(__dirname, 'clientConfig.mjs')}],
            },
            ...(isServer
              ? []
              : [
                  {
                    test: path.join(generatedFilesDir, 'registry.js'),
                    use: [{loader: path.join(__dirname, 'clientRegistry.mjs')}],
                  },
                  {
                    test: /[\\/]@docusaurus[\\/](?:core|theme-common|theme-classic)[\\/]lib[\\/].*\.js$/,
                    use: [{loader: path.join(__dirname, 'translatorHints.mjs')}],
                  },
                ]),
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib$: path.join(__dirname, 'client/typescriptHelpers.ts')}},
            },
          ],
        },
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'client/noPrism.ts')}},
        ...(!isServer && {
          mergeStrategy: {'optimization.minimizer': 'replace'},
          plugins: [compileAhead, fetchOnce],
          ...(config.mode === 'production' && {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
          optimization: {
            minimizer: config.optimization?.minimizer?.map(minimizer),
            splitChunks: {
              cacheGroups: {
                framework: {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-router-config|history|react-helmet-async)[\\/]/,
                  chunks: 'initial',
                  priority: 50,
                },
                docs: {
                  name: 'docs',
                  test: /[\\/]theme[\\/]Doc(?:s?Root|VersionRoot|VersionBanner|VersionBadge|Breadcrumbs|Paginator|Sidebar)/,
                  chunks: 'async',
                  enforce: true,
                },
              },
            },
          },
        }),
      };
    },
  };
}
