/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The middle value of each figure. */
export function medians(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]));
}

/**
 * Measures all subjects in turn, so many times, and gives the results of each. A slow minute of the machine meets all of
 * them, and none comes always first.
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
