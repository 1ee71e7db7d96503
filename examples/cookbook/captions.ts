import { readdir, readFile } from 'node:fs/promises';
import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';

const path = './agent.yml';
const agent = new SaikiAgent(await loadAgentConfig(path), path);
await agent.start();

const names = await readdir('./pictures');
for (const name of names.filter((file) => file.endsWith('.png'))) {
  const image = await readFile(`./pictures/${name}`, 'base64');
  const picture = { image, mimeType: 'image/png' };
  const question = 'Describe this picture in one sentence.';
  // A session for each picture, so that none travels along with the next.
  const caption = await agent.run(question, picture, undefined, name);
  console.log(`${name}: ${caption}`);
  await agent.deleteSession(name);
}
await agent.stop();
