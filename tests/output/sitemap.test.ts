import {describe, expect, it} from 'vitest';
import {builtFiles, listedPages, pages, readBuilt, redirectPages, siteAddress} from './support/builtSite';
import {allRoutes} from './support/siteRoutes';
import {findAll, parseXml} from './support/xml';

const addresses = findAll(parseXml(readBuilt('sitemap.xml')), 'loc').map(({text}) => text);
const routes = addresses.map((address) => `/${address.slice(siteAddress.length)}`).sort();

describe('the sitemap', () => {
  it('lists every route of the specification and the known further ones', () => {
    expect(allRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('lists nothing else', () => {
    const fix =
      'a page is new. Fix: write its address and reason into furtherRoutes in tests/output/support/siteRoutes.ts';
    expect(
      routes.filter((route) => !allRoutes.includes(route)),
      fix,
    ).toEqual([]);
  });

  it('lists no address twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lists every page that was built, but those that search engines shall not list', () => {
    expect(listedPages.map(({route}) => route).sort()).toEqual(routes);
  });

  it.each(addresses)('has a file for %s', (address) => {
    expect(address.startsWith(siteAddress)).toBe(true);
    const below = address.slice(siteAddress.length);
    expect(builtFiles).toContain(below === '' ? 'index.html' : `${below}.html`);
  });
});

describe('documents that lead to another address', () => {
  it.each(redirectPages.map(({file, target}) => [file, target]))('%s leads to a page', (_, target) => {
    const route = new URL(target, siteAddress).href.slice(siteAddress.length);
    expect(pages.map((page) => page.route)).toContain(`/${route}`);
  });
});
