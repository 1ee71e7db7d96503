import {expect, it} from 'vitest';
import {nearestFile} from './links';

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
