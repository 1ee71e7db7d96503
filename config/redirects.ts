import type {Options} from '@docusaurus/plugin-client-redirects';
import type {Redirect} from '@docs-kit/markdown-copies';
import * as z from 'zod';
import {nearestHint, ProblemError} from '@docs-kit/report';
import {errorAddress, type ErrorCatalog} from '../contracts/errorCatalog';
import {errorCatalog} from './contracts';
import {readList} from './readList';

const address = z.string().startsWith('/');

/** Redirects from moved or deleted pages to the pages that replace them. */
export const moved = readList<Redirect>(
  'config/moved.json',
  z.strictObject({from: address, to: address}),
  '{"from": "/docs/old", "to": "/docs/new"}',
);

/**
 * Adds a redirect to those of moved pages. Redirects to the old address are changed to lead directly to the new one,
 * and a redirect from the new address, which has a page now, is removed.
 * @param published all published addresses: nobody needs a redirect from another
 */
export function withRedirect(
  known: readonly Redirect[],
  from: string,
  to: string,
  published: readonly string[],
): Redirect[] {
  const others = known.filter((one) => one.from !== to && one.from !== from);
  const all = [
    ...others.map((one) => (one.to === from ? {...one, to} : one)),
    ...(published.includes(from) ? [{from, to}] : []),
  ];
  return all.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Redirects for folders without a page, which readers get to by cutting off the end of an address. */
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
  // Other sites have their search results here: `/search?q=words` opens the search on the home page.
  {from: '/search', to: '/'},
];

/**
 * Makes redirects for the error index: `/docs/errors/<id>` leads to the entry on its page.
 * @throws ProblemError for entries whose subject has no page
 */
export function errorAddresses({entries, subjects}: ErrorCatalog): Redirect[] {
  const names = subjects.map(({id}) => id);
  const problems = entries.flatMap((entry) => {
    if (entry.kind === 'limit') return [];
    const {id, subject = ''} = entry;
    if (names.includes(subject)) return [];
    const message = `the entry "${id}" has the unknown subject "${subject}".${nearestHint(subject, names)}`;
    return [{file: 'contracts/errors.json', message, fix: 'write an id from "subjects"'}];
  });
  if (problems.length > 0) throw new ProblemError(problems);
  return entries.map((entry) => ({from: `/docs/errors/${entry.id}`, to: errorAddress(entry)}));
}

/** Redirect pages, for hosts without redirects: from `/x/` and `/x/index.html` to `/x`, and from old addresses. */
export const redirects = {
  redirects: [...moved, ...shortened, ...errorAddresses(errorCatalog)],
  createRedirects: (page) => (page === '/' || page.endsWith('.html') ? [] : [`${page}/`]),
} satisfies Options;
