import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { answerConfirmations } from '../common/answerConfirmations';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

const terminal = createInterface({ input: stdin, output: stdout });
const agent = await openAgent(new URL('./agent.yml', import.meta.url));

const approved = new Set<string>();

async function confirm(
  toolName: string,
  args: object,
  signal: AbortSignal,
): Promise<boolean> {
  if (approved.has(toolName)) return true;

  console.log(toolName, args);
  const reply = await terminal
    .question('Run it? [y]es, [a]lways, [n]o: ', { signal })
    .catch(() => 'n');
  if (reply === 'a') approved.add(toolName);
  return reply === 'y' || reply === 'a';
}

// Several calls can ask at once, but the terminal holds one question.
let last: Promise<unknown> = Promise.resolve();

answerConfirmations(agent, ({ toolName, args }) => {
  // Saiki waits for a minute. A question that is still open then would
  // swallow the next wish.
  const signal = AbortSignal.timeout(55_000);
  const decision = last.then(() => confirm(toolName, args, signal));
  last = decision.catch(() => undefined);
  return decision;
});

for (;;) {
  const wish = await terminal.question('\nYour wish (empty to end): ');
  if (wish.trim() === '') break;

  const turn = await ask(agent, 'studio', wish);
  console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
}
terminal.close();
await agent.stop();
