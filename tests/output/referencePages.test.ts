import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {pages} from './support/builtSite';

const limit = 60_000;
const reference = pages.filter(({route}) => route.startsWith('/api')).map((page) => [page.route, page] as const);

describe('a page of the API reference', () => {
  it('is among the pages', () => {
    expect(reference.length).toBeGreaterThan(10);
  });

  it.each(reference)(`%s has at most ${limit} bytes of HTML, compressed as servers do`, (_, {html}) => {
    const quality = {[constants.BROTLI_PARAM_QUALITY]: 5};
    expect(brotliCompressSync(html, {params: quality}).length).toBeLessThanOrEqual(limit);
  });
});
