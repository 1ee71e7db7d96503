import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {ContentSource} from '@docs-kit/content-rules/check';
import {beforeDefaultRemarkPlugins, remarkPlugins} from './markdown';
import {links} from './site';

const markdownPlugins = {beforeDefaultRemarkPlugins, remarkPlugins};

/** Options of both docs instances. */
const sharedOptions = {
  ...markdownPlugins,
  editUrl: links.editBase,
  showLastUpdateTime: true,
  // @docs-kit/content-rules reports inline tags with line and fix.
  onInlineTags: 'ignore',
  // `sidebar_position` orders pages. A number in a file name stays in the URL, as `packages/content-rules` expects.
  numberPrefixParser: false,
} satisfies DocsOptions;

/** Guides, tutorials, concepts: `/docs`. */
export const docs = {
  ...sharedOptions,
  path: 'content/docs',
  routeBasePath: 'docs',
  sidebarPath: './config/sidebars/docs.ts',
} satisfies DocsOptions;

/** API reference: `/api`. */
export const api = {
  ...sharedOptions,
  id: 'api',
  path: 'content/api',
  routeBasePath: 'api',
  sidebarPath: './config/sidebars/api.ts',
} satisfies DocsOptions;

const blogTitle = 'Saiki Blog';
const blogDescription =
  'Essays and news from the Saiki team about AI agents, the tools that they use, and how they are built.';

/** Blog: `/blog`, with feeds and all posts in the sidebar. */
export const blog = {
  ...markdownPlugins,
  editUrl: links.editBase,
  path: 'content/blog',
  routeBasePath: 'blog',
  blogTitle,
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showLastUpdateTime: true,
  feedOptions: {type: 'all', title: blogTitle, description: blogDescription, copyright: 'Copyright © Truffle AI'},
  // @docs-kit/content-rules reports these three with line and fix.
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
} satisfies BlogOptions;

/** Home page, page about Markdown, accessibility statement. */
export const singlePages = {...markdownPlugins, path: 'src/pages'} satisfies PagesOptions;

/** Every folder with pages, with the kind of plugin that reads it. */
export const contentSources = [
  {kind: 'docs', ...docs},
  {kind: 'docs', ...api},
  {kind: 'blog', ...blog},
  {kind: 'pages', ...singlePages, routeBasePath: ''},
] satisfies readonly ContentSource[];

/** Folders that contain all pages. */
export const pageFolders: readonly string[] = ['content', singlePages.path];
