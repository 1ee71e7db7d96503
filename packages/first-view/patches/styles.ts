import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

/**
 * Removes `postcss-preset-env`, which Docusaurus adds, and the search for a PostCSS configuration in all folders above
 * each sheet, which saves 2 s of a cold build. Lightning CSS, the minifier, already writes for `browserslist`.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-bundler/src/loaders/styleLoader.ts
 * @throws when another plugin has already added a PostCSS plugin, which would be dropped as well
 */
export function withoutPresetEnv(): Plugin {
  return {
    name: 'without-preset-env',
    configurePostCss(options) {
      const names = options.plugins.map((plugin: unknown) => String(Array.isArray(plugin) ? plugin[0] : plugin));
      if (names.some((name) => !name.includes('postcss-preset-env'))) {
        throw new Error(
          'first-view removes the PostCSS plugins of Docusaurus, and another plugin has already added its own. List it after first-view in docusaurus.config.ts: plugins run after presets.',
        );
      }
      return {...options, plugins: [], config: false};
    },
  };
}

/** PostCSS plugin: moves the breakpoint from "wider than 996 px" to "996 px and wider". */
const from996: PostCssPlugin = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replaceAll('max-width: 996px', 'max-width: 995.98px')
        .replaceAll('min-width: 997px', 'min-width: 996px');
    },
  },
};

/**
 * Applies the desktop layout from 996 px. In Docusaurus it begins one pixel later, in style sheets and in the hook
 * `useWindowSize`: https://github.com/facebook/docusaurus/issues/9603. With the hook's replacement, a page that a link
 * leads to also renders only once.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-common/src/hooks/useWindowSize.ts
 */
export function desktopBreakpoint(): Plugin {
  return {
    name: 'desktop-breakpoint',
    configurePostCss(options) {
      options.plugins.push(from996);
      return options;
    },
    configureWebpack(_config, _isServer, {currentBundler: {instance: bundler}}) {
      const hook = path.join(__dirname, 'client/useWindowSize.ts');
      return {plugins: [new bundler.NormalModuleReplacementPlugin(/hooks\/useWindowSize$/, hook)]};
    },
  };
}
