import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkTableNames} from './remarkTableNames';

const table = '| Key |\n| - |\n| a |\n';

/** The names of the tables that are direct children of a page's root. */
function namesIn(tree: Root): unknown[] {
  remarkTableNames()(tree);
  return tree.children.filter(({type}) => type === 'table').map(({data}) => data?.hProperties?.['aria-label']);
}

const parse = (...blocks: readonly string[]): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(blocks.join('\n\n'));

it('names each table after the nearest heading above it, without its formatting', () => {
  expect(namesIn(parse('## `GET /api`', table, '### Body', 'Text.', table, table))).toEqual([
    'GET /api',
    'Body',
    'Body',
  ]);
});

it('leaves a table above the first heading without a name', () => {
  expect(namesIn(parse('Text.', table, '## Flags'))).toEqual([undefined]);
});

it('keeps what other plugins have set', () => {
  const tree = parse('## Flags', table);
  const [, found] = tree.children;
  if (found) found.data = {hProperties: {className: ['stacked']}};
  expect(namesIn(tree)).toEqual(['Flags']);
  expect(found?.data?.hProperties?.className).toEqual(['stacked']);
});
