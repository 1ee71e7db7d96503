import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model does next: it answers, or it calls one tool. */
export type Step = { text: string } | { tool: string; args: object };

/** What an agent sends for one model call; only the parts that tests need. */
export interface ModelCall {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

/**
 * Starts a server that speaks the OpenAI protocol and follows a script.
 *
 * @param steps - one for each model call, in order
 * @param port - 0 takes a free one
 * @returns its address, the calls that it got, and a function that ends it
 */
export async function startScriptedModel(steps: Step[], port = 0) {
  const remaining = [...steps];
  const calls: ModelCall[] = [];

  const server = createServer(async (request, response) => {
    const call = await readJson<ModelCall>(request);
    // Before its first turn, Saiki tries whether the model can use tools.
    const isProbe = call.tools?.[0]?.function.name === 'test_tool';
    if (!isProbe) calls.push(call);
    const step = isProbe ? { text: 'Hello' } : remaining.shift();
    const body = step
      ? completion(step, calls.length)
      : { error: { message: 'The script has no step left.' } };
    // 400 fails at once; 500 would be tried three times.
    response.writeHead(step ? 200 : 400, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));

  return {
    baseURL: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes a step as a response of the OpenAI protocol. */
function completion(step: Step, turn: number) {
  const isText = 'text' in step;
  const message = isText
    ? { content: step.text }
    : { content: null, tool_calls: [toolCall(step.tool, step.args, turn)] };
  return {
    id: `scripted-${turn}`,
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message },
        finish_reason: isText ? 'stop' : 'tool_calls',
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

const toolCall = (name: string, args: object, turn: number) => ({
  id: `call-${turn}`,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});

async function readJson<Body>(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as Body;
}
