/** Fails with a line for each problem, as `npm run check` shows them: of a comparison with `[]` it would show the number. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
