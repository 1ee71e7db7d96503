// `npm run bench:mcp`: how fast the published MCP server starts, and how long its responses take. Needs a built site:
// `npm run build`.
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {mcpServer} from '../config/mcpServer/index.ts';
import {median} from './figures.mts';

const starts = 5;
const rounds = 20;
const calls: readonly (readonly [tool: string, args: Record<string, unknown>])[] = [
  ['search', {query: 'how do I approve tool calls'}],
  ['search', {query: 'llmservice:chunk'}],
  ['read', {address: '/docs/guides/cli'}],
  ['read', {address: '/api/types', maxCharacters: 50_000}],
  ['lookup', {name: 'llm.apiKey'}],
  ['lookup', {name: 'No API key found. Please set OPENAI_API_KEY'}],
  ['list', {area: 'api'}],
  ['check_agent_file', {text: 'systemPrompt: Hi\nllm: {provider: openai, modle: gpt-4o}'}],
];

const label = (name: string, args: Record<string, unknown>): string => `${name} ${JSON.stringify(args).slice(0, 60)}`;

/** Returns how long something takes, in milliseconds. */
async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const inMilliseconds = (times: readonly number[]): string =>
  `${median(times).toFixed(1)} ms (most ${Math.max(...times).toFixed(1)})`;

async function start(): Promise<Client> {
  const client = new Client({name: 'bench', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({command: process.execPath, args: [path.resolve('build', mcpServer.file)]}),
  );
  return client;
}

const cold: number[] = [];
for (const [name, args] of calls) {
  const first: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    let client: Client | undefined;
    cold.push(await time(async () => (client = await start())));
    first.push(await time(() => client!.callTool({name, arguments: args})));
    await client?.close();
  }
  console.log(`First call: ${label(name, args)}: ${inMilliseconds(first)}`);
}
console.log(`Start until connected: ${inMilliseconds(cold)}`);

const client = await start();
for (const [name, args] of calls) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await time(() => client.callTool({name, arguments: args})));
  console.log(`${label(name, args)}: ${inMilliseconds(times)}`);
}
await client.close();
