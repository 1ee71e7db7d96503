import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-client-redirects';
import {parseData} from '@docs-kit/report';
import {errorAddress, type ErrorCatalogue} from '../contracts/errorCatalogue';

/** Pages that were moved or deleted: the old address, and the page that replaces it. */
export const moved: {from: string; to: string}[] = [];

/** Reads the addresses of the error index: `/docs/errors/<id>` leads to the place of the entry on its page. */
function errorAddresses(): {from: string; to: string}[] {
  const file = path.join(__dirname, '../contracts/errors.json');
  const {entries} = parseData(readFileSync(file, 'utf8'), file) as ErrorCatalogue;
  return entries.map((entry) => ({from: `/docs/errors/${entry.id}`, to: errorAddress(entry)}));
}

/** Redirects for hosts without redirects: from `/x/` and `/x/index.html` to `/x`, and from old addresses to new ones. */
export const redirects: Options = {
  redirects: [...moved, ...errorAddresses()],
  createRedirects: (page) => (page === '/' || page.endsWith('.html') ? [] : [`${page}/`]),
};
