/**
 * Fails with one line per problem, as `npm run check` shows them: comparing with `[]` would only show their number. The
 * error has no stack, because each line has its own place.
 */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  error.stack = error.message;
  throw error;
}
