// What surrounds the content of every page, as built: bars, footer, tables of contents, edit links, the blog's sidebar,
// and what the document says about itself.
import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {links, site} from '../../config/site';
import {footerGroups, navbarLinks, type ChromeLink} from '../browser/data/chrome';
import {metaOf, pageAt, pageRows, pages, pagesAnd404, type BuiltPage} from './support/builtSite';
import {attribute, elementsOf, hasClass, textOf, type HtmlElement} from './support/html';

const withClass = (elements: readonly HtmlElement[], name: string) =>
  elements.filter((element) => hasClass(element, name));

/** Name and address of a link. Icon links have a label instead of text. */
const linkOf = (link: HtmlElement): ChromeLink => ({
  name: attribute(link, 'aria-label') ?? textOf(link),
  target: attribute(link, 'href') ?? '',
});

/** Names and addresses of the links in an element. */
const linksIn = (element: HtmlElement): ChromeLink[] =>
  elementsOf(element)
    .filter(({tagName}) => tagName === 'a')
    .map(linkOf);

const href = ({name, target}: ChromeLink): ChromeLink => ({
  name,
  target: target.startsWith('/') ? site.baseUrl + target.slice(1) : target,
});

it('[NAV-1] the navbar of every page links to home, Docs, API, Blog, Discord and GitHub, in this order', () => {
  for (const {elements, file} of pagesAnd404) {
    const items = elements.filter((element) => hasClass(element, 'navbar__brand') || hasClass(element, 'navbar__link'));
    // The button of the language menu has the class of a link.
    const links = items.filter(({tagName}) => tagName === 'a');
    expect(links.map(linkOf), file).toEqual(navbarLinks.map(href));
  }
});

it('[ANN-1] the bar of every page asks for a star and to join the chat, and has a button to close it', () => {
  for (const {elements, file} of pagesAnd404) {
    const bar = withClass(elements, 'theme-announcement-bar');
    expect(bar.flatMap(linksIn), file).toEqual([
      {name: 'Star Saiki', target: 'https://github.com/truffle-ai/saiki'},
      {name: 'join the chat', target: 'https://discord.gg/GFzWFAAZcm'},
    ]);
    const buttons = bar.flatMap(elementsOf).filter(({tagName}) => tagName === 'button');
    expect(buttons.map((button) => attribute(button, 'aria-label'))).toEqual(['Close announcement']);
  }
});

const withContents = pages.filter(({elements}) => withClass(elements, 'theme-doc-toc-desktop').length > 0);

it('[DOC-1] docs and API pages have a table of contents', () => {
  const routes = ['/docs/guides/cli', '/api/types'];
  expect(withContents.map(({route}) => route)).toEqual(expect.arrayContaining(routes));
});

it.each(withContents.map((page) => [page.route, page] as const))(
  '[DOC-1] the table of contents of %s lists every heading of levels 2 and 3, in order, and nothing else',
  (_, {elements}) => {
    const article = elements.filter(({tagName}) => tagName === 'article').flatMap(elementsOf);
    const headings = article.filter(
      ({tagName, attrs}) => /^h[23]$/.test(tagName) && attrs.some(({name}) => name === 'id'),
    );
    const links = withClass(elements, 'theme-doc-toc-desktop').flatMap(linksIn);
    expect(links.map(({target}) => target)).toEqual(headings.map((heading) => `#${attribute(heading, 'id')}`));
  },
);

it('[FOOT-1] the footer of every page has its four groups with their links', () => {
  const expected = footerGroups.map(({title, links: all}) => ({title, links: all.map(href)}));
  for (const {elements, file} of pagesAnd404) {
    const groups = withClass(elements, 'footer__col').map((column) => ({
      title: withClass(elementsOf(column), 'footer__title').map(textOf).join(),
      links: linksIn(column),
    }));
    expect(groups, file).toEqual(expected);
  }
});

describe('the sidebar of the blog', () => {
  const listing = pages.filter(({elements}) => elements.some(isBlogSidebar));

  it('[BLOG-1] is on the list of posts and beside each post', () => {
    expect(listing.map(({route}) => route)).toEqual(
      expect.arrayContaining(['/blog', '/blog/ai-agents-vs-llm-workflows']),
    );
  });

  it.each(listing.map((page) => [page.route, page] as const))(
    '[BLOG-1] lists all posts on %s, grouped by year',
    (_, {elements}) => {
      const years = elements
        .filter(isBlogSidebar)
        .flatMap(elementsOf)
        .filter((element) => attribute(element, 'role') === 'group');
      expect(years.map((year) => attribute(year, 'aria-label'))).toEqual(['2025']);
      expect(
        years.map((year) =>
          elementsOf(year)
            .filter(({tagName}) => tagName === 'p')
            .map(textOf),
        ),
      ).toEqual([['2025']]);
      expect(years.flatMap(linksIn)).toEqual([
        {
          name: 'AI Agents vs LLM Workflows – Why Autonomy Matters',
          target: `${site.baseUrl}blog/ai-agents-vs-llm-workflows`,
        },
      ]);
    },
  );
});

function isBlogSidebar(element: HtmlElement): boolean {
  return element.tagName === 'nav' && attribute(element, 'aria-label') === 'Blog recent posts navigation';
}

describe('edit links', () => {
  /** Targets of a page's edit links. */
  const edited = ({elements}: BuiltPage) =>
    withClass(elements, 'theme-edit-this-page').map((link) => attribute(link, 'href') ?? '');

  it('[DOC-6] the edit link of the CLI guide leads to its source in the repository', () => {
    expect(edited(pageAt('/docs/guides/cli'))).toEqual([
      'https://github.com/truffle-ai/saiki/tree/main/docs/content/docs/guides/cli.md',
    ]);
  });

  it('[DOC-6] the edit link of every page leads to a file', () => {
    const targets = pages.flatMap(edited);
    expect(targets.length).toBeGreaterThan(50);
    expect(
      targets.filter(
        (target) => !target.startsWith(links.editBase) || !existsSync(target.slice(links.editBase.length)),
      ),
    ).toEqual([]);
  });
});

it.each(pageRows)('[SITE-5] %s announces English alone, from left to right', (_, {elements, address}) => {
  const root = elements.find(({tagName}) => tagName === 'html')!;
  expect([attribute(root, 'lang'), attribute(root, 'dir')]).toEqual(['en', 'ltr']);
  const languages = elements.filter(
    (element) => attribute(element, 'hreflang') !== undefined && element.tagName === 'link',
  );
  expect(languages.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])).toEqual([
    ['en', address],
    ['x-default', address],
  ]);
});

it('[STACK-1] the site is made with Docusaurus 3.8.1 or a later 3.x', () => {
  const generators = new Set(pagesAnd404.map((page) => metaOf(page, 'generator')));
  expect([...generators]).toEqual([expect.stringMatching(/^Docusaurus v3\.(?:8\.[1-9]|9\.|\d\d\.)/)]);
});
