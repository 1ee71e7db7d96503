// What certain pages contain, and what none does.
import {describe, expect, it} from 'vitest';
import {api, blog, docs, type Route} from '../browser/data/routes';
import {articleOf, linkedAddresses, textElements, wordsOf} from './support/article';
import {writtenPages} from '../content/support/writtenPages';
import {builtFiles, metaOf, pageAt, pages, readBuilt, siteAddress, type BuiltPage} from './support/builtSite';
import {attribute, elementsOf, textOf} from './support/html';

const articleAt = (route: string) => articleOf(pageAt(route))!;

const addressOf = (route: string): string => new URL(route.slice(1), siteAddress).href;

/** Addresses that the text of a page links to. */
const linksOf = (route: string): Set<string> => linkedAddresses(textElements(articleAt(route)), addressOf(route));

const textAt = (route: string): string => wordsOf(articleAt(route)).join(' ');

describe('the home page', () => {
  const main = pageAt('/').elements.find(({tagName}) => tagName === 'main')!;
  const elements = elementsOf(main);
  const textsOf = (tagName: string) => elements.filter((element) => element.tagName === tagName).map(textOf);

  it('[HOME-1] has the tagline as its heading and says what Saiki is', () => {
    expect(textsOf('h1')).toEqual(['Build AI Agents with ease']);
    expect(textsOf('p')).toContainEqual(expect.stringMatching(/^Saiki is a TypeScript toolkit\./));
  });

  it('[HOME-2] shows the command that installs Saiki and a complete agent file', () => {
    expect(textsOf('pre')).toContainEqual(expect.stringContaining('npm install -g @truffle-ai/saiki'));
    expect(textsOf('pre')).toContainEqual(expect.stringMatching(/systemPrompt:[^]*llm:[^]*apiKey:[^]*mcpServers:/));
  });

  it.each([
    '/docs/getting-started/first-agent-tutorial',
    '/docs/getting-started/intro',
    '/docs/guides/web-playground',
    '/docs/guides/typescript-sdk',
    '/api',
    '/docs/concepts/what-is-an-ai-agent',
  ])('[HOME-3] links to the next step %s', (route) => {
    expect(linkedAddresses(elements, addressOf('/'))).toContain(addressOf(route));
  });
});

it.each(['/accessibility', '/how-this-documentation-is-checked'])('%s has the class for styles of text', (route) => {
  const classes = elementsOf(pageAt(route).document).map((element) => attribute(element, 'class') ?? '');
  expect(classes.filter((names) => names.split(' ').includes('markdown'))).not.toEqual([]);
});

describe('index pages', () => {
  const routes = [...docs.routes, ...api.routes];
  const childrenOf = ({place = []}: Route) =>
    routes.filter((route) => route.place?.slice(0, -1).join() === place.join()).map(({path}) => path);
  const categories = routes.filter(({path}) => path.includes('/category/'));

  it.each(categories.map((route) => [route.path, route] as const))(
    '[ROUTE-5] %s lists the pages of its category',
    (path, route) => {
      const children = childrenOf(route).filter((child) => child.split('/')[1] === path.split('/')[1]);
      expect(children).not.toEqual([]);
      expect(children.filter((child) => !linksOf(path).has(addressOf(child)))).toEqual([]);
    },
  );

  it.each(['/docs/tutorials', '/docs/guides/configuring-saiki/llm'])(
    '[ROUTE-6] %s is written, not generated',
    (route) => {
      expect(writtenPages.map((page) => page.route)).toContain(route);
      expect(textAt(route).split(' ').length).toBeGreaterThan(50);
    },
  );
});

it('[SITE-6] dates follow the Gregorian calendar', () => {
  const post = blog.routes.find(({h1}) => h1.startsWith('AI Agents vs'))!;
  const dates = pageAt(post.path).elements.filter(({tagName}) => tagName === 'time');
  expect(dates.map((date) => [attribute(date, 'datetime')?.slice(0, 10), textOf(date)])).toContainEqual([
    '2025-06-16',
    'June 16, 2025',
  ]);
});

it('[SITE-7] no page has a form to submit or a field for a password', () => {
  const isForm = ({elements}: BuiltPage) =>
    elements.some((element) => element.tagName === 'form' || attribute(element, 'type') === 'password');
  expect(pages.filter(isForm).map(({route}) => route)).toEqual([]);
});

it('[SITE-8] the introduction says which release of Saiki the pages describe', () => {
  expect(textAt('/docs/getting-started/intro')).toMatch(
    /These pages describe version \d+\.\d+\.\d+ of the npm package/,
  );
});

it('[VERSION-1] docs and API reference have one version each, "current", labeled "Next"', () => {
  const versioned = pages.flatMap((page) => metaOf(page, 'docusaurus_version') ?? []);
  expect([...new Set(versioned)]).toEqual(['current']);
  const scripts = builtFiles.filter((file) => file.endsWith('.js')).map(readBuilt);
  const versions = scripts.flatMap((script) => [
    ...script.matchAll(/versions\\?"?:\[\{[^}]*?name\\?"?:\\?"current\\?",\\?"?label\\?"?:\\?"(?<label>\w+)/g),
  ]);
  expect(versions.map(({groups}) => groups?.label)).toEqual(['Next', 'Next']);
});
