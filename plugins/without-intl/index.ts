import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: no page waits for tables of languages. A browser makes them ready the first time that a script sorts
 * words or writes a date by the rules of a language: 9 and 15 ms, and on a slow phone, in the middle of waking, 35 and
 * 60 ms, in which it answers nothing. The generator does both on every page. Here
 *
 * - the generator's paths and names of properties are sorted by their letters alone;
 * - English dates are put together from their parts.
 */
export default function withoutIntl(): Plugin {
  return {
    name: 'without-intl',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        module: {
          rules: [
            {
              test: /[\\/]@docusaurus[\\/].*[\\/](?:docsClientUtils|reactUtils)\.js$/,
              use: [{loader: path.join(__dirname, 'plainOrder.mjs')}],
            },
          ],
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/utils\/IntlUtils$/,
            path.join(__dirname, 'client/useDateTimeFormat.ts'),
          ),
        ],
      };
    },
  };
}
