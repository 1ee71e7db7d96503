import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';

const path = './agent.yml';
const agent = new SaikiAgent(await loadAgentConfig(path), path);
await agent.start();
const question = 'Write a greeting for our team, with a fact about today.';
const text = await agent.run(question, undefined, undefined, 'greeting');
await agent.stop();

// These texts take the place of an answer, so keep them out of the channel.
const failures = [
  'Error processing request:',
  'Reached maximum number of tool call iterations',
  'Task completed but reached maximum tool call iterations',
];
if (!text || failures.some((start) => text.startsWith(start))) {
  throw new Error(text ?? 'The answer was empty.');
}
const response = await fetch(process.env.CHANNEL_URL ?? '', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text }),
});
console.log(response.ok ? 'posted' : `not posted, status ${response.status}`);
