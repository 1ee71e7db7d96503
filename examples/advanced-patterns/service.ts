import { answerConfirmations } from '../common/answerConfirmations';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';
import { countTurns } from './countTurns';
import { policy } from './policy';
import { SessionQueue } from './SessionQueue';
import { deleteIdle, sessionOf } from './userSessions';
import { within } from './within';

const agent = await openAgent(new URL('./agent.yml', import.meta.url));
const counting = new AbortController();
const counts = countTurns(agent, counting.signal);
const queue = new SessionQueue();

const always = () => true;
const rules = {
  list_allowed_directories: always,
  list_directory: always,
  read_file: always,
  read_text_file: always,
};
answerConfirmations(
  agent,
  policy(rules, ({ toolName }, approved) => {
    console.log(approved ? 'run' : 'refuse', toolName);
  }),
);

async function reply(userId: string, text: string): Promise<string> {
  const sessionId = sessionOf(userId);
  const answer = queue.add(sessionId, () => ask(agent, sessionId, text));
  const turn = await within(answer, 120_000);
  return turn.ok ? turn.text : 'Sorry, that did not work. Please try again.';
}

const answers = await Promise.all([
  reply('17', 'Which notes are there?'),
  reply('17', 'Which of them is the longest?'),
  reply('42', 'Is there a note about tea?'),
]);
console.log(answers);
console.log(counts, await deleteIdle(agent, 24 * 60 * 60 * 1000));

counting.abort();
await agent.stop();
