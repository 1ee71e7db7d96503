import type { SaikiAgent } from '@truffle-ai/saiki';
import { readTurn, type Turn } from './readTurn';

/**
 * Runs one turn in a named session.
 *
 * @param agent - a started agent
 * @param sessionId - the conversation; created when it does not exist
 * @param text - what the person says
 * @returns the answer, or the reason why there is none
 * @throws Error when the text is empty or the session limit is reached
 */
export async function ask(
  agent: SaikiAgent,
  sessionId: string,
  text: string,
): Promise<Turn> {
  // Image and file come second and third; the session is the fourth argument.
  const result = await agent.run(text, undefined, undefined, sessionId);
  return readTurn(result);
}
