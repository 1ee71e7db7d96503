import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-client-redirects';
import redirectPlugin from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPage, filesIn} from '@docs-kit/report';
import {redirectPage, redirectTarget, titleOf} from './redirectPage';

export {validateOptions} from '@docusaurus/plugin-client-redirects';

/** Returns the title of the built page at a path, or the path itself when there is none. */
function titleAt(outDir: string, below: string): string {
  const [page = ''] = below.split(/[?#]/, 1);
  const file = builtPage(outDir, page);
  return (file && titleOf(readFileSync(file, 'utf8'))) ?? below;
}

/**
 * Docusaurus plugin: the redirect plugin with complete pages as redirects. The options are those of
 * `@docusaurus/plugin-client-redirects`.
 */
export default function wholeRedirectPages(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const plugin = redirectPlugin(context, options);
  if (!plugin) return null;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const {outDir, baseUrl, siteConfig} = props;
      const lang = props.i18n.localeConfigs[props.i18n.currentLocale]?.htmlLang ?? props.i18n.currentLocale;
      for (const file of filesIn(outDir, '.html').map((name) => path.join(outDir, name))) {
        const target = redirectTarget(readFileSync(file, 'utf8'));
        if (target === undefined) continue;
        const title = titleAt(outDir, decodeURI(target).slice(baseUrl.length));
        const canonical = new URL(target, siteConfig.url).href;
        writeFileSync(file, redirectPage({target, canonical, title, lang}));
      }
    },
  };
}
