import { answerConfirmations } from '../common/answerConfirmations';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

// Names as `listTools.ts` printed them: the ones that only read.
const READING = new Set(['read_query', 'list_tables', 'describe_table']);

const question = process.argv[2];
if (!question) throw new Error('Usage: npx tsx ask.ts "<question>"');

const agent = await openAgent(new URL('./agent.yml', import.meta.url));

answerConfirmations(agent, ({ toolName, args }) => {
  const approved = READING.has(toolName);
  console.log(approved ? 'run' : 'refuse', toolName, args);
  return approved;
});

const turn = await ask(agent, 'shop-report', question);
console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
await agent.stop();
