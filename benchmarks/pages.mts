import type {Journey} from './measureNavigation.mts';

/** Measured pages, by their type. Peers have them at the same addresses. */
export const measuredPages: Readonly<Record<string, string>> = {
  'docs page': '/docs/getting-started/intro',
  'longest tutorial': '/docs/tutorials/backend-server',
  'API page': '/api/rest/mcp',
  'blog post': '/blog/ai-agents-vs-llm-workflows',
};

/** Pages that only our site has. */
export const ownPages: Readonly<Record<string, string>> = {home: '/', 'category page': '/docs/category/guides'};

/** Navigations between pages of about the same length, with the title that the reader waits for. */
export const journeys: Readonly<Record<string, Journey>> = {
  'to a short page': {
    from: '/docs/guides/saiki-group-mcp-servers',
    to: '/docs/guides/web-playground',
    title: 'Web playground',
  },
  'to a long guide': {from: '/docs/guides/typescript-sdk', to: '/docs/guides/cli', title: 'CLI Guide'},
  'to the longest tutorial': {
    from: '/docs/tutorials/database-agent',
    to: '/docs/tutorials/backend-server',
    title: 'React Chat App',
  },
};

/** A guide with prose and TypeScript samples that the benchmark edits as an author would. */
export const editedPage = {route: '/docs/guides/typescript-sdk', title: 'TypeScript SDK Guide'} as const;
