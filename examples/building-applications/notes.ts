import { answerConfirmations } from '../common/answerConfirmations';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

const READING = new Set([
  'list_allowed_directories',
  'list_directory',
  'read_file',
  'read_text_file',
]);

const agent = await openAgent(new URL('./agent.yml', import.meta.url));

answerConfirmations(agent, ({ toolName }) => {
  const approved = READING.has(toolName);
  console.log(`${approved ? 'run' : 'refuse'} ${toolName}`);
  return approved;
});

const question = process.argv[2] ?? 'Which files are there?';
const turn = await ask(agent, 'notes', question);

if (turn.ok) {
  console.log(turn.text);
} else {
  console.error(turn.reason);
  process.exitCode = 1;
}
await agent.stop();
