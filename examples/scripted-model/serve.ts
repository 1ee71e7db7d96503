import { startScriptedModel } from './scriptedModel';

const { baseURL } = await startScriptedModel(
  [
    { tool: 'find_order', args: { number: '100234' } },
    { text: 'It shipped on June 3.' },
  ],
  4010,
);
console.log(`The scripted model listens at ${baseURL}`);
