import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** In characters: about what a line of three columns has room for on a phone. */
const longestRow = 60;

/** A column that explains needs no name in front of each explanation. */
const explains = 'Meaning';

/** Whether a phone is too narrow for the table. */
function isWide({children: [head, ...rows]}: Table): boolean {
  return (head?.children.length ?? 0) > 2 && rows.some((row) => toString(row).length > longestRow);
}

/**
 * Remark plugin: puts the names of columns into the cells of wide tables, as `data-label`. On a phone, the style sheet
 * shows each row of such a table as a block: the first cell, and below it each other cell behind the name of its column.
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
          if (column === 0 || !label || label === explains) continue;
          cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, 'data-label': label}};
        }
      }
    });
}
