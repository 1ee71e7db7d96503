import type { SaikiAgent } from '@truffle-ai/saiki';

/**
 * Runs one turn and passes its text on while it is written.
 *
 * @param agent - a started agent
 * @param sessionId - the conversation
 * @param text - what the user says
 * @param write - gets each piece of the answer
 * @returns false when the model call failed or took too long
 */
export async function streamTurn(
  agent: SaikiAgent,
  sessionId: string,
  text: string,
  write: (piece: string) => void,
): Promise<boolean> {
  const bus = agent.agentEventBus;
  const listening = new AbortController();
  const { signal } = listening;

  // The bus carries all users, so each turn looks for its own session.
  const onChunk = (event: { sessionId: string; content: string }) => {
    if (event.sessionId === sessionId) write(event.content);
  };
  bus.on('llmservice:chunk', onChunk, { signal });

  // A streamed turn that fails never settles, but it sends an event.
  const failed = new Promise<false>((resolve) => {
    const onError = (event: { sessionId: string }) => {
      if (event.sessionId === sessionId) resolve(false);
    };
    bus.on('llmservice:error', onError, { signal });
    setTimeout(() => resolve(false), 120_000).unref();
  });

  const turn = agent.run(text, undefined, undefined, sessionId, true);
  try {
    return await Promise.race([turn.then(() => true), failed]);
  } finally {
    listening.abort();
  }
}
