import type { SaikiAgent } from '@truffle-ai/saiki';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';
import { cases } from './cases';

const SUFFIX = '--chat_with_agent';
const agent = await openAgent(new URL('./triage.yml', import.meta.url));
const tools = Object.keys(await agent.getAllMcpTools());
console.log('Tools:', tools.join(', '));

for (const { id, request, expected } of cases) {
  const turn = await ask(agent, id, request);
  const reached = await specialistsOf(agent, id);
  const missed = expected.filter((name) => !reached.includes(name));

  console.log(`\n${id}: ${missed.length === 0 ? 'ok' : `missed ${missed}`}`);
  console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
}
await agent.stop();

/** Reads from the history which specialists a conversation has reached. */
async function specialistsOf(
  agent: SaikiAgent,
  sessionId: string,
): Promise<string[]> {
  const history = await agent.getSessionHistory(sessionId);
  return history
    .flatMap(({ toolCalls = [] }) => toolCalls)
    .map((call) => call.function.name.replace(SUFFIX, ''));
}
