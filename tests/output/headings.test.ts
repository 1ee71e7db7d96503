import {expect, it} from 'vitest';
import {pageRows, type BuiltPage} from './support/builtSite';
import {attribute, hasClass, textOf, type HtmlElement} from './support/html';

/** Text of each heading with a direct link, and the label of that link. */
function directLinks({elements}: BuiltPage): {heading: string; label: string | undefined}[] {
  return elements
    .filter(({tagName}) => /^h[2-6]$/.test(tagName))
    .flatMap((heading) => {
      const link = heading.childNodes.find(
        (node): node is HtmlElement => 'tagName' in node && hasClass(node, 'hash-link'),
      );
      const words = heading.childNodes.filter((node) => node !== link).map(textOf);
      return link ? {heading: words.join('').trim(), label: attribute(link, 'aria-label')} : [];
    });
}

it('finds headings with direct links, some of them in code', () => {
  const links = pageRows.flatMap(([, page]) => directLinks(page));
  expect(links.length).toBeGreaterThan(500);
  expect(links.map(({heading}) => heading)).toContain('InternalMessage');
});

it.each(pageRows)('[DOC-3] every direct link on %s is named "Direct link to {heading}"', (_, page) => {
  const links = directLinks(page);
  expect(links.map(({label}) => label)).toEqual(links.map(({heading}) => `Direct link to ${heading}`));
});
