import {formatProblem} from '@docs-kit/report';
import {expect, it} from 'vitest';
import {linksToMissingAnchors, linksToMissingPages, pageLinks, type LinkTargets} from './brokenLinks';
import {goodPage, siteOf} from './site.testing';

const built: LinkTargets = {
  routes: new Set([
    '/',
    '/docs/concepts/tools',
    '/docs/concepts/mcp',
    '/docs/category/concepts',
    '/docs/errors/switching',
    '/blog/first',
    '/api/rest.md',
  ]),
  anchorsOf: (route) => new Set(route === '/docs/concepts/mcp' ? ['servers', 'limits'] : ['top']),
};

/** Returns the problems of the page `/docs/concepts/tools` with this text. */
function problemsOf(
  text: string,
  file = 'content/docs/concepts/tools.md',
  others: Readonly<Record<string, string>> = {},
): string[] {
  const files: Readonly<Record<string, string>> = {
    ...others,
    'content/docs/concepts/tools.md': goodPage('Tools'),
    'content/docs/concepts/mcp.md': goodPage('MCP'),
    'content/blog/2025-06-16-first/index.md': goodPage('First', 'Text.', ['slug: first']),
    [file]: goodPage('Tools', text),
  };
  const links = pageLinks(siteOf(files), 'https://example.com/saiki/');
  return [...linksToMissingPages(links, built), ...linksToMissingAnchors(links, built)].map(formatProblem);
}

it.each([
  ['a URL', '[x](/docs/concepts/mcp)'],
  ['a URL with a trailing slash', '[x](/docs/concepts/mcp/)'],
  ['the home page', '[x](/)'],
  ['a URL with the base URL', '[x](/saiki/docs/concepts/mcp) [x](/saiki/) [x](/saiki)'],
  ['a full URL of this site', '[x](https://example.com/saiki/docs/concepts/mcp#limits)'],
  ['a published file by its full URL', '[x](https://example.com/saiki/schemas/nothing.json)'],
  ['a page without a file', '[x](/docs/category/concepts)'],
  ['a relative URL', '[x](mcp) [x](./mcp) [x](../concepts/mcp)'],
  ['a URL with a query', '[x](/docs/concepts/mcp?samples=go)'],
  ['a file beside this one', '[x](./mcp.md)'],
  ['an anchor in another page', '[x](./mcp.md#servers)'],
  ['an anchor in a post', '[x](/blog/first#top)'],
  ['an anchor in this page', '[x](#top)'],
  ['another site', '[x](https://example.com/nowhere#x) [x](//example.com/nowhere)'],
  ['a published file', '[x](pathname:///schemas/nothing.json) [x](/img/nothing.svg)'],
  ['a file that is not a page, which Docusaurus reports', '[x](./nothing.md#servers)'],
])('accepts %s', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

const page = 'content/docs/concepts/tools.md:6:';

it.each([
  ['a URL', 'See [x](/docs/concepts/mpc).', `${page}5 the link "/docs/concepts/mpc" doesn't lead to a page.`],
  ['a relative URL', '[x](./mpc)', `${page}1 the link "./mpc" doesn't lead to a page.`],
  [
    'a full URL',
    '[x](https://example.com/saiki/docs/mpc)',
    `${page}1 the link "https://example.com/saiki/docs/mpc" doesn't lead to a page.`,
  ],
  [
    'a URL without its slash',
    '[x](docs/concepts/mcp)',
    `${page}1 the link "docs/concepts/mcp" doesn't lead to a page.`,
  ],
  ['a definition', '[x]: /docs/concepts/mpc', `${page}1 the link "/docs/concepts/mpc" doesn't lead to a page.`],
])("reports %s that doesn't lead to a page, with its position and the nearest page", (_, text, message) => {
  expect(problemsOf(text)).toEqual([`${message} Fix: write "/docs/concepts/mcp", or add the page.`]);
});

it('reports a URL with an invalid % escape as it is written', () => {
  expect(problemsOf('[x](/docs/concepts/mcp%)')).toEqual([
    `${page}1 the link "/docs/concepts/mcp%" doesn't lead to a page. Fix: write "/docs/concepts/mcp", or add the page.`,
  ]);
});

it.each(['/docs/concepts/mcp.html', './mcp.html', '/saiki/docs/concepts/mcp.html'])(
  'reports a link to the file of a page, with the URL of the page: %s',
  (url) => {
    expect(problemsOf(`[x](${url})`)).toEqual([
      `${page}1 the link "${url}" doesn't lead to a page. Fix: write "/docs/concepts/mcp", without ".html".`,
    ]);
  },
);

it.each(['/docs/nothing', '/docs/rest'])("doesn't suggest a page that isn't similar: %s", (url) => {
  expect(problemsOf(`[x](${url})`)).toEqual([
    `${page}1 the link "${url}" doesn't lead to a page. Fix: write the URL of a page, or add the page.`,
  ]);
});

it("doesn't suggest a page with a different name in the same folder", () => {
  expect(problemsOf('[x](/docs/concepts/sdk)')).toEqual([
    `${page}1 the link "/docs/concepts/sdk" doesn't lead to a page. Fix: write the URL of a page, or add the page.`,
  ]);
});

it('reports links to a draft, which no build contains, and no links of a draft', () => {
  const draft = goodPage('Draft', '[x](#top) [y](/docs/nowhere) [z](./mcp.md#nowhere)', ['draft: true']);
  const problems = problemsOf('[x](./draft.md)', 'content/docs/concepts/tools.md', {
    'content/docs/concepts/draft.md': draft,
  });
  expect(problems).toEqual([expect.stringContaining(`${page}1 the link "./draft.md" doesn't lead to a page.`)]);
});

it("reports a URL that isn't similar to any other", () => {
  expect(problemsOf('[x](/quite/another-thing-altogether)')).toEqual([
    `${page}1 the link "/quite/another-thing-altogether" doesn't lead to a page. Fix: write the URL of a page, or add the page.`,
  ]);
});

it.each([
  ['by its file', './mcp.md#limit', '/docs/concepts/mcp', 'write "#limits"'],
  ['by its URL', '/docs/concepts/mcp#limit', '/docs/concepts/mcp', 'write "#limits"'],
  ['of this page', '#somewhere-else', '/docs/concepts/tools', 'write the id of a heading there'],
])('reports an anchor that a page does not have, named %s', (_, url, route, fix) => {
  const [message] = problemsOf(`[x](${url})`);
  expect(message).toContain(`${page}1 the link "${url}" doesn't lead to an anchor on ${route}. Fix: ${fix}`);
});

it('checks only absolute URLs in a partial', () => {
  expect(problemsOf('[x](./mpc) [y](/docs/concepts/mpc)', 'content/docs/concepts/_piece.md')).toEqual([
    `content/docs/concepts/_piece.md:6:12 the link "/docs/concepts/mpc" doesn't lead to a page. Fix: write "/docs/concepts/mcp", or add the page.`,
  ]);
});
