/** Fails with one line per problem, as `npm run check` shows them: comparing with `[]` would only show their number. */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
