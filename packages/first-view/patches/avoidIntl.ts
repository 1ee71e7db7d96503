import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const operand = String.raw`([\w.[\]]+)`;

/** Turns `a.localeCompare(b)` into a comparison of code units. */
export const replaceLocaleCompare = {
  pattern: String.raw`${operand}\.localeCompare\(${operand}\)`,
  replacement: '($1 < $2 ? -1 : Number($1 > $2))',
} as const;

/**
 * Keeps locale data out of hydration. A browser prepares it the first time that a script calls `localeCompare` or
 * formats a date: 35 and 60 ms on a slow phone, in the middle of hydration. Docusaurus does both on every page. Here,
 *
 * - `localeCompare` becomes a comparison of code units in two modules that sort what readers never see: plugins' paths
 *   and property names;
 * - dates are put together from their parts, if the site is in English.
 *
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-docs/src/client/docsClientUtils.ts,
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/reactUtils.tsx and
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/utils/IntlUtils.ts
 */
export function avoidIntl({i18n}: LoadContext): Plugin {
  return {
    name: 'avoid-intl',
    configureWebpack(_config, _isServer, {currentBundler: {instance: bundler}}) {
      const loader = path.join(__dirname, 'loaders/replaceText.mjs');
      const hook = path.join(__dirname, 'client/useDateTimeFormat.ts');
      return {
        module: {
          rules: [
            {
              test: /[\\/]@docusaurus[\\/].*[\\/](?:docsClientUtils|reactUtils)\.js$/,
              use: [{loader, options: replaceLocaleCompare}],
            },
          ],
        },
        plugins:
          i18n.currentLocale === 'en'
            ? [new bundler.NormalModuleReplacementPlugin(/^\.\/utils\/IntlUtils$/, hook)]
            : [],
      };
    },
  };
}
