import { loadAgentConfig, SaikiAgent, type LLMConfig } from '@truffle-ai/saiki';
import type { Turn } from '../common/readTurn';
import { askAgain } from './askAgain';

/** Two agents from one agent file, which differ in the model. */
export interface AgentPair {
  first: SaikiAgent;
  /** Starts when it is needed for the first time. */
  second: () => Promise<SaikiAgent>;
  /** Stops those that have started. */
  stop: () => Promise<void>;
}

/**
 * Prepares an agent and a stand-in with another model.
 *
 * @param agentFile - path of the agent file of both
 * @param otherModel - the `llm` section of the stand-in
 * @throws Error when the first agent cannot start
 */
export async function openPair(
  agentFile: string,
  otherModel: LLMConfig,
): Promise<AgentPair> {
  const config = await loadAgentConfig(agentFile);
  const first = new SaikiAgent(config, agentFile);
  await first.start();

  let started: Promise<SaikiAgent> | undefined;
  const startSecond = async (): Promise<SaikiAgent> => {
    const agent = new SaikiAgent({ ...config, llm: otherModel }, agentFile);
    await agent.start();
    return agent;
  };
  return {
    first,
    second: () => (started ??= startSecond()),
    stop: async () => {
      await first.stop();
      await (await started)?.stop();
    },
  };
}

/**
 * Does a job with the first model and, when that fails, with the second.
 *
 * @param pair - the two agents
 * @param job - the whole task; it must be safe to do twice
 */
export async function askEither(pair: AgentPair, job: string): Promise<Turn> {
  const turn = await askAgain(pair.first, job, []);
  if (turn.ok) return turn;

  console.warn(`First model: ${turn.reason}`);
  return askAgain(await pair.second(), job);
}
