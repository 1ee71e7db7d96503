import type { AgentEventMap, SaikiAgent } from '@truffle-ai/saiki';

/** What the agent tells about a tool call that waits for approval. */
export type ToolRequest = AgentEventMap['saiki:toolConfirmationRequest'];

/** Decides about one tool call: true lets it run. */
export type ToolDecision = (request: ToolRequest) => boolean | Promise<boolean>;

/**
 * Answers every tool confirmation of an agent inside this program.
 *
 * @param agent - a started agent whose confirmation mode is `event-based`
 * @param decide - decides; a call is denied when this function fails
 */
export function answerConfirmations(
  agent: SaikiAgent,
  decide: ToolDecision,
): void {
  const bus = agent.agentEventBus;

  const answer = async (request: ToolRequest): Promise<void> => {
    let approved = false;
    try {
      approved = await decide(request);
    } catch (error) {
      console.error(`No decision about ${request.toolName}:`, error);
    }
    const { executionId } = request;
    bus.emit('saiki:toolConfirmationResponse', { executionId, approved });
  };

  // The promise never rejects, so no error can reach the running turn.
  bus.on('saiki:toolConfirmationRequest', (request) => void answer(request));
}
