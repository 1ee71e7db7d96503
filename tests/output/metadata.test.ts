import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {metaOf, notFoundPage, pageRows, pages, type BuiltPage} from './support/builtSite';
import {attribute, elementsOutside, textOf} from './support/html';

const titleOf = ({elements}: BuiltPage): string => {
  const title = elements.find(({tagName}) => tagName === 'title');
  return title ? textOf(title).trim() : '';
};

/** Routes of pages that share a text, by that text. */
function shared(read: (page: BuiltPage) => string): Record<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const page of pages) routes.set(read(page), [...(routes.get(read(page)) ?? []), page.route]);
  return Object.fromEntries([...routes].filter(([, owners]) => owners.length > 1));
}

describe('each page', () => {
  it.each(pageRows)('%s names its own address as the canonical one, once', (_, {address, elements}) => {
    const canonical = elements.filter(
      (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
    );
    expect(canonical.map((element) => attribute(element, 'href'))).toEqual([address]);
  });

  it.each(pageRows)('%s has a title that ends in the name of the site', (_, page) => {
    expect(titleOf(page)).toMatch(new RegExp(`^\\S.* \\| ${site.title}$`, 'u'));
  });

  it.each(pageRows)('%s has a description', (_, page) => {
    expect(metaOf(page, 'description')?.length ?? 0).toBeGreaterThanOrEqual(20);
  });

  it.each(pageRows)('%s has one h1 and headings that skip no level', (_, {document}) => {
    const text = elementsOutside(document, ['nav', 'aside', 'footer']);
    const levels = text.filter(({tagName}) => /^h[1-6]$/u.test(tagName)).map(({tagName}) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it.each(pageRows)('%s uses each id once', (_, {elements}) => {
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('no two pages', () => {
  it('have the same title', () => {
    expect(shared(titleOf)).toEqual({});
  });

  it('have the same description', () => {
    expect(shared((page) => metaOf(page, 'description') ?? '')).toEqual({});
  });
});

describe('the not-found page', () => {
  it('is there and has a title', () => {
    expect(notFoundPage && titleOf(notFoundPage)).toMatch(/ \| Saiki$/u);
  });
});
