import {expect, it} from 'vitest';
import {malformedLink, nearestFile} from './links';

const files = ['docs/guides/cli.md', 'docs/concepts/tools.md', 'docs/guides/llm/index.md', 'docs/llm.md'];

it.each([
  ['in another folder', 'docs/tools.md', 'docs/concepts/tools.md'],
  ['with letters swapped', 'docs/guides/lci.md', 'docs/guides/cli.md'],
  ['with another extension', 'docs/concepts/tool.mdx', 'docs/concepts/tools.md'],
  ['with other capitals', 'docs/guides/CLI.md', 'docs/guides/cli.md'],
])('finds a file %s', (_, wanted, expected) => {
  expect(nearestFile(wanted, files)).toBe(expected);
});

it.each(['docs/concepts/mcp.md', 'docs/concepts/sdk.md', 'docs/concepts/a.md'])(
  'finds no file for a short name with other letters: %s',
  (wanted) => {
    expect(nearestFile(wanted, files)).toBeUndefined();
  },
);

it.each([
  ['htps://example.com/a', 'https://example.com/a'],
  ['htttp://example.com', 'http://example.com'],
  ['https:/example.com', 'https://example.com'],
  ['https:example.com', 'https://example.com'],
  ['mailo:a@example.com', 'mailto:a@example.com'],
])('corrects the scheme of %s', (url, right) => {
  const problem = {message: `the link "${url}" leads nowhere`, fix: `write "${right}"`};
  expect(malformedLink(url, 'a')).toEqual(problem);
});

it.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:a@example.com',
  'tel:1',
  'error:no-key',
  './a:b.md',
  '/a',
])('accepts the scheme of %s', (url) => {
  expect(malformedLink(url, 'a')).toBeUndefined();
});
