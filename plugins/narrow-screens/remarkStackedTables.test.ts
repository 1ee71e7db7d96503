import type {Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkStackedTables} from './remarkStackedTables';

function transform(...lines: readonly string[]): Table {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'));
  remarkStackedTables()(tree);
  return tree.children[0] as Table;
}

const labelsOf = ({children}: Table): unknown[][] =>
  children.map((row) => row.children.map((cell) => cell.data?.hProperties?.['data-label']));

const sentence = 'A sentence that a phone has no room for beside anything else.';

it('puts the names of the columns into the cells, but the first and an explanation', () => {
  const table = transform(
    '| Key | `Type` | Default | Meaning |',
    '| - | - | - | - |',
    `| a | text | 1 | ${sentence} |`,
  );
  expect(table.data?.hProperties?.className).toEqual(['stacked']);
  expect(labelsOf(table)).toEqual([
    [undefined, undefined, undefined, undefined],
    [undefined, 'Type', 'Default', undefined],
  ]);
});

it('stacks three columns with a long row, and names no column without a name', () => {
  const table = transform('| You see | | Fix |', '| - | - | - |', `| a | ${sentence} | b |`);
  expect(labelsOf(table).at(-1)).toEqual([undefined, undefined, 'Fix']);
});

it.each([
  ['two columns', '| Variable | Effect |', '| `SAIKI_MCP_TRANSPORT_TYPE` | The transport. |'],
  ['three columns', '| Parameter | Type | Meaning |', '| config | `ValidatedAgentConfig` | settings |'],
])('stacks %s whose longest words do not fit beside each other', (_, head, row) => {
  expect(transform(head, head.replace(/[^|]+/gu, '-'), row).data?.hProperties?.className).toEqual(['stacked']);
});

it.each([
  ['one column', '| Variable |', '| `SAIKI_MCP_TRANSPORT_TYPE_OF_THE_SERVER` |'],
  ['two columns', '| Key | Why |', `| a | ${sentence} |`],
  ['short rows', '| Model | Tokens | Files |', '| gpt-4.1 | 1,047,576 | PDF |'],
])('leaves a table with %s alone', (_, head, row) => {
  const table = transform(head, head.replace(/[^|]+/gu, '-'), row);
  expect(table.data).toBeUndefined();
  expect(labelsOf(table).flat().filter(Boolean)).toEqual([]);
});
