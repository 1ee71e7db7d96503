import { access, mkdir, readdir } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { ask } from '../common/ask';
import { openAgent } from '../common/openAgent';

await mkdir('out', { recursive: true });
const agent = await openAgent(new URL('./agent.yml', import.meta.url));

for (const name of (await readdir('images')).filter(
  (file) => !file.startsWith('.'),
)) {
  const source = resolve('images', name);
  const target = resolve('out', `${parse(name).name}-small.png`);

  const turn = await ask(
    agent,
    name,
    `Make a PNG of ${source} that is 200 pixels wide. Save it as ${target}.`,
  );

  // The text may claim more than was done: look for the file itself.
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  console.log(isThere ? 'made' : 'MISSING', target);
  if (!turn.ok) console.error(turn.reason);

  await agent.deleteSession(name);
}
await agent.stop();
