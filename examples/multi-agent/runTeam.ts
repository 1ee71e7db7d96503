import { answerConfirmations } from '../common/answerConfirmations';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

const SPECIALISTS = ['researcher--chat_with_agent', 'writer--chat_with_agent'];

const agentFile = new URL(
  process.argv[2] ?? './coordinator.yml',
  import.meta.url,
);
const agent = await openAgent(agentFile);

const offered = Object.keys(await agent.getAllMcpTools());
const missing = SPECIALISTS.filter((name) => !offered.includes(name));
if (missing.length > 0) {
  await agent.stop();
  throw new Error(`Missing: ${missing.join(', ')}. Offered: ${offered}`);
}

answerConfirmations(agent, ({ toolName, args }) => {
  console.log('→', toolName, args);
  // The request names the tool without its server.
  return toolName === 'chat_with_agent';
});

const turn = await ask(
  agent,
  'briefing',
  'Write a briefing about the transports and limits of MCP servers.',
);
console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
await agent.stop();
