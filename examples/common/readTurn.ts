/** How a turn ended: with an answer, or with the reason why there is none. */
export type Turn = { ok: true; text: string } | { ok: false; reason: string };

const FAILED_CALL = 'Error processing request:';

// The toolkit returns these sentences when the model stops without an answer.
const NO_ANSWER = new Set([
  'Reached maximum number of tool call iterations without a final response.',
  'Task completed but reached maximum tool call iterations.',
]);

/**
 * Tells an answer from a failure, because `run` returns both as text.
 *
 * @param result - what `agent.run` resolved with
 * @returns the answer, or the reason why there is none
 */
export function readTurn(result: string | null): Turn {
  if (result === null) return { ok: false, reason: 'The answer was empty.' };
  if (result.startsWith(FAILED_CALL)) return { ok: false, reason: result };
  if (NO_ANSWER.has(result)) return { ok: false, reason: result };
  return { ok: true, text: result };
}
