import {expect, it} from 'vitest';
import {pageRows, type BuiltPage} from './support/builtSite';
import {attribute, elementsOf, hasClass, textOf, type HtmlElement} from './support/html';

const isHeading = ({tagName}: HtmlElement): boolean => /^h[2-6]$/.test(tagName);

const directLink = (heading: HtmlElement): HtmlElement | undefined =>
  heading.childNodes.find((node): node is HtmlElement => 'tagName' in node && hasClass(node, 'hash-link'));

/** Text of each heading with a direct link, and the label and target of that link beside those it should have. */
const directLinks = ({elements}: BuiltPage) =>
  elements.filter(isHeading).flatMap((heading) => {
    const link = directLink(heading);
    if (!link) return [];
    const words = heading.childNodes.filter((node) => node !== link).map(textOf);
    const text = words.join('').trim();
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

it.each(pageRows)('[DOC-3] every heading with an id in the article of %s has a direct link', (_, {elements}) => {
  const inArticles = elements.filter(({tagName}) => tagName === 'article').flatMap(elementsOf);
  const headings = inArticles.filter((element) => isHeading(element) && attribute(element, 'id') !== undefined);
  expect(headings.filter((heading) => !directLink(heading)).map(textOf)).toEqual([]);
});
