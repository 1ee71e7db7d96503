import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SaikiAgent, type AgentConfig } from '@truffle-ai/saiki';
import { startScriptedModel, type Step } from './scriptedModel';

const question = 'Where is order 100234?';
const lookUp: Step = { tool: 'find_order', args: { number: '100234' } };

/** Runs one turn of the agent against a script. */
async function runTurn(
  steps: Step[],
  mode: 'auto-approve' | 'auto-deny' = 'auto-approve',
) {
  const model = await startScriptedModel(steps);
  const config: AgentConfig = {
    systemPrompt: 'You answer questions about orders.',
    llm: {
      provider: 'openai-compatible',
      model: 'scripted',
      apiKey: 'unused',
      baseURL: model.baseURL,
    },
    mcpServers: {
      orders: {
        type: 'stdio',
        command: 'npx',
        args: ['tsx', '../own-tool/orders.ts'],
        connectionMode: 'strict',
      },
    },
    toolConfirmation: { mode },
  };
  const agent = new SaikiAgent(config);
  try {
    await agent.start();
    const answer = await agent.run(question, undefined, undefined, 'test');
    return { answer, calls: model.calls };
  } finally {
    if (agent.isStarted()) await agent.stop();
    model.stop();
  }
}

test('the tool result reaches the model, and its answer the caller', async () => {
  const text = 'It shipped on June 3.';
  const { answer, calls } = await runTurn([lookUp, { text }]);
  assert.equal(answer, text);
  assert.equal(calls.length, 2);
  assert.match(JSON.stringify(calls[1]?.messages), /shipped on June 3/);
});

test('the model reads that a call was denied', async () => {
  const text = 'I may not look that up.';
  const { answer, calls } = await runTurn([lookUp, { text }], 'auto-deny');
  assert.equal(answer, text);
  assert.match(JSON.stringify(calls[1]?.messages), /denied/);
});

test('a failed model call is a text', async () => {
  const { answer } = await runTurn([]);
  assert.match(answer ?? '', /^Error processing request:/);
});
