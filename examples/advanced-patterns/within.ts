import { setTimeout as wait } from 'node:timers/promises';
import type { Turn } from '../common/readTurn';

/**
 * Waits for a turn, but not forever. The turn itself cannot be stopped. It
 * continues, and its session stays busy until it ends.
 *
 * @param turn - a turn that has been started
 * @param limit - how long to wait, in milliseconds
 * @returns the answer, or the reason why there is none; never rejects
 */
export async function within(
  turn: Promise<Turn>,
  limit: number,
): Promise<Turn> {
  const waiting = new AbortController();
  const late: Turn = { ok: false, reason: `No answer within ${limit} ms.` };
  const tooLate = wait(limit, late, { signal: waiting.signal });
  // Stopping the clock rejects it, and by then nobody listens.
  tooLate.catch(() => undefined);

  try {
    return await Promise.race([turn, tooLate]);
  } catch (error) {
    // Empty text, rejected attachments, the session limit: these do throw.
    return { ok: false, reason: String(error) };
  } finally {
    waiting.abort();
  }
}
