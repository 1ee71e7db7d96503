import {describe, expect, it} from 'vitest';
import {moved} from '../../config/redirects';
import {ledgerFile, lostAddresses, publishedAddresses, readLedger} from '../../scripts/addresses.mts';
import {siteFolder} from './support/builtSite';

const current = publishedAddresses(siteFolder);
const ledger = readLedger();

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

it('the list has no file whose name changes with its content', () => {
  const hashed = /\.[\da-f]{8}(?:\.\w+$|\/)/u;
  expect([...ledger, ...current].filter((address) => hashed.test(address))).toEqual([]);
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
