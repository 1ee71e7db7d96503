import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {beforeDefaultRemarkPlugins, remarkPlugins} from './markdown';
import {links} from './site';

const editUrl = links.editBase;

const markdownPlugins = {beforeDefaultRemarkPlugins, remarkPlugins};

/** What both sets of pages share: one version `current`, called `Next`. */
const pages = {
  ...markdownPlugins,
  editUrl,
  breadcrumbs: true,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  // `sidebar_position` orders pages; a number in a file's name stays in its address, as `plugins/content-rules` has it.
  numberPrefixParser: false,
  versions: {current: {label: 'Next'}},
} satisfies DocsOptions;

/** Guides, tutorials, concepts: `/docs`. */
export const docs = {
  ...pages,
  path: 'content/docs',
  routeBasePath: 'docs',
  sidebarPath: './config/sidebars/docs.ts',
} satisfies DocsOptions;

/** API reference: `/api`. */
export const api = {
  ...pages,
  id: 'api',
  path: 'content/api',
  routeBasePath: 'api',
  sidebarPath: './config/sidebars/api.ts',
} satisfies DocsOptions;

/** Blog: `/blog`, with feeds and all posts in the sidebar. */
export const blog = {
  ...markdownPlugins,
  editUrl,
  path: 'content/blog',
  routeBasePath: 'blog',
  blogTitle: 'Saiki Blog',
  blogDescription:
    'Essays and news from the Saiki team about AI agents, the tools that they use, and how they are built.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: true,
  feedOptions: {type: 'all', title: 'Saiki Blog', copyright: 'Copyright © Truffle AI'},
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies BlogOptions;

/** Home, markdown page, statements. */
export const singlePages = {...markdownPlugins, path: 'src/pages'} satisfies PagesOptions;
