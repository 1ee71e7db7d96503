import {describe, expect, it} from 'vitest';
import type {Redirect} from '@docs-kit/markdown-copies';
import {moved} from '../../config/redirects';
import {ledgerFile, publishedAddresses, readLedger} from '../../scripts/addresses.mts';
import {siteFolder} from './support/builtSite';

const current = publishedAddresses(siteFolder);
const ledger = readLedger();

/**
 * Returns the published addresses that are broken: they don't exist any more, and no redirect leads from their page to
 * an existing one. After a redirect, an anchor may be missing: readers then see the top of the new page.
 */
function lostAddresses(
  ledger: readonly string[],
  current: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set(current);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return ledger.filter((address) => {
    const [page = ''] = address.split('#');
    const target = targets.get(page);
    return !known.has(address) && !(target !== undefined && known.has(target));
  });
}

describe('published addresses', () => {
  it('[ROUTE-13] every address and anchor that was ever published leads somewhere', () => {
    expect(ledger.length).toBeGreaterThan(500);
    const fix =
      'A page: "npm run move" adds the redirect; for a deleted page, add one to config/moved.json. An anchor: keep it, ' +
      'as in ## New title {#old-anchor}.';
    expect(lostAddresses(ledger, current, moved), fix).toEqual([]);
  });

  it(`${ledgerFile} has every address of the site`, () => {
    const known = new Set(ledger);
    expect(
      current.filter((address) => !known.has(address)),
      'run "npm run ledger" and commit the change',
    ).toEqual([]);
  });
});

describe('the comparison', () => {
  const redirects = [{from: '/a', to: '/b'}];

  it.each([
    ['a page that is there', '/b', []],
    ['a page that is gone', '/c', ['/c']],
    ['a page that moved', '/a', []],
    ['an anchor that is there', '/b#x', []],
    ['an anchor that is gone', '/b#y', ['/b#y']],
    ['an anchor of a page that moved', '/a#y', []],
  ])('reports %s', (_, address, lost) => {
    expect(lostAddresses([address], ['/b', '/b#x'], redirects)).toEqual(lost);
  });

  it('reports a redirect to a page that is gone', () => {
    expect(lostAddresses(['/a'], [], redirects)).toEqual(['/a']);
  });
});
