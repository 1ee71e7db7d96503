import type {Figures} from './measureSites.mjs';

const number = (value: number | undefined) =>
  value === undefined ? '–' : value.toLocaleString('en').replaceAll(',', ' ');

/** A Markdown table of our figures beside others, with the ratio to the first of them. */
export function figuresTable(ours: Figures, others: Readonly<Record<string, Figures>>): string {
  const names = Object.keys(others);
  const [first = ''] = names;
  const rows = Object.entries(ours).map(([figure, value]) => {
    const base = others[first]?.[figure];
    const ratio = base ? (value / base).toFixed(2) : '–';
    return [figure, number(value), ...names.map((name) => number(others[name]?.[figure])), ratio];
  });
  const head = ['Figure', 'Ours', ...names, first ? `Ours ÷ ${first}` : ''];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
