import type { SaikiAgent } from '@truffle-ai/saiki';

/** What happened since counting began. */
export interface TurnCounts {
  turns: number;
  tokens: number;
  failedCalls: number;
  tools: Map<string, { calls: number; failures: number }>;
}

/**
 * Counts turns, tokens and tool calls from the events of an agent.
 *
 * @param agent - a started agent; before the start it has no event bus
 * @param signal - ends the counting
 * @returns an object that changes as events come in
 */
export function countTurns(agent: SaikiAgent, signal: AbortSignal): TurnCounts {
  const counts: TurnCounts = {
    turns: 0,
    tokens: 0,
    failedCalls: 0,
    tools: new Map(),
  };
  const tokensOfTurn = new Map<string, number>();
  const bus = agent.agentEventBus;

  const onThinking = ({ sessionId }: { sessionId: string }) => {
    counts.turns += 1;
    tokensOfTurn.delete(sessionId);
  };
  bus.on('llmservice:thinking', onThinking, { signal });

  bus.on(
    'llmservice:response',
    ({ sessionId, tokenCount = 0 }) => {
      // The number is the total of the turn so far: add the difference.
      const known = tokensOfTurn.get(sessionId) ?? 0;
      counts.tokens += tokenCount - known;
      tokensOfTurn.set(sessionId, tokenCount);
    },
    { signal },
  );

  bus.on(
    'llmservice:toolResult',
    ({ toolName, result }) => {
      const tool = counts.tools.get(toolName) ?? { calls: 0, failures: 0 };
      tool.calls += 1;
      if (isFailure(result)) tool.failures += 1;
      counts.tools.set(toolName, tool);
    },
    { signal },
  );

  const onError = () => {
    counts.failedCalls += 1;
  };
  bus.on('llmservice:error', onError, { signal });
  return counts;
}

// `success` of the event is no help: with the default router it is always true.
function isFailure(result: unknown): boolean {
  if (typeof result === 'string') {
    return result.startsWith('Error executing tool');
  }
  if (typeof result !== 'object' || result === null) return false;
  return 'error' in result || ('isError' in result && result.isError === true);
}
