import {decoded} from '@docs-kit/report/text';

/** How many parts of the path to use: those of the page and its folder. */
const parts = 2;

/**
 * Returns the words in an address that has no page: a query for what its reader was looking for.
 * @param pathname percent-encoded path of the address: `/base/docs/guides/use-mcp.html`
 * @param baseUrl base path of the site, with slashes at both ends
 */
export function missingWords(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return (decoded(path) ?? path)
    .replace(/\.html$/u, '')
    .split('/')
    .filter(Boolean)
    .slice(-parts)
    .join(' ')
    .replace(/[-_.+]+/gu, ' ')
    .slice(0, 80);
}
