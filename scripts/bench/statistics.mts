/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Runs something so many times, one after the other. */
export async function repeat<Result>(times: number, action: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < times; run += 1) {
    results.push(await action());
  }
  return results;
}
