import {decoded} from '@docs-kit/report/text';

/** Words are those of the last two parts of the path: of its page and of the folder around it. */
const parts = 2;

/**
 * Returns the words of an address that has no page: what its reader looks for.
 * @param pathname path of the address, with escapes: `/saiki/docs/guides/use-mcp.html`
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
