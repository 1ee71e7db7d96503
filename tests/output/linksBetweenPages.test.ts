import {describe, expect, it} from 'vitest';
import {listedPages, pageAt, pages, type BuiltPage} from './support/builtSite';
import {allLinks, articleOf, linkedAddresses, textElements} from './support/article';
import {writtenPages} from '../content/support/writtenPages';

const byAddress = new Map(pages.map((page) => [page.address, page]));

/** Hand-written pages, with the links in their text; generated lists don't count. */
const texts = pages
  .filter(({route}) => ['/', '/markdown-page'].includes(route) || writtenPages.some((page) => page.route === route))
  .map((page) => {
    const article = articleOf(page);
    return {page, links: linkedAddresses(article ? textElements(article) : [], page.address)};
  });

const linkingTo = ({address}: BuiltPage): string[] =>
  texts.filter(({page, links}) => page.address !== address && links.has(address)).map(({page}) => page.route);

/** Clicks from the home page to each page. */
function clicksFromHome(): Map<string, number> {
  const clicks = new Map([[pageAt('/').address, 0]]);
  for (const [address, distance] of clicks) {
    const page = byAddress.get(address);
    for (const next of page ? allLinks(page) : []) {
      if (byAddress.has(next) && !clicks.has(next)) clicks.set(next, distance + 1);
    }
  }
  return clicks;
}

describe('links between pages', () => {
  it.each(writtenPages.filter(({isCategory}) => !isCategory).map(({route, file}) => [route, file]))(
    'at least three other pages link in their text to %s (%s)',
    (route, file) => {
      const sources = linkingTo(pageAt(route ?? ''));
      const fix = 'link to it from the text of at least three other pages';
      const found = `${file}:1 linked from ${sources.join(', ') || 'nowhere'}. Fix: ${fix}.`;
      expect(sources.length, found).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('distance from the home page', () => {
  const clicks = clicksFromHome();
  it.each(listedPages.map((page) => [page.route, page] as const))(
    'three clicks or fewer lead from the home page to %s',
    (_, {address}) => {
      expect(clicks.get(address) ?? Infinity).toBeLessThanOrEqual(3);
    },
  );
});
