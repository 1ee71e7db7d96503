import type {Root, Table} from 'mdast';
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
 * Remark plugin: adds the column names to the cells of wide tables, as `data-label`. On a phone, the style sheet shows
 * each row of such a table as a block: the first cell, and below it the other cells, each after the name of its column.
 */
export function remarkStackedTables(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'table', (table) => {
      if (!isWide(table)) return;
      const [head, ...rows] = table.children;
      const labels = head?.children.map((cell) => toString(cell)) ?? [];
      table.data = {...table.data, hProperties: {className: ['stacked']}};
      for (const {children} of rows) {
        for (const [column, cell] of children.entries()) {
          const label = labels[column];
          if (column === 0 || !label || label === explains || toString(cell) === '') continue;
          cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, 'data-label': label}};
        }
      }
    });
}
