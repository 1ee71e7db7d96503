import type {Options} from '@docusaurus/plugin-client-redirects';

/** Pages that were moved or deleted: the old address, and the page that is there for its readers now. */
const moved: {from: string; to: string}[] = [];

/** For hosts without redirects of their own: `/x/` and `/x/index.html` lead to `/x`, and old addresses to new ones. */
export const redirects: Options = {
  redirects: moved,
  createRedirects: (page) => (page === '/' || page.endsWith('.html') ? [] : [`${page}/`]),
};
