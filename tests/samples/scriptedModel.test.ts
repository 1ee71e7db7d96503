// The scripted model of "Test an agent without a model" responds according to the OpenAI protocol.
import {afterEach, expect, it} from 'vitest';
import {startScriptedModel, type ModelCall, type Step} from '../../examples/scripted-model/scriptedModel';

let model: Awaited<ReturnType<typeof startScriptedModel>> | undefined;
afterEach(() => model?.stop());

async function start(steps: Step[]) {
  model = await startScriptedModel(steps);
  const address = `${model.baseURL}/chat/completions`;
  const ask = async (call: ModelCall) => {
    const response = await fetch(address, {method: 'POST', body: JSON.stringify(call)});
    return {status: response.status, body: await response.json()};
  };
  return {model, ask};
}

const question: ModelCall = {messages: [{role: 'user', content: 'Where is order 100234?'}]};
const probe: ModelCall = {messages: [{role: 'user', content: 'Hello'}], tools: [{function: {name: 'test_tool'}}]};

it('the scripted model follows its steps, a tool call and then an answer', async () => {
  const {model, ask} = await start([{tool: 'find_order', args: {number: '100234'}}, {text: 'It shipped.'}]);
  const call = {id: 'call-1', type: 'function', function: {name: 'find_order', arguments: '{"number":"100234"}'}};
  expect(await ask(question)).toMatchObject({
    status: 200,
    body: {
      object: 'chat.completion',
      choices: [{message: {role: 'assistant', content: null, tool_calls: [call]}, finish_reason: 'tool_calls'}],
    },
  });
  expect(await ask(question)).toMatchObject({
    status: 200,
    body: {choices: [{message: {role: 'assistant', content: 'It shipped.'}, finish_reason: 'stop'}]},
  });
  expect(model.calls).toEqual([question, question]);
});

it('the scripted model answers the tool probe without using a step', async () => {
  const {model, ask} = await start([{text: 'It shipped.'}]);
  expect(await ask(probe)).toMatchObject({status: 200, body: {choices: [{message: {content: 'Hello'}}]}});
  expect(await ask(question)).toMatchObject({body: {choices: [{message: {content: 'It shipped.'}}]}});
  expect(model.calls).toEqual([question]);
});

it('the scripted model says that its script is over, with a status that no client tries again', async () => {
  const {ask} = await start([]);
  expect(await ask(question)).toEqual({status: 400, body: {error: {message: 'The script has no step left.'}}});
});
