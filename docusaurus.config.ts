import type {Config} from '@docusaurus/types';
import {api, blog, docs, singlePages} from './config/content';
import {announcementBar} from './config/announcementBar';
import {buildInputs, shownContracts} from './config/buildInputs';
import {contentRules} from './config/contentRules';
import {documentTemplate} from './config/document/template';
import {future} from './config/future';
import {headTags} from './config/head';
import {publishedContracts} from './config/publishedContracts';
import {homeFacts} from './config/homeFacts';
import {i18n} from './config/i18n';
import {markdown} from './config/markdown';
import {redirects} from './config/redirects';
import {site} from './config/site';
import {socialCardPath} from './config/socialCards';
import {themeConfig} from './config/themeConfig';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  url: site.url,
  baseUrl: site.baseUrl,
  baseUrlIssueBanner: true,
  // Pages are files `x.html`, addresses have no slash at the end: no host answers a link with a redirect.
  trailingSlash: false,
  organizationName: 'truffle-ai',
  projectName: 'saiki',
  favicon: 'img/logo.svg',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',

  i18n,
  future,
  markdown,
  themeConfig,
  headTags,
  ssrTemplate: documentTemplate,
  storage: {type: 'localStorage', namespace: 'saiki'},
  customFields: {homeFacts: homeFacts()},

  clientModules: [
    './src/clientModules/copyCode.ts',
    './src/clientModules/wrapCode.ts',
    './src/clientModules/scrollAreas.ts',
    './src/clientModules/sampleLanguage.ts',
    './src/clientModules/openFold.ts',
    './src/clientModules/closeType.ts',
    './src/clientModules/typeInSight.ts',
    './src/clientModules/typeStops.ts',
    './src/clientModules/closeDropdown.ts',
    './src/clientModules/prefetchWhenIdle.ts',
  ],

  themes: [['@docusaurus/theme-classic', {customCss: ['./src/css/index.css']}]],
  plugins: [
    ['./plugins/content-rules/index.ts', {...contentRules}],
    './plugins/bundle/index.ts',
    './plugins/class-names/index.ts',
    ['./plugins/build-inputs/index.ts', {inputs: buildInputs, extracts: {shownContracts}}],
    './plugins/desktop-breakpoint/index.ts',
    './plugins/development-server/index.ts',
    './plugins/without-intl/index.ts',
    ['./plugins/early-scripts/index.ts', {values: {ANNOUNCEMENT_ID: announcementBar.id}}],
    ['./plugins/sleeping-page/index.ts', {program: './src/sleepingPage/index.ts'}],
    './plugins/static-first-view/index.ts',
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-docs', api],
    ['@docusaurus/plugin-content-blog', blog],
    ['@docusaurus/plugin-content-pages', singlePages],
    './plugins/latest-post/index.ts',
    ['@docusaurus/plugin-client-redirects', redirects],
    ['@docusaurus/plugin-sitemap', {lastmod: null}],
    ['./plugins/publish-contracts/index.ts', publishedContracts],
    ['./plugins/social-cards/index.ts', {cardPath: socialCardPath, logo: 'static/img/logo.svg'}],
  ],
};

export default config;
