import {describe, expect, it} from 'vitest';
import {
  builtFiles,
  notFoundPage,
  pageRows,
  pagesAnd404,
  readBuilt,
  siteAddress,
  type BuiltPage,
} from './support/builtSite';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {site} from '../../config/site';
import {attribute, elementsOf, parseHtml, type HtmlElement} from './support/html';
import {findAll, parseXml} from './support/xml';

const byAddress = new Map(pagesAnd404.map((page) => [page.address, page]));
const files = new Set(builtFiles);
const ids = new Map(
  pagesAnd404.map(({address, elements}) => [
    address,
    new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

function addressesOf(element: HtmlElement): string[] {
  if (attribute(element, 'rel') === 'preconnect') return [];
  return ['href', 'src', 'xlink:href'].flatMap((name) => attribute(element, name) ?? []);
}

/** Why a link of a page is broken; undefined if it works or leaves the site. */
function problemOf(url: string, {address}: Pick<BuiltPage, 'address'>): string | undefined {
  if (!URL.canParse(url, address)) return 'is not an address';
  const target = new URL(url, address);
  const fragment = target.hash.slice(1);
  target.hash = '';
  target.search = '';
  if (!['http:', 'https:'].includes(target.protocol)) return undefined;
  if (`${target.href}/` === siteAddress) return 'lacks the slash at its end and would be redirected';
  if (!target.href.startsWith(siteAddress)) return url.startsWith('http') ? undefined : 'leaves the base path';
  const page = byAddress.get(target.href);
  if (!page) {
    // A page may link to its own copy; a link to another one is an unresolved link by file path.
    if (target.pathname.endsWith('.md') && target.pathname !== copyPath(new URL(address).pathname, site.baseUrl)) {
      return 'leads to the Markdown of a page';
    }
    if (files.has(decodeURI(target.href.slice(siteAddress.length)))) return undefined;
    return byAddress.has(target.href.replace(/(?:\/index)?(?:\.html|\/)$/u, ''))
      ? 'would be redirected'
      : 'leads to no page';
  }
  if (fragment === '' || ids.get(page.address)?.has(decodeURIComponent(fragment))) return undefined;
  return `names no heading of ${page.route}`;
}

const problemsOf = ({address, elements}: Pick<BuiltPage, 'address' | 'elements'>): string[] => {
  const links = new Set(elements.flatMap(addressesOf));
  return [...links].flatMap((url) => {
    const problem = problemOf(url, {address});
    return problem === undefined ? [] : [`${url} ${problem}`];
  });
};

describe('links of the built site', () => {
  it.each(pageRows)('[ROUTE-8] every link, anchor and file that %s names exists, below the base path', (_, page) => {
    expect(problemsOf(page)).toEqual([]);
  });

  it('every link, anchor and file that the not-found page names exists', () => {
    expect(notFoundPage && problemsOf(notFoundPage)).toEqual([]);
  });

  it.each([
    ['blog/rss.xml', 'content:encoded'],
    ['blog/atom.xml', 'content'],
  ])('every link, anchor and file in the texts of %s exists', (file, element) => {
    const texts = findAll(parseXml(readBuilt(file)), element).map(({text}) => text);
    const elements = texts.flatMap((text) => elementsOf(parseHtml(text).document));
    expect(elements.flatMap(addressesOf).filter((url) => url.startsWith(siteAddress)).length).toBeGreaterThan(2);
    // Readers of feeds don't know the address of the post.
    expect(problemsOf({address: 'about:blank', elements})).toEqual([]);
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
    ['./mcp.md', 'leads to the Markdown of a page'],
    ['./tools.md', undefined],
    ['/docs/concepts/mcp', 'leaves the base path'],
    ['https://truffle-ai.github.io/saiki/nowhere', 'leads to no page'],
  ])('the link checker reports %s as %s', (url, problem) => {
    expect(problemOf(url, page)).toBe(problem);
  });
});
