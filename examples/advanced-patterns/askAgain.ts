import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SaikiAgent } from '@truffle-ai/saiki';
import { ask } from '../common/ask';
import type { Turn } from '../common/readTurn';
import { within } from './within';

/**
 * Does one job that stands alone, with further attempts when it fails.
 *
 * @param agent - a started agent
 * @param job - the whole task; it must be safe to do twice
 * @param pauses - how long to wait before each further attempt, in ms
 * @returns the first answer, or the reason of the last failure
 */
export async function askAgain(
  agent: SaikiAgent,
  job: string,
  pauses = [10_000, 30_000],
): Promise<Turn> {
  let turn = await attempt(agent, job);
  for (const pause of pauses) {
    if (turn.ok) return turn;
    await wait(pause);
    turn = await attempt(agent, job);
  }
  return turn;
}

// A failed turn leaves its question in the history, so each attempt gets a
// session of its own; deleting it frees its place under `maxSessions`.
async function attempt(agent: SaikiAgent, job: string): Promise<Turn> {
  const sessionId = randomUUID();
  const turn = ask(agent, sessionId, job);

  const cleanUp = () => agent.deleteSession(sessionId);
  void turn.then(cleanUp, cleanUp).catch(console.error);

  return within(turn, 60_000);
}
