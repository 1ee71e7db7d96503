import type {Options} from '@docusaurus/plugin-client-redirects';

/** For hosts without redirects of their own: `/x/` and `/x/index.html` lead to `/x`. */
export const redirects: Options = {
  createRedirects: (page) => (page === '/' || page.endsWith('.html') ? [] : [`${page}/`]),
};
