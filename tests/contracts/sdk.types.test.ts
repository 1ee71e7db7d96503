import {describe, expect, it} from 'vitest';
import {compileSdkSamples} from './compileSdkSample';

/** Names that the short samples below may use. */
const given = `
import type { AgentEventBus, ChatSession, DatabaseBackend, MCPManager, SaikiAgent, SessionEventBus } from '@truffle-ai/saiki';
declare const agent: SaikiAgent;
declare const session: ChatSession;
declare const manager: MCPManager;
declare const database: DatabaseBackend;
declare const agentBus: AgentEventBus;
declare const sessionBus: SessionEventBus;
`;

const llm = `llm: { provider: 'openai', model: 'gpt-4.1-mini', apiKey: 'key' }`;
const config = (fields: string): string => `
import type { AgentConfig } from '@truffle-ai/saiki';
export const config: AgentConfig = { ${fields} };
`;

const correct = {
  'a session id is the fourth argument of run': `${given}await agent.run('Hi', undefined, undefined, 'user-17');`,
  'run takes picture, file, session and streaming': `${given}
const picture = { image: 'aGk=', mimeType: 'image/png' };
const file = { data: 'aGk=', mimeType: 'application/pdf', filename: 'a.pdf' };
const answer: string | null = await agent.run('Hi', picture, file, 's', true);`,
  'run of a session takes streaming fourth': `${given}const answer: string = await session.run('Hi', undefined, undefined, true);`,
  'a session id may be null when a session is loaded': `${given}await agent.loadSession(null); await agent.loadSession();`,
  'a configuration needs instructions and a model': config(`systemPrompt: 'Hi', ${llm}`),
  'instructions may be contributors': config(
    `systemPrompt: { contributors: [{ id: 'main', type: 'static', priority: 0, content: 'Hi' }] }, ${llm}`,
  ),
  'http servers have a url': config(
    `systemPrompt: 'Hi', ${llm}, mcpServers: { docs: { type: 'http', url: 'https://a.example' } }`,
  ),
  'postgres is a type of storage': config(
    `systemPrompt: 'Hi', ${llm}, storage: { cache: { type: 'in-memory' }, database: { type: 'postgres', url: 'postgres://a' } }`,
  ),
  'getRange takes a count': `${given}const items: string[] = await database.getRange<string>('key', 0, 10);`,
  'payloads on the agent bus have a session id': `${given}agentBus.on('llmservice:chunk', ({ content, sessionId }) => [content, sessionId]);`,
  'thinking has no payload on a session bus': `${given}sessionBus.on('llmservice:thinking', () => {}); sessionBus.emit('llmservice:thinking');`,
  'a listener can have an abort signal': `${given}agentBus.once('saiki:llmSwitched', () => {}, { signal: new AbortController().signal });`,
  'a confirmation is answered without a session id': `${given}agentBus.emit('saiki:toolConfirmationResponse', { executionId: 'x', approved: true });`,
  'results of tools are any': `${given}const text: string = (await manager.executeTool('read_file', { path: 'a' })).content[0].text;`,
  'a tool has parameters': `${given}const schema: unknown = (await agent.getAllMcpTools())['read_file']?.parameters;`,
  'unexported types can be named by the method that returns them': `${given}
type Found = Awaited<ReturnType<SaikiAgent['searchMessages']>>;
export const none: Found = { results: [], total: 0, hasMore: false, query: '', options: {} };`,
  'a switch reports what went wrong': `${given}
const { success, errors } = await agent.switchLLM({ model: 'o3' }, '*');
if (!success) console.log(errors?.map(({ type, suggestedAction }) => [type, suggestedAction]));`,
};

const incorrect: Readonly<Record<string, readonly [source: string, code: string]>> = {
  'a session id as third argument of run': [`${given}await agent.run('Hi', undefined, 'user-17');`, 'TS2345'],
  'a session id as fourth argument of a session': [
    `${given}await session.run('Hi', undefined, undefined, 'user-17');`,
    'TS2345',
  ],
  loadConfigFile: [`import { loadConfigFile } from '@truffle-ai/saiki'; loadConfigFile();`, 'TS2305'],
  createSaikiAgent: [`import { createSaikiAgent } from '@truffle-ai/saiki'; createSaikiAgent();`, 'TS2305'],
  SwitchLLMResult: [
    `import type { SwitchLLMResult } from '@truffle-ai/saiki'; export type A = SwitchLLMResult;`,
    'TS2305',
  ],
  ToolSet: [`import type { ToolSet } from '@truffle-ai/saiki'; export type A = ToolSet;`, 'TS2305'],
  PromptManager: [`import { PromptManager } from '@truffle-ai/saiki'; new PromptManager();`, 'TS2724'],
  'a type used as a value': [`import { IMCPClient } from '@truffle-ai/saiki'; console.log(IMCPClient);`, 'TS2693'],
  'the date of a session': [`${given}console.log(session.createdAt);`, 'TS2339'],
  'an id in the metadata of a session': [`${given}console.log((await agent.getSessionMetadata('a'))?.id);`, 'TS2339'],
  'a session without await': [`${given}console.log(agent.createSession().id);`, 'TS2339'],
  'a configuration without instructions': [config(llm), 'TS2741'],
  'a configuration without a model': [config(`systemPrompt: 'Hi'`), 'TS2741'],
  'a model without a key': [config(`systemPrompt: 'Hi', llm: { provider: 'openai', model: 'o3' }`), 'TS2741'],
  'instructions inside the model settings': [
    config(`systemPrompt: 'Hi', llm: { provider: 'openai', model: 'o3', apiKey: 'key', systemPrompt: 'Hi' }`),
    'TS2353',
  ],
  'a router that does not exist': [
    config(`systemPrompt: 'Hi', llm: { provider: 'openai', model: 'o3', apiKey: 'key', router: 'litellm' }`),
    'TS2322',
  ],
  'postgresql as a type of storage': [
    config(`systemPrompt: 'Hi', ${llm}, storage: { cache: { type: 'in-memory' }, database: { type: 'postgresql' } }`),
    'TS2820',
  ],
  'storage without a cache': [
    config(`systemPrompt: 'Hi', ${llm}, storage: { database: { type: 'in-memory' } }`),
    'TS2741',
  ],
  'baseUrl of an http server': [
    config(`systemPrompt: 'Hi', ${llm}, mcpServers: { docs: { type: 'http', baseUrl: 'https://a.example' } }`),
    'TS2353',
  ],
  'a server without a type': [
    config(`systemPrompt: 'Hi', ${llm}, mcpServers: { docs: { url: 'https://a.example' } }`),
    'TS2322',
  ],
  'a websocket server': [
    config(`systemPrompt: 'Hi', ${llm}, mcpServers: { docs: { type: 'websocket', url: 'wss://a.example' } }`),
    'TS2322',
  ],
  'a stdio server without arguments': [
    config(`systemPrompt: 'Hi', ${llm}, mcpServers: { a: { type: 'stdio', command: 'a' } }`),
    'TS2322',
  ],
  'baseUrl of a model': [
    config(
      `systemPrompt: 'Hi', llm: { provider: 'openai-compatible', model: 'a', apiKey: 'key', baseUrl: 'http://localhost' }`,
    ),
    'TS2561',
  ],
  'clear of a cache': [
    `import type { CacheBackend } from '@truffle-ai/saiki'; declare const cache: CacheBackend; cache.clear();`,
    'TS2339',
  ],
  'getRange without a count': [`${given}await database.getRange('key', 0);`, 'TS2554'],
  'a session id on a session bus': [
    `${given}sessionBus.on('llmservice:chunk', ({ sessionId }) => sessionId);`,
    'TS2339',
  ],
  'an event that does not exist': [`${given}agentBus.on('llmservice:completion', () => {});`, 'TS2345'],
  'an agent event on a session bus': [`${given}sessionBus.on('saiki:llmSwitched', () => {});`, 'TS2345'],
  'two parameters of initializeFromConfig': [`${given}await manager.initializeFromConfig({}, 'lenient');`, 'TS2554'],
  'inputSchema of a tool': [`${given}console.log((await manager.getAllTools())['a']?.inputSchema);`, 'TS2339'],
};

const refused = Object.fromEntries(Object.entries(incorrect).map(([name, [source]]) => [name, source]));
const faults = compileSdkSamples<string>({...correct, ...refused});

describe('programs that use the SDK as it is', () => {
  it.each(Object.keys(correct))('compile: %s', (name) => {
    expect(faults[name]).toEqual([]);
  });
});

describe('programs that use what the SDK does not have', () => {
  it.each(Object.entries(incorrect))('do not compile: %s', (name, [, code]) => {
    expect(faults[name]?.map((fault) => fault.code)).toEqual([code]);
  });
});
