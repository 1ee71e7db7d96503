import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: what the bundler leaves out of, and how it cuts, the browser's code.
 *
 * - The theme's client module asks for the Prism highlighter; code is coloured at build time, so it gets an empty one.
 * - React and the router change only with a new release of the generator: as a chunk of their own they stay in the
 *   browser's cache when pages change.
 * - Of the configuration, and of the list of what can be loaded, pages get what they read.
 * - One module of the generator asks for one of TypeScript's helpers in a way that brings all of them (3 kB); it gets
 *   the one.
 * - Lightning CSS, which minifies, also writes for the browsers of `browserslist`; the PostCSS plugins that the generator
 *   brings for the same took 1.4 s of a cold build, and the search for others, in all folders above each sheet, 0.6 s.
 * - Chromium compiles the functions of both first chunks while they arrive, beside the page, instead of one after the
 *   other when React wakes. Other browsers see a comment: https://v8.dev/blog/explicit-compile-hints
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      const compileAhead = new bundler.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /[\\/](?:framework|main)\./,
        // After the minifier, which takes comments out, and before names are made from contents.
        stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
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
                ]),
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib$: path.join(__dirname, 'typescriptHelpers.ts')}},
            },
          ],
        },
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')}},
        ...(!isServer && {
          plugins: [compileAhead],
          optimization: {
            splitChunks: {
              cacheGroups: {
                framework: {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-router-config|history|react-helmet-async)[\\/]/,
                  chunks: 'initial',
                  priority: 50,
                },
              },
            },
          },
        }),
      };
    },
  };
}
