import {describe, expect, it} from 'vitest';
import {builtFiles, notFoundPage, pageRows, pages, siteAddress, type BuiltPage} from './support/builtSite';
import {attribute, type HtmlElement} from './support/html';

const targets = [...pages, ...(notFoundPage ? [notFoundPage] : [])];
const byAddress = new Map(targets.map((page) => [page.address, page]));
const files = new Set(builtFiles);
const ids = new Map(
  targets.map(({address, elements}) => [
    address,
    new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

function addressesOf(element: HtmlElement): string[] {
  if (attribute(element, 'rel') === 'preconnect') return [];
  return ['href', 'src', 'xlink:href'].flatMap((name) => attribute(element, name) ?? []);
}

/** Why a link of a page leads nowhere; nothing when it is fine or leaves the site. */
function faultOf(url: string, {address}: Pick<BuiltPage, 'address'>): string | undefined {
  if (!URL.canParse(url, address)) return 'is no address';
  const target = new URL(url, address);
  const fragment = target.hash.slice(1);
  target.hash = '';
  target.search = '';
  if (!['http:', 'https:'].includes(target.protocol)) return undefined;
  if (`${target.href}/` === siteAddress) return 'lacks the slash at its end and would be redirected';
  if (!target.href.startsWith(siteAddress)) return url.startsWith('http') ? undefined : 'leaves the base path';
  const page = byAddress.get(target.href);
  if (!page) {
    if (files.has(decodeURI(target.href.slice(siteAddress.length)))) return undefined;
    return byAddress.has(target.href.replace(/(?:\/index)?(?:\.html|\/)$/u, ''))
      ? 'would be redirected'
      : 'leads to no page';
  }
  if (fragment === '' || ids.get(page.address)?.has(decodeURIComponent(fragment))) return undefined;
  return `names no heading of ${page.route}`;
}

const faultsOf = (page: BuiltPage): string[] => {
  const links = new Set(page.elements.flatMap(addressesOf));
  return [...links].flatMap((url) => {
    const fault = faultOf(url, page);
    return fault === undefined ? [] : [`${url} ${fault}`];
  });
};

describe('every link, anchor and file that a page names exists', () => {
  it.each(pageRows)('%s', (_, page) => {
    expect(faultsOf(page)).toEqual([]);
  });

  it('on the not-found page', () => {
    expect(notFoundPage && faultsOf(notFoundPage)).toEqual([]);
  });
});

describe('the link checker', () => {
  const page = {address: new URL('docs/concepts/tools', siteAddress).href};

  it.each([
    ['mcp', undefined],
    ['/saiki/docs/concepts/mcp', undefined],
    ['/saiki/', undefined],
    ['#__docusaurus_skipToContent_fallback', undefined],
    ['https://example.com/x', undefined],
    ['mailto:someone@example.com', undefined],
    ['#nowhere', 'names no heading of /docs/concepts/tools'],
    ['./mcp#nowhere', 'names no heading of /docs/concepts/mcp'],
    ['/saiki', 'lacks the slash at its end and would be redirected'],
    ['/saiki/docs/concepts/mcp/', 'would be redirected'],
    ['/saiki/docs/concepts/mcp.html', undefined],
    ['./mcp.md', 'leads to no page'],
    ['/docs/concepts/mcp', 'leaves the base path'],
    ['https://truffle-ai.github.io/saiki/nowhere', 'leads to no page'],
  ])('judges %s', (url, fault) => {
    expect(faultOf(url, page)).toBe(fault);
  });
});
