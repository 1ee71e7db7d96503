import type {Config} from '@docusaurus/types';
import {api, blog, contentSources, docs, singlePages} from './config/content';
import {homeFacts} from './config/contracts';
import {documentTemplate} from '@docs-kit/first-view/document';
import {exampleDownloads} from './config/exampleDownloads';
import {firstView, inlineScripts} from './config/firstView';
import {headTags} from './config/head';
import {hasHistory} from './config/history';
import {markdown} from './config/markdown';
import {siteMarkdownCopies} from './config/markdownCopies';
import {publishedContracts} from './config/publishedContracts';
import {redirects} from './config/redirects';
import {search} from './config/search';
import {site} from './config/site';
import {themeConfig} from './config/themeConfig';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: true,
  // Pages are files `x.html` and addresses have no trailing slash, so that no host redirects a link.
  trailingSlash: false,
  organizationName: 'truffle-ai',
  projectName: 'saiki',
  favicon: 'img/logo.svg',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',

  // English only. A second language needs a folder in `i18n/` and an entry here.
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Each flag by name instead of `true`, so that an upgrade doesn't turn on anything by itself.
  future: {
    experimental_vcs: hasHistory('.') ? 'git-eager' : 'disabled',
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  markdown,
  themeConfig,
  headTags,
  ssrTemplate: documentTemplate(inlineScripts),
  storage: {type: 'localStorage', namespace: site.storageNamespace},
  customFields: {homeFacts: homeFacts()},

  clientModules: [
    './src/clientModules/undecodableAddress.ts',
    './src/clientModules/codeBlocks.ts',
    './src/clientModules/codeTypes.ts',
    './src/clientModules/sampleLanguage.ts',
    './src/clientModules/details.ts',
    './src/clientModules/announce.ts',
    './src/clientModules/themeControls.ts',
  ],

  // Before all plugins: it empties the list of PostCSS plugins, to which the others add theirs.
  presets: [['@docs-kit/first-view', {...firstView}]],
  themes: [
    ['@docusaurus/theme-classic', {customCss: ['./src/css/index.css']}],
    // After the classic theme, whose `SearchBar` it replaces.
    ['@docs-kit/search', {...search}],
  ],
  plugins: [
    ['@docs-kit/content-rules', {folders: contentSources}],
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-docs', api],
    ['@docs-kit/plugin-content-blog', blog],
    ['@docusaurus/plugin-content-pages', singlePages],
    './plugins/latest-post/index.ts',
    './plugins/page-titles/index.ts',
    [siteMarkdownCopies, {}],
    ['@docs-kit/plugin-client-redirects', redirects],
    ['@docusaurus/plugin-sitemap', {lastmod: null}],
    ['./plugins/publish-contracts/index.ts', {...publishedContracts}],
    ['./plugins/example-downloads/index.ts', {downloads: exampleDownloads}],
    ['@docs-kit/license-notices', {file: 'licenses.txt'}],
    ['./plugins/agent-rules/index.ts', {version: site.version}],
  ],
};

export default config;
