import {expect, it} from 'vitest';
import {pageRows, type BuiltPage} from './support/builtSite';
import {attribute, elementsOf, hasClass, textOf, type HtmlElement} from './support/html';

const isHeading = ({tagName}: HtmlElement): boolean => /^h[2-6]$/.test(tagName);

/** Headings with the element after each, which is its direct link if it has one. */
const headingsOf = (elements: readonly HtmlElement[]): {heading: HtmlElement; link: HtmlElement | undefined}[] =>
  elements.flatMap(({childNodes}) => {
    const children = childNodes.filter((node): node is HtmlElement => 'tagName' in node);
    return children.flatMap((heading, index) => {
      const next = children[index + 1];
      return isHeading(heading) ? [{heading, link: next && hasClass(next, 'hash-link') ? next : undefined}] : [];
    });
  });

/** Text of each heading with a direct link, and the label and target of that link beside those it should have. */
const directLinks = ({elements}: BuiltPage) =>
  headingsOf(elements).flatMap(({heading, link}) => {
    if (!link) return [];
    const text = textOf(heading).trim();
    return {
      text,
      is: [attribute(link, 'aria-label'), attribute(link, 'href')],
      shouldBe: [`Direct link to ${text}`, `#${attribute(heading, 'id')}`],
    };
  });

it('finds headings with direct links, some of them in code', () => {
  const links = pageRows.flatMap(([, page]) => directLinks(page));
  expect(links.length).toBeGreaterThan(500);
  expect(links.map(({text}) => text)).toContain('InternalMessage');
});

it.each(pageRows)('[DOC-3] every direct link on %s is named "Direct link to {heading}" and leads to it', (_, page) => {
  const links = directLinks(page);
  expect(links.map(({is}) => is)).toEqual(links.map(({shouldBe}) => shouldBe));
});

it.each(pageRows)('[DOC-3] every heading with an id in the article of %s has a direct link beside it', (_, page) => {
  const inArticles = page.elements
    .filter(({tagName}) => tagName === 'article')
    .flatMap((article) => [article, ...elementsOf(article)]);
  const unlinked = headingsOf(inArticles).filter(({heading, link}) => !link && attribute(heading, 'id') !== undefined);
  expect(unlinked.map(({heading}) => textOf(heading))).toEqual([]);
});
