import {expect, it} from 'vitest';
import {linksToNoPage, linksToNoPlace, type BuiltPages} from './brokenLinks';
import {readOptions} from './options';
import {pageLinks} from './pageLinks';
import {formatProblem} from './problem';
import {readSite} from './readSite';
import {goodPage} from './site.testing';

const built: BuiltPages = {
  routes: new Set(['/', '/docs/concepts/tools', '/docs/concepts/mcp', '/docs/category/concepts', '/blog/first']),
  anchorsOf: (route) => new Set(route === '/docs/concepts/mcp' ? ['servers', 'limits'] : ['top']),
};

/** What is said of a page `/docs/concepts/tools` with this text. */
function said(
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
  const options = readOptions({
    folders: [
      {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'},
      {path: 'content/blog', kind: 'blog', routeBasePath: 'blog'},
    ],
  });
  const links = pageLinks(
    readSite({paths: new Set(Object.keys(files)), read: (name) => files[name] ?? ''}, options),
    'https://example.com/saiki/',
  );
  return [...linksToNoPage(links, built), ...linksToNoPlace(links, built)].map(formatProblem);
}

it.each([
  ['an address', '[x](/docs/concepts/mcp)'],
  ['an address with a slash at its end', '[x](/docs/concepts/mcp/)'],
  ['the front page', '[x](/)'],
  ['an address with the base path', '[x](/saiki/docs/concepts/mcp) [x](/saiki/) [x](/saiki)'],
  ['a complete address of this site', '[x](https://example.com/saiki/docs/concepts/mcp#limits)'],
  ['a published file by its complete address', '[x](https://example.com/saiki/schemas/nothing.json)'],
  ['a page that no file makes', '[x](/docs/category/concepts)'],
  ['an address beside this one', '[x](mcp) [x](./mcp) [x](../concepts/mcp)'],
  ['an address with a question', '[x](/docs/concepts/mcp?samples=go)'],
  ['a file beside this one', '[x](./mcp.md)'],
  ['a place in another page', '[x](./mcp.md#servers)'],
  ['a place in a post', '[x](/blog/first#top)'],
  ['a place in this page', '[x](#top)'],
  ['another site', '[x](https://example.com/nowhere#x) [x](//example.com/nowhere)'],
  ['a published file', '[x](pathname:///schemas/nothing.json) [x](/img/nothing.svg)'],
  ['a file that is no page, which the generator warns of', '[x](./nothing.md#servers)'],
])('%s is well', (_, text) => {
  expect(said(text)).toEqual([]);
});

const page = 'content/docs/concepts/tools.md:6:';

it.each([
  ['an address', 'See [x](/docs/concepts/mpc).', `${page}5 the link "/docs/concepts/mpc" leads to no page.`],
  ['an address beside this one', '[x](./mpc)', `${page}1 the link "./mpc" leads to no page.`],
  [
    'a complete address',
    '[x](https://example.com/saiki/docs/mpc)',
    `${page}1 the link "https://example.com/saiki/docs/mpc" leads to no page.`,
  ],
  ['an address without its slash', '[x](docs/concepts/mcp)', `${page}1 the link "docs/concepts/mcp" leads to no page.`],
  ['a definition', '[x]: /docs/concepts/mpc', `${page}1 the link "/docs/concepts/mpc" leads to no page.`],
])('%s of no page is told with its place and the nearest page', (_, text, message) => {
  expect(said(text)).toEqual([`${message} Fix: write "/docs/concepts/mcp", or add the page.`]);
});

it('an address with a broken escape is told as it is written', () => {
  expect(said('[x](/docs/concepts/mcp%)')).toEqual([
    `${page}1 the link "/docs/concepts/mcp%" leads to no page. Fix: write "/docs/concepts/mcp", or add the page.`,
  ]);
});

it.each(['/docs/concepts/mcp.html', './mcp.html', '/saiki/docs/concepts/mcp.html'])(
  'the file of a page is told, with the address of the page: %s',
  (url) => {
    expect(said(`[x](${url})`)).toEqual([
      `${page}1 the link "${url}" leads to no page. Fix: write "/docs/concepts/mcp", without ".html".`,
    ]);
  },
);

it('a page in the same folder with quite another name is no guess', () => {
  expect(said('[x](/docs/concepts/sdk)')).toEqual([
    `${page}1 the link "/docs/concepts/sdk" leads to no page. Fix: write the address of a page, or add the page.`,
  ]);
});

it('a draft, which no build holds, is not asked for its links; links to it are told', () => {
  const draft = goodPage('Draft', '[x](#top) [y](/docs/nowhere) [z](./mcp.md#nowhere)', ['draft: true']);
  const faults = said('[x](./draft.md)', 'content/docs/concepts/tools.md', {'content/docs/concepts/draft.md': draft});
  expect(faults).toEqual([expect.stringContaining(`${page}1 the link "./draft.md" leads to no page.`)]);
});

it('an address that is like no other is told too', () => {
  expect(said('[x](/quite/another-thing-altogether)')).toEqual([
    `${page}1 the link "/quite/another-thing-altogether" leads to no page. Fix: write the address of a page, or add the page.`,
  ]);
});

it.each([
  ['by its file', './mcp.md#limit', '/docs/concepts/mcp', 'write "#limits"'],
  ['by its address', '/docs/concepts/mcp#limit', '/docs/concepts/mcp', 'write "#limits"'],
  ['of this page', '#somewhere-else', '/docs/concepts/tools', 'write the id of a heading there'],
])('a place that a page does not have, named %s, is told', (_, url, route, fix) => {
  const [message] = said(`[x](${url})`);
  expect(message).toContain(`${page}1 the link "${url}" leads to no place in ${route}. Fix: ${fix}`);
});

it('a piece that pages import is asked for addresses alone', () => {
  expect(said('[x](./mpc) [y](/docs/concepts/mpc)', 'content/docs/concepts/_piece.md')).toEqual([
    'content/docs/concepts/_piece.md:6:12 the link "/docs/concepts/mpc" leads to no page. Fix: write "/docs/concepts/mcp", or add the page.',
  ]);
});
