import type { SaikiAgent } from '@truffle-ai/saiki';
import { readTurn, type Turn } from '../common/readTurn';

// Then the user gets an apology, although the turn itself goes on.
const LONGEST_TURN = 120_000;

/**
 * Runs one turn and passes its text on while it is written.
 *
 * @param agent - a started agent
 * @param sessionId - the conversation
 * @param text - what the user says
 * @param write - gets each piece of the answer
 * @returns the answer, or the reason why there is none
 */
export async function streamTurn(
  agent: SaikiAgent,
  sessionId: string,
  text: string,
  write: (piece: string) => void,
): Promise<Turn> {
  const bus = agent.agentEventBus;
  const listening = new AbortController();
  const { signal } = listening;

  // The bus carries all users, so each turn looks for its own session.
  const onChunk = (event: { sessionId: string; content: string }) => {
    if (event.sessionId === sessionId) write(event.content);
  };
  bus.on('llmservice:chunk', onChunk, { signal });

  // A streamed turn that fails never settles, but it sends an event.
  const failed = new Promise<Turn>((resolve) => {
    const fail = (reason: string) => resolve({ ok: false, reason });
    const onError = (event: { sessionId: string }) => {
      if (event.sessionId === sessionId) fail('The log has the reason.');
    };
    bus.on('llmservice:error', onError, { signal });
    const limit = setTimeout(fail, LONGEST_TURN, 'No answer in time.');
    signal.addEventListener('abort', () => clearTimeout(limit));
  });

  const turn = agent.run(text, undefined, undefined, sessionId, true);
  try {
    return await Promise.race([turn.then(readTurn), failed]);
  } finally {
    listening.abort();
  }
}
