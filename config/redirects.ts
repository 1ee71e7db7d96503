import type {Options} from '@docusaurus/plugin-client-redirects';
import {errorAddress, type ErrorCatalogue} from '../contracts/errorCatalogue';
import movedPages from './moved.json';
import {readContract} from './readContract';

/** Addresses below the base URL: one that has no page, and the one that readers get. */
export interface Redirect {
  from: string;
  to: string;
}

/** Pages that were moved or deleted: the old address, and the page that replaces it. */
export const moved: Redirect[] = movedPages;

/** What readers get when they cut the end off an address: folders that have no page of their own. */
const shortened = [
  {from: '/docs', to: '/docs/getting-started/intro'},
  {from: '/docs/getting-started', to: '/docs/category/getting-started'},
  {from: '/docs/guides', to: '/docs/category/guides'},
  {from: '/docs/guides/configuring-saiki', to: '/docs/category/saiki-configuration-guide'},
  {from: '/docs/concepts', to: '/docs/category/concepts'},
  {from: '/docs/architecture', to: '/docs/category/architecture'},
  {from: '/docs/examples-demos', to: '/docs/category/examples--demos'},
  {from: '/docs/category', to: '/docs/getting-started/intro'},
  {from: '/api/category', to: '/api'},
  {from: '/api/rest', to: '/api/category/rest-api'},
  // Where other sites have their page of results: `/search?q=words` opens the search on the home page.
  {from: '/search', to: '/'},
];

/** Reads the addresses of the error index: `/docs/errors/<id>` leads to the place of the entry on its page. */
function errorAddresses(): Redirect[] {
  const {entries} = readContract<ErrorCatalogue>('errors.json');
  return entries.map((entry) => ({from: `/docs/errors/${entry.id}`, to: errorAddress(entry)}));
}

/** Redirects for hosts without redirects: from `/x/` and `/x/index.html` to `/x`, and from old addresses to new ones. */
export const redirects = {
  redirects: [...moved, ...shortened, ...errorAddresses()],
  createRedirects: (page) => (page === '/' || page.endsWith('.html') ? [] : [`${page}/`]),
} satisfies Options;
