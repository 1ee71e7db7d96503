import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Removes the key with which the theme's tabs are other elements after hydration. */
export const withoutKey = {pattern: String.raw`\bkey=\{String\(isBrowser\)\}`, replacement: ''} as const;

/**
 * Keeps tabs through hydration. The theme creates them and all their content again right after it: the reader would lose
 * the focus, selected text, a pressed button's click, and what a copy button confirms. Their state no longer needs that:
 * it follows storage and address in an effect.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/Tabs/index.tsx
 */
export function keepTabs(): Plugin {
  const loader = path.join(__dirname, 'loaders/replaceText.mjs');
  return {
    name: 'keep-tabs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/,
            // Before JSX is compiled.
            enforce: 'pre',
            use: [{loader, options: withoutKey}],
          },
        ],
      },
    }),
  };
}
