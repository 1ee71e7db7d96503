import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {pages} from './support/builtSite';

// /api/types has 62,800: it contains the types of the SDK's members, and each page has its own content security policy.
const limit = 63_500;
const reference = pages.filter(({route}) => route.startsWith('/api')).map((page) => [page.route, page] as const);

describe('API reference', () => {
  it('the API reference has more than ten pages', () => {
    expect(reference.length).toBeGreaterThan(10);
  });

  it.each(reference)(`%s has at most ${limit} bytes of HTML, compressed with Brotli`, (_, {html}) => {
    const quality = {[constants.BROTLI_PARAM_QUALITY]: 5};
    expect(brotliCompressSync(html, {params: quality}).length).toBeLessThanOrEqual(limit);
  });
});
