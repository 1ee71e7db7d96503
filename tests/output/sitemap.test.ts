import {routeOf, type Page} from '@docs-kit/content-rules/check';
import {describe, expect, it} from 'vitest';
import {routeGroups} from '../browser/data/routes';
import {allMarkdown} from '../content/support/writtenPages';
import {builtFiles, listedPages, pages, readBuilt, redirectPages, siteAddress} from './support/builtSite';
import {attribute, elementsOf, textOf} from './support/html';
import {findAll, parseXml} from './support/xml';

const addresses = findAll(parseXml(readBuilt('sitemap.xml')), 'loc').map(({text}) => text);
const routes = addresses.map((address) => `/${address.slice(siteAddress.length)}`).sort();

describe('the sitemap', () => {
  it('the sitemap lists every page of the specification', () => {
    const specified = routeGroups.flatMap(({routes: group}) => group.map(({path}) => path));
    expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('[ROUTE-7] the site has the page of every Markdown file, except drafts', () => {
    const isPublished = ({isPartial, frontMatter}: Page): boolean =>
      !isPartial && frontMatter?.entries.get('draft')?.value !== true;
    const built = pages.map(({route}) => route);
    expect(
      allMarkdown
        .filter(isPublished)
        .map(routeOf)
        .filter((route) => !built.includes(route)),
    ).toEqual([]);
  });

  it('[ROUTE-7] the sitemap lists every page that was built, except those hidden from search engines', () => {
    expect(listedPages.map(({route}) => route).sort()).toEqual(routes);
  });

  it.each(addresses)('a built file exists for %s of the sitemap', (address) => {
    expect(address.startsWith(siteAddress)).toBe(true);
    const below = address.slice(siteAddress.length);
    expect(builtFiles).toContain(below === '' ? 'index.html' : `${below}.html`);
  });
});

describe('redirects', () => {
  it.each(redirectPages.map(({file, target}) => [file, target]))(
    '[ROUTE-12] the redirect %s leads to a page that exists',
    (_, target) => {
      const {origin, pathname, hash} = new URL(target, siteAddress);
      const route = `${origin}${pathname}`.slice(siteAddress.length);
      const page = pages.find((candidate) => candidate.route === `/${route}`);
      expect(page, target).toBeDefined();
      // The anchor exists on the page, too.
      if (hash !== '')
        expect(page?.html.includes(`id="${hash.slice(1)}"`) || page?.html.includes(`id=${hash.slice(1)}`)).toBe(true);
    },
  );

  it.each(redirectPages.map((page) => [page.file, page] as const))(
    '[ROUTE-12] %s is a page of its own: language, title, and a link to follow',
    (_, {elements, target}) => {
      const named = (name: string) => elements.filter(({tagName}) => tagName === name);
      expect(named('html').map((element) => attribute(element, 'lang'))).toEqual(['en']);
      expect(named('title').map(textOf).join()).toMatch(/ \| Saiki$/u);
      expect(named('a').map((element) => attribute(element, 'href'))).toEqual([target]);
      expect(named('body').flatMap(elementsOf)).toEqual(expect.arrayContaining(named('script')));
    },
  );

  it('[ROUTE-12] all redirects run the same script', () => {
    const scripts = redirectPages.flatMap(({elements}) =>
      elements.filter(({tagName}) => tagName === 'script').map(textOf),
    );
    expect(new Set(scripts).size).toBe(1);
  });
});
