import {expect, it} from 'vitest';
import {nearestFile} from './nearestFile';

const files = ['docs/guides/cli.md', 'docs/concepts/tools.md', 'docs/guides/llm/index.md', 'docs/llm.md'];

it.each([
  ['in another folder', 'docs/tools.md', 'docs/concepts/tools.md'],
  ['with letters swapped', 'docs/guides/lci.md', 'docs/guides/cli.md'],
  ['with another ending', 'docs/concepts/tool.mdx', 'docs/concepts/tools.md'],
  ['with other capitals', 'docs/guides/CLI.md', 'docs/guides/cli.md'],
])('a file is found %s', (_, wanted, expected) => {
  expect(nearestFile(wanted, files)).toBe(expected);
});

it.each(['docs/concepts/mcp.md', 'docs/concepts/sdk.md', 'docs/concepts/a.md'])(
  'a short name of which hardly a letter is right is another name: %s',
  (wanted) => {
    expect(nearestFile(wanted, files)).toBeUndefined();
  },
);
