/** Measurements of one site: figures by name, `docs page: LCP, ms`. */
export type Figures = Readonly<Record<string, number>>;

/** Returns the median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the median of each figure. */
export function medians(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]));
}

/**
 * Measures all subjects in turn, several times, and returns the results of each. This way a slow minute of the machine
 * affects all of them, and none always goes first.
 */
export async function inTurns<Subject, Result>(
  subjects: readonly Subject[],
  times: number,
  measure: (subject: Subject) => Result | Promise<Result>,
): Promise<Result[][]> {
  const results = subjects.map((): Result[] => []);
  const order = [...subjects.entries()];
  for (let turn = 0; turn < times; turn += 1) {
    for (const [index, subject] of order) {
      results[index]?.push(await measure(subject));
    }
    order.reverse();
  }
  return results;
}

const number = (value: number | undefined) =>
  value === undefined ? '–' : value.toLocaleString('en').replaceAll(',', ' ');

/** Returns a Markdown table of our figures next to others, with the ratio to the first of them. */
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
