import {describe, expect, it} from 'vitest';
import {groupBy} from '@docs-kit/report';
import {site} from '../../config/site';
import {
  builtFiles,
  listedPages,
  metaOf,
  notFoundPage,
  pageRows,
  pages,
  siteAddress,
  structuredData,
  type BuiltPage,
} from './support/builtSite';
import {attribute, textOf} from './support/html';
import {writtenPages} from '../content/support/writtenPages';

const titleOf = ({elements}: BuiltPage): string => {
  const title = elements.find(({tagName}) => tagName === 'title');
  return title ? textOf(title).trim() : '';
};

const posts = new Set(writtenPages.filter(({folder}) => folder.kind === 'blog').map(({route}) => route));

/** Routes of pages with the same text. */
const shared = (read: (page: BuiltPage) => string): string[][] =>
  [...groupBy(pages, read).values()].filter(({length}) => length > 1).map((owners) => owners.map(({route}) => route));

describe('each page', () => {
  it.each(pageRows)('[SITE-3] %s names its own address as canonical, once', (_, {address, elements}) => {
    const canonical = elements.filter(
      (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
    );
    expect(canonical.map((element) => attribute(element, 'href'))).toEqual([address]);
  });

  it.each(pageRows)('[SITE-1] the title of %s ends with a vertical bar and the name of the site', (_, page) => {
    expect(titleOf(page)).toMatch(new RegExp(`^\\S.* \\| ${site.title}$`, 'u'));
  });

  it.each(pageRows)(
    'the description of %s has at least 20 characters, and 50 to 170 if search engines list it',
    (_, page) => {
      const {length} = metaOf(page, 'description') ?? '';
      expect(length).toBeGreaterThanOrEqual(listedPages.includes(page) ? 50 : 20);
      if (listedPages.includes(page)) expect(length).toBeLessThanOrEqual(170);
    },
  );

  it.each(pageRows)('%s has a title, a description, its address and a large image for social media', (_, page) => {
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'og:url')).toBe(page.address);
    expect(metaOf(page, 'og:title')).toMatch(/\S/u);
    expect(metaOf(page, 'og:description')).toMatch(/\S/u);
    expect(metaOf(page, 'og:type')).toBe(posts.has(page.route) ? 'article' : 'website');
    expect(metaOf(page, 'og:image:alt')).toMatch(/\S/u);
    expect(metaOf(page, 'twitter:image:alt')).toBe(metaOf(page, 'og:image:alt'));
  });

  it.each(pageRows)('[SITE-4] the social card of %s is an image of this site', (_, page) => {
    const card = metaOf(page, 'og:image') ?? '';
    expect(card.startsWith(siteAddress), card).toBe(true);
    expect(builtFiles).toContain(card.slice(siteAddress.length));
  });
});

describe('structured data', () => {
  it.each(pageRows)('[DOC-4] the breadcrumbs of %s name addresses of pages', (_, page) => {
    const lists = structuredData(page).filter((data) => data['@type'] === 'BreadcrumbList');
    const items = lists.flatMap((list) => list.itemListElement as {item: string}[]).map(({item}) => item);
    expect(items.filter((item) => !pages.some(({address}) => address === item))).toEqual([]);
  });

  it('[BLOG-2] a post by the team is by an organization, and has a picture', () => {
    const all = pages.flatMap(structuredData).flatMap((data) => [data, ...((data.blogPost ?? []) as (typeof data)[])]);
    const posts = all.filter((data) => data['@type'] === 'BlogPosting');
    expect(posts.length).toBeGreaterThan(1);
    for (const {author, image} of posts) {
      expect(author).toMatchObject({'@type': 'Organization', name: 'Saiki team'});
      expect(builtFiles).toContain(String(image).slice(siteAddress.length));
    }
  });
});

describe('all pages', () => {
  it('[SITE-2] no two pages have the same title', () => {
    expect(shared(titleOf)).toEqual([]);
  });

  it('[SITE-2] no two pages have the same description', () => {
    expect(shared((page) => metaOf(page, 'description') ?? '')).toEqual([]);
  });
});

describe('the pages that search engines list', () => {
  it('[SITE-4] no two of them have the same social card', () => {
    const cards = listedPages.map((page) => metaOf(page, 'og:image'));
    expect(cards.filter((card, index) => cards.indexOf(card) !== index)).toEqual([]);
  });
});

describe('the not-found page', () => {
  it('the not-found page exists and has a title', () => {
    expect(notFoundPage && titleOf(notFoundPage)).toMatch(/ \| Saiki$/u);
  });
});
