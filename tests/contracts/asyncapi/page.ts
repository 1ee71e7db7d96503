import {readFileSync} from 'node:fs';

/** One row of a table that shows an order: what happens, and the messages or events in order. */
export interface OrderRow {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Text of a page of the API reference. */
export const readPage = (file: string): string =>
  readFileSync(new URL(`../../../content/api/${file}`, import.meta.url), 'utf8');

/**
 * Rows of the table under a heading: `| Streamed answer | `thinking` → `chunk` + |`.
 * @throws when the page has no such heading
 */
export function orderRows(page: string, heading: string): readonly OrderRow[] {
  const section = page.split(/^#{2,3} /mu).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The page has no heading "${heading}".`);
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const [name = '', order = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {name, steps: stepsIn(order)};
  });
}

function stepsIn(order: string): readonly string[] {
  const written = order.replaceAll('`', '').replace(/, then it throws$/u, '');
  return written === 'nothing' ? [] : written.split(' → ');
}

/** Values of an attribute in all directives of a name: `::event{name="llmservice:chunk"}`. */
export function directiveValues(page: string, directive: string, attribute: string): readonly string[] {
  const directives = page.split('\n').filter((line) => line.startsWith(`::${directive}{`));
  return directives.flatMap((line) => new RegExp(`${attribute}="([^"]+)"`, 'u').exec(line)?.[1] ?? []);
}
