/** One page of each type. */
export const pageTypes: readonly {readonly name: string; readonly path: string}[] = [
  {name: 'home', path: '/'},
  {name: 'guide', path: '/docs/guides/cli'},
  {name: 'tutorial', path: '/docs/getting-started/first-agent-tutorial'},
  {name: 'REST reference', path: '/api/rest/conversation'},
  {name: 'SDK reference', path: '/api/saiki-agent'},
  {name: 'category', path: '/docs/category/guides'},
  {name: 'blog list', path: '/blog'},
  {name: 'post', path: '/blog/ai-agents-vs-llm-workflows'},
  {name: 'archive', path: '/blog/archive'},
  {name: 'tag', path: '/blog/tags/saiki'},
  {name: 'standalone', path: '/markdown-page'},
  {name: 'not-found', path: '/no-such-page'},
  {name: 'component', path: '/kitchen-sink'},
];
