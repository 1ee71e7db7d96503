import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';

const path = './agent.yml';
const agent = new SaikiAgent(await loadAgentConfig(path), path);
await agent.start();

await agent.createSession('review');
const change = await agent.switchLLM({ model: 'gpt-4.1' }, 'review');
if (!change.success) throw new Error('The review keeps the small model.');

const ask = (sessionId: string, text: string) =>
  agent.run(text, undefined, undefined, sessionId);

const draft = await ask('draft', 'Write a headline about our new printer.');
console.log('draft:', draft);
console.log('review:', await ask('review', `Improve this headline: ${draft}`));
await agent.stop();
