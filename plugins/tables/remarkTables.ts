import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** In characters: roughly what fits a row of three columns on a phone. */
const maxRowLength = 60;

/** In characters: roughly what fits a line on the narrowest screen, 320 pixels wide. */
const maxLineLength = 36;

/** In characters: the space around the text of a cell. */
const cellPadding = 4;

/** A column of explanations, which need no label. */
const explains = 'Meaning';

const longestWord = (text: string): number => Math.max(...text.split(/\s+/u).map(({length}) => length));

/** Whether a phone is too narrow for the table: for one of its rows, or for the longest words of its columns. */
function isWide({children: [head, ...rows]}: Table): boolean {
  const columns = head?.children.length ?? 0;
  if (columns > 2 && rows.some((row) => toString(row).length > maxRowLength)) return true;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...[head, ...rows].map((row) => longestWord(toString(row?.children[column])) + cellPadding)),
  );
  return columns > 1 && widths.reduce((sum, width) => sum + width) > maxLineLength;
}

/**
 * Adds the column names to the cells of a wide table, as `data-label`. On a phone, the style sheet shows each row of such
 * a table as a block: the first cell, and below it the other cells, each after the name of its column.
 */
function stack(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => toString(cell)) ?? [];
  for (const {children} of rows) {
    for (const [column, cell] of children.entries()) {
      const label = labels[column];
      if (column === 0 || !label || label === explains || toString(cell) === '') continue;
      cell.data = {...cell.data, hProperties: {'data-label': label}};
    }
  }
}

/** Marks a cell as the heading of its column or row. An empty corner of a comparison isn't the heading of anything. */
function markHeading(scope: 'col' | 'row', cell: TableCell): void {
  cell.data = toString(cell) === '' ? {...cell.data, hName: 'td'} : {...cell.data, hName: 'th', hProperties: {scope}};
}

/** Marks the first row as headings of the columns, and what each row begins with as its heading. */
function markHeadings({children: [head, ...rows]}: Table): void {
  for (const cell of head?.children ?? []) markHeading('col', cell);
  for (const cell of rows.flatMap(({children}) => children.slice(0, 1))) markHeading('row', cell);
}

/**
 * Remark plugin: stacks wide tables on phones, marks the headings of columns and rows, and names each table after the
 * heading above it, in `aria-label`. Otherwise a screen reader's list of the page's figures would read "Table" twenty
 * times.
 */
export function remarkTables(): (tree: Root) => void {
  return (tree) => {
    let section = '';
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') section = toString(node);
      if (node.type !== 'table') return;
      const isStacked = isWide(node);
      if (isStacked) stack(node);
      markHeadings(node);
      const hProperties = {...(isStacked && {className: ['stacked']}), ...(section !== '' && {'aria-label': section})};
      node.data = {...node.data, hProperties};
    });
  };
}
