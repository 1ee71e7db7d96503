import {describe, expect, it} from 'vitest';
import {missingWords} from './missingWords';

describe('the words of an address without a page', () => {
  it.each([
    ['/saiki/docs/guides/use-mcp.html', '/saiki/', 'guides use mcp'],
    ['/saiki/use%20mcp/', '/saiki/', 'use mcp'],
    ['/use-mcp', '/', 'use mcp'],
    ['/other/use-mcp', '/saiki/', 'other use mcp'],
    ['/saiki/', '/saiki/', ''],
  ])('of %s on a site at %s are "%s"', (pathname, baseUrl, words) => {
    expect(missingWords(pathname, baseUrl)).toBe(words);
  });
});
