import {describe, expect, it} from 'vitest';
import {compileSdkSamples} from './compileSdkSample';

/** Declarations of the names that the short samples below use. */
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
  'a stand-alone manager asks a provider with a store of approvals': `
import { MCPManager } from '@truffle-ai/saiki';
new MCPManager({
  allowedToolsProvider: { allowTool: async () => {}, disallowTool: async () => {}, isToolAllowed: async () => false },
  requestConfirmation: async () => true,
});`,
  'buildLLMConfig reports its warnings as warnings': `${given}import { buildLLMConfig } from '@truffle-ai/saiki';
const warnings: string[] = (await buildLLMConfig({ model: 'o3' }, agent.getCurrentLLMConfig())).warnings;`,
  'parts of a configuration may leave out enabled': config(
    `systemPrompt: { contributors: [{ id: 'notes', type: 'file', priority: 1, files: ['notes.md'] }] }, ${llm}`,
  ),
  'parts after validation have enabled and all options of files': `
import type { SystemPromptConfig, ValidatedContributorConfig } from '@truffle-ai/saiki';
const prompt: SystemPromptConfig = { contributors: [{ id: 'a', type: 'static', priority: 0, enabled: true, content: 'Hi' }] };
export const separator = (part: ValidatedContributorConfig & { type: 'file' }): string => part.options.separator;
export const enabled: boolean | undefined = prompt.contributors[0]?.enabled;`,
  'a card after validation has skills': `
import type { ValidatedAgentCard, ValidatedAgentConfig } from '@truffle-ai/saiki';
export const first = (card: ValidatedAgentCard): string | undefined => card.skills[0]?.name;
export const text = (config: ValidatedAgentConfig): string | undefined => config.agentCard?.description;`,
  'session events are names on the agent bus too': `
import type { AgentEventName } from '@truffle-ai/saiki';
export const name: AgentEventName = 'llmservice:chunk';`,
  'the configuration at run time has its defaults': `${given}
const most: number | undefined = agent.stateManager.getRuntimeConfig().sessions.maxSessions;
const rounds: number = agent.stateManager.getLLMConfig().maxIterations;
console.log(most, rounds);`,
  'a client of your own has getConnectedClient': `
import type { IMCPClient } from '@truffle-ai/saiki';
export class Client implements IMCPClient {
  async callTool() { return {}; }
  async getTools() { return {}; }
  async listPrompts() { return []; }
  async getPrompt() { return {}; }
  async listResources() { return []; }
  async readResource() { return {}; }
  async getConnectedClient() { throw new Error('There is none.'); }
}`,
  'errors of the registry are made from names': `
import { CantInferProviderError, EffectiveMaxInputTokensError, ModelNotFoundError, ProviderNotFoundError } from '@truffle-ai/saiki';
export const all = [
  new ProviderNotFoundError('a'), new ModelNotFoundError('a', 'b'), new CantInferProviderError('b'),
  new EffectiveMaxInputTokensError('a', 'b'),
];`,
  'texts stand where the package has texts': `${given}
import { LLM_REGISTRY, getPrimaryApiKeyEnvVar, resolveApiKeyForProvider, validateInputForLLM } from '@truffle-ai/saiki';
LLM_REGISTRY.openai.supportedRouters.push('other');
const { router, configuredMaxInputTokens, modelMaxInputTokens } = session.getLLMService().getConfig();
const limits: (number | null | undefined)[] = [configuredMaxInputTokens, modelMaxInputTokens];
const names: (string | undefined)[] = [router.toUpperCase(), resolveApiKeyForProvider(router), getPrimaryApiKeyEnvVar(router)];
const { fileValidation, imageValidation } = validateInputForLLM({ text: 'Hi' }, { provider: 'openai', model: 'o3' });
console.log(limits, names, fileValidation?.fileType?.toUpperCase(), imageValidation?.error);
agentBus.on('saiki:stateChanged', ({ field }) => field.toUpperCase());`,
  'a card needs name, version and address': `
import { createAgentCard } from '@truffle-ai/saiki';
export const card = createAgentCard({ defaultName: 'notes', defaultVersion: '1.0.0', defaultBaseUrl: 'https://a.example' });`,
  'members that the package declares have their types': `${given}
import { logger, MCPClient, MemoryBackend, type ToolProvider, type UserSettings, type ValidationResult } from '@truffle-ai/saiki';
const log: string | null = logger.getLogFilePath();
const client = new MCPClient();
const connected: boolean = client.getConnectionStatus();
await client.connectViaStdio('node', ['server.js'], { A: 'b' }, 'mine');
await client.connectViaSSE('https://a.example/sse', {}, 'mine');
const cleared: Promise<void> = new MemoryBackend().clear();
const context = session.getContextManager();
const tokens: number = await context.getTokenCount();
const full: boolean = context.shouldCompress(10);
const switched: { message: string; warnings: string[] } = await agent.sessionManager.switchLLMForDefaultSession(
  agent.stateManager.getLLMConfig(),
);
export const model = (result: ValidationResult): string | undefined => result.config?.model;
export const call = (tools: ToolProvider): Promise<unknown> => tools.callTool('a', {});
export const approves = (settings: UserSettings): boolean => settings.toolApprovalRequired;
console.log(log, connected, cleared, tokens, full, switched.message);`,
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
  'a store of approvals that is undefined': [
    `import { MCPManager } from '@truffle-ai/saiki';
new MCPManager({ allowedToolsProvider: undefined, requestConfirmation: async () => true });`,
    'TS2322',
  ],
  'configWarnings of buildLLMConfig': [
    `${given}import { buildLLMConfig } from '@truffle-ai/saiki';
console.log((await buildLLMConfig({}, agent.getCurrentLLMConfig())).configWarnings);`,
    'TS2339',
  ],
  'a SystemPromptConfig without enabled': [
    `import type { SystemPromptConfig } from '@truffle-ai/saiki';
export const prompt: SystemPromptConfig = { contributors: [{ id: 'a', type: 'static', priority: 0, content: 'Hi' }] };`,
    'TS2322',
  ],
  'a file after validation without options': [
    `import type { ValidatedContributorConfig } from '@truffle-ai/saiki';
export const part: ValidatedContributorConfig = { id: 'a', type: 'file', priority: 0, enabled: true, files: [] };`,
    'TS2322',
  ],
  'a card after validation without its defaults': [
    `import type { ValidatedAgentCard } from '@truffle-ai/saiki';
export const card: ValidatedAgentCard = { name: 'a', url: 'https://a.example', version: '1.0.0' };`,
    'TS2322',
  ],
  'an id in the metadata of a found session': [
    `${given}console.log((await agent.searchSessions('a')).results[0]?.metadata.id);`,
    'TS2339',
  ],
  'a client of your own without getConnectedClient': [
    `import type { IMCPClient } from '@truffle-ai/saiki';
export class Client implements IMCPClient {
  async callTool() { return {}; }
  async getTools() { return {}; }
  async listPrompts() { return []; }
  async getPrompt() { return {}; }
  async listResources() { return []; }
  async readResource() { return {}; }
}`,
    'TS2420',
  ],
  'an error of the registry made from nothing': [
    `import { ProviderNotFoundError } from '@truffle-ai/saiki'; throw new ProviderNotFoundError();`,
    'TS2554',
  ],
  'a router that is known to be one of two': [
    `${given}import type { LLMRouter } from '@truffle-ai/saiki';
export const router: LLMRouter = session.getLLMService().getConfig().router;`,
    'TS2322',
  ],
  'a card made from nothing': [`import { createAgentCard } from '@truffle-ai/saiki'; createAgentCard({});`, 'TS2345'],
  'an attachment check of a text': [
    `import { validateInputForLLM } from '@truffle-ai/saiki'; validateInputForLLM('Hi', { provider: 'openai' });`,
    'TS2559',
  ],
  'inputSchema of a tool': [`${given}console.log((await manager.getAllTools())['a']?.inputSchema);`, 'TS2339'],
};

const rejected = Object.fromEntries(Object.entries(incorrect).map(([name, [source]]) => [name, source]));
const errors = compileSdkSamples<string>({...correct, ...rejected});

describe('programs that use the SDK as it is', () => {
  it.each(Object.keys(correct))('compile: %s', (name) => {
    expect(errors[name]).toEqual([]);
  });
});

describe('programs that use what the SDK does not have', () => {
  it.each(Object.entries(incorrect))('do not compile: %s', (name, [, code]) => {
    expect(errors[name]?.map((error) => error.code)).toEqual([code]);
  });
});
