import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkTables} from './remarkTables';

function treeOf(...lines: readonly string[]): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'));
  remarkTables()(tree);
  return tree;
}

const transform = (...lines: readonly string[]): Table => treeOf(...lines).children[0] as Table;

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
  expect(table.data?.hProperties).toEqual({});
  expect(labelsOf(table).flat().filter(Boolean)).toEqual([]);
});

it('marks the headings of columns and rows, but no empty corner', () => {
  const table = transform('| | A |', '| - | - |', '| `b` | c |', '| | d |');
  const cells = table.children.map(({children}) =>
    children.map(({data}) => [data?.hName, data?.hProperties?.scope].filter(Boolean).join(' ')),
  );
  expect(cells).toEqual([
    ['td', 'th col'],
    ['th row', ''],
    ['td', ''],
  ]);
});

/** The names of the tables on a page. */
const namesIn = (...lines: readonly string[]): unknown[] =>
  treeOf(...lines)
    .children.filter(({type}) => type === 'table')
    .map(({data}) => data?.hProperties?.['aria-label']);

const small = ['', '| Key |', '| - |', '| a |', ''];

it('names each table after the nearest heading above it, without its formatting', () => {
  const page = ['## `GET /api`', ...small, '### Body', 'Text.', ...small, ...small];
  expect(namesIn(...page)).toEqual(['GET /api', 'Body', 'Body']);
});

it('leaves a table above the first heading without a name', () => {
  expect(namesIn('Text.', ...small, '## Flags')).toEqual([undefined]);
});

it('names a wide table too', () => {
  const page = treeOf('## Flags', '', '| A | B | C |', '| - | - | - |', `| a | ${sentence} | b |`);
  expect(page.children[1]?.data?.hProperties).toEqual({className: ['stacked'], 'aria-label': 'Flags'});
});
