import type {Plugin} from '@docusaurus/types';

/**
 * Removes `postcss-preset-env`, which Docusaurus adds, and the search for a PostCSS configuration in all folders above
 * each sheet: 2 s of a cold build. Lightning CSS, which minifies, already writes for the browsers of `browserslist`.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-bundler/src/loaders/styleLoader.ts
 * @throws when another plugin has added a PostCSS plugin before, which would be dropped as well
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

/** An Rspack rule or loader, as far as it matters here. */
interface RuleOrLoader {
  readonly use?: unknown;
  readonly options?: {readonly modules?: {localIdentName?: string}};
}

/**
 * Names the classes of CSS modules by four letters in production: 165 bytes of a page and 137 of its scripts. The names of Docusaurus, like
 * `announcementBarContent_xLdY`, tell an author what they see; their random letters do not compress.
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts
 */
export function shortClassNames(): Plugin {
  const shorten = (part: RuleOrLoader): void => {
    if (Array.isArray(part.use)) (part.use as RuleOrLoader[]).forEach(shorten);
    if (part.options?.modules) part.options.modules.localIdentName = '[hash:base64:4]';
  };
  return {
    name: 'short-class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV === 'production') (config.module?.rules as RuleOrLoader[] | undefined)?.forEach(shorten);
      return {};
    },
  };
}
