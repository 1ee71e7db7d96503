import type {AgentConfig, McpServerConfig} from './config.js';
import type {AgentEventBus} from './events.js';
import type {LLMConfig, LLMProvider} from './llm.js';
import type {IMCPClient, MCPManager} from './mcp.js';
import type {InternalMessage} from './messages.js';
import type {ModelInfo} from './registry.js';
import type {AgentServices} from './services.js';
import type {
  ChatSession,
  SessionManager,
  SessionMetadata,
} from './session.js';
import type {AgentStateManager} from './state.js';
import type {
  PromptManager,
  SearchOptions,
  SearchResponse,
  SessionSearchResponse,
  ToolSet,
} from './unexported.js';
import type {ValidationError} from './validation.js';

/**
 * One agent: a model with instructions, tools and conversations.
 *
 * @remarks
 * Create it from a configuration, `start()` it, `run()` turns, and `stop()` it at the end. There is no factory function.
 *
 * Its service properties, `mcpManager`, `agentEventBus` and the others, are `undefined` until `start()` has resolved.
 * Only `start`, `isStarted`, `isStopped`, `getCurrentSessionId`, `getSupportedProviders`, `getSupportedModels`,
 * `getSupportedModelsForProvider` and `inferProviderFromModel` work before that; most other methods throw
 * "Agent must be started before use. Call agent.start() first." `stop` throws another error.
 *
 * @pitfall A stopped agent can't be used again.
 * `start()` after `stop()` resolves and opens connections, yet its methods still throw "Agent has been stopped and
 * cannot be used". Create a new `SaikiAgent` instead.
 *
 * @example
 * ```ts
 * import { SaikiAgent } from '@truffle-ai/saiki';
 *
 * const agent = new SaikiAgent({
 *   systemPrompt: 'You answer in one sentence.',
 *   llm: {
 *     provider: 'openai',
 *     model: 'gpt-4.1-mini',
 *     apiKey: process.env.OPENAI_API_KEY ?? '',
 *   },
 * });
 * await agent.start();
 * console.log(await agent.run('What is an event bus?'));
 * await agent.stop();
 * ```
 */
export declare class SaikiAgent {
  /**
   * Connections to MCP servers.
   * @remarks `undefined` until `start()` has resolved.
   */
  readonly mcpManager: MCPManager;

  /**
   * Builder of the system prompt.
   * @remarks
   * `undefined` until `start()` has resolved. The class isn't exported; read the prompt with
   * {@link SaikiAgent.getSystemPrompt}.
   */
  readonly promptManager: PromptManager;

  /**
   * The agent bus: agent events, and the events of all sessions with `sessionId` added.
   * @remarks `undefined` until `start()` has resolved, so listeners can't watch the start.
   */
  readonly agentEventBus: AgentEventBus;

  /**
   * The configuration at run time, with the model settings of single sessions.
   * @remarks `undefined` until `start()` has resolved.
   */
  readonly stateManager: AgentStateManager;

  /**
   * Registry of all conversations.
   * @remarks `undefined` until `start()` has resolved.
   */
  readonly sessionManager: SessionManager;

  /**
   * All services in one object.
   * @remarks `undefined` until `start()` has resolved.
   */
  readonly services: AgentServices;

  /**
   * Stores a configuration, which `start()` then uses.
   * @remarks It doesn't validate, read or connect anything, so it accepts even an empty object.
   * @param config - instructions, model and everything else; `systemPrompt` and `llm` are required
   * @param configPath - path of the agent file; relative paths of `file` contributors start in its folder
   * @defaultValue `configPath`: the current working directory is the base
   */
  constructor(config: AgentConfig, configPath?: string);

  /**
   * Validates the configuration, opens storage, connects MCP servers and restores sessions.
   * @remarks
   * MCP servers connect in parallel. A lenient server that fails doesn't stop the start: read
   * {@link SaikiAgent.getMcpFailedConnections} afterward. No event reports these connections. At the end, it prints
   * the path of the log file to standard output.
   * @returns when the agent is ready
   * @throws Error "Configuration validation failed:" with pairs of path and reason; the agent isn't started
   * @throws Error of the storage driver when a backend can't be reached
   * @throws Error "Failed to connect to required strict servers: …"; servers and storage that were opened stay open
   * @throws Error "Agent is already started"
   */
  start(): Promise<void>;

  /**
   * Drops sessions from memory, disconnects MCP servers and closes storage, in this order.
   * @remarks Failures of single steps are logged, not thrown. A second call resolves with a warning in the log.
   * @pitfall In-memory storage is emptied.
   * All sessions and histories are lost. Use a SQLite database if they must survive.
   * @returns when everything is closed
   * @throws Error "Agent must be started before it can be stopped"
   */
  stop(): Promise<void>;

  /**
   * Checks whether `start()` has succeeded.
   * @returns `false` before the start and after a failed one
   */
  isStarted(): boolean;

  /**
   * Checks whether `stop()` has been called.
   * @returns `true` from then on
   */
  isStopped(): boolean;

  /**
   * Sends a message and waits for the final answer of the turn, tool calls included.
   *
   * @remarks
   * A denied or failed tool doesn't throw: the model receives the failure as the tool's result, and the turn continues.
   * Every resolved call raises the `messageCount` of the session by one, also when the text is an error. Turns of
   * different sessions may run at the same time.
   *
   * With the `vercel` router, a model call that gets status 429 or 5xx, or no connection, is tried three times. For a
   * 5xx status, that takes about six seconds.
   *
   * When `baseURL` is set and the router is `vercel`, the first turn of a session, and the first after a switch, sends
   * one extra request with a tool called `test_tool` to learn whether the model supports tools.
   *
   * @param textInput - the message; may be empty only with an attachment
   * @param imageDataInput - one picture: base64 text and its media type
   * @param fileDataInput - one PDF or audio file: plain base64 of at most 67,108,864 characters, media type, file name
   * @param sessionId - conversation; created when it doesn't exist; without it the current default session
   * @param stream - whether to emit `llmservice:chunk` while the answer is written; `vercel` router only
   * @defaultValue `stream`: `false`
   * @returns the final text, or with `stream` on the `vercel` router the texts of all steps without a separator; `null`
   * when the model's text is blank. With the `vercel` router and no text from the model, a fixed English notice about
   * the limit of tool calls, even when no tool was called; with `in-built` no text gives `null`
   * @throws Error "Input validation failed: …" when the model can't take the attachment
   * @throws Error when the text is empty and there is no attachment
   * @throws Error "Maximum sessions (N) reached" when a session must be created and there is no room
   * @throws Error "Failed to initialize session …: …" when the router doesn't work with the provider
   * @throws Error "Failed to save message: …" when the message can't be stored
   * @emits `llmservice:thinking` - when the turn starts
   * @emits `llmservice:chunk` - for each piece of text while streaming
   * @emits `saiki:toolConfirmationRequest` - for each tool call in the mode `event-based` that isn't remembered
   * @emits `llmservice:toolCall` - for each tool call of a step; with the `vercel` router after the tool has run
   * @emits `llmservice:toolResult` - with what each tool returned
   * @emits `llmservice:response` - after each step with text; once more at the end of a streamed turn
   * @emits `llmservice:error` - when the model call fails
   * @emits `llmservice:unsupportedInput` - before it throws because of an attachment
   *
   * @pitfall The session id is the fourth argument.
   * Image and file come second and third. Pass `undefined` for both: `run(text, undefined, undefined, sessionId)`.
   *
   * @pitfall A failed model call isn't thrown.
   * The promise resolves with text that begins with `Error processing request:`. With the `vercel` router and without
   * streaming, so does a turn in which the model calls a tool that doesn't exist or sends arguments that can't be read.
   * Check the text; `try` and `catch` never see such a failure. Your message stays in the history, so try again in a
   * new session.
   *
   * @pitfall A streamed turn may never end.
   * When the model call fails while `stream` is `true`, `llmservice:error` is emitted but the promise stays
   * pending. Race it against your own timeout.
   *
   * @pitfall Two turns of one session mix their messages.
   * Nothing queues them. Wait for one turn before you start the next in the same session.
   *
   * @example
   * ```ts
   * import type { SaikiAgent } from '@truffle-ai/saiki';
   *
   * export async function ask(agent: SaikiAgent, text: string): Promise<string> {
   *   const answer = await agent.run(text, undefined, undefined, 'user-17');
   *   const failures = [
   *     'Error processing request:',
   *     'Reached maximum number of tool call iterations without a final response.',
   *     'Task completed but reached maximum tool call iterations.',
   *   ];
   *   if (answer === null || failures.some((start) => answer.startsWith(start))) {
   *     throw new Error(answer ?? 'The answer was empty.');
   *   }
   *   return answer;
   * }
   * ```
   */
  run(
    textInput: string,
    imageDataInput?: {image: string; mimeType: string},
    fileDataInput?: {data: string; mimeType: string; filename?: string},
    sessionId?: string,
    stream?: boolean,
  ): Promise<string | null>;

  /**
   * Reads the model settings of the whole agent.
   * @remarks It ignores the settings of single sessions; {@link SaikiAgent.getEffectiveConfig} includes them.
   * @returns a copy, with the API key in clear text
   */
  getCurrentLLMConfig(): LLMConfig;

  /**
   * Changes model, provider, router or other model settings while the agent runs.
   *
   * @remarks
   * Without a session id the settings of the agent change, and the session called `default`, which is created if it
   * doesn't exist. With an id only that session changes. With `'*'` every stored session changes, but not the
   * settings for new ones. Nothing is saved.
   *
   * `model` alone: the provider follows from the model; `openai-compatible` keeps its provider for any name. When the
   * provider changes and you pass no key, it comes from the environment. `provider` alone: the model stays when the
   * provider has it, else its default model is used, with a warning. A switch to `openai-compatible` needs
   * `provider`, `model`, `baseURL` and a key. Unless you pass `maxInputTokens`, the limit of input tokens stays, or is
   * lowered if the new model takes less; if none is set, it becomes the new model's.
   *
   * For an unknown session id the call fails, but the settings for that id stay behind.
   *
   * @param llmUpdates - what changes; needs `model` or `provider`
   * @param sessionId - one session, or `'*'` for all stored ones
   * @returns whether it worked, the new settings, warnings and errors. Invalid settings are reported here, not thrown
   * @emits `saiki:sessionOverrideSet` - when one session or `'*'` is named
   * @emits `saiki:stateChanged` - for each change of settings
   * @emits `llmservice:switched` - for each session that was switched
   * @emits `saiki:llmSwitched` - once at the end, with the API key in its payload
   *
   * @pitfall A rejected switch doesn't throw.
   * Read `success` and `errors` of the result. The old model stays in use.
   *
   * @pitfall An old base URL hides the reason of a rejection.
   * After a switch away from `openai-compatible`, a later rejected switch reports a `general` error about `baseURL`
   * instead of the real reason. Check the values that you passed.
   *
   * @pitfall Other open sessions keep their model.
   * A switch without a session id misses every session in memory but `default`, also the one chosen with
   * `loadSession`. Switch them one by one, or with `'*'`.
   *
   * @pitfall Provider and router of a running session don't change cleanly.
   * It keeps its old message format and token counter. With `vercel`, another provider works, but token counts are
   * inexact. With another router, or another provider on `in-built`, its messages have the wrong shape. For these,
   * switch without a session id and create a session afterward, or create a new agent.
   *
   * @example
   * ```ts
   * import type { SaikiAgent } from '@truffle-ai/saiki';
   *
   * export async function useModel(agent: SaikiAgent, model: string) {
   *   const { success, errors = [] } = await agent.switchLLM({ model }, 'user-17');
   *   if (!success) throw new Error(errors.map(({ message }) => message).join('; '));
   * }
   * ```
   */
  switchLLM(
    llmUpdates: Partial<LLMConfig>,
    sessionId?: string,
  ): Promise<{
    success: boolean;
    config?: LLMConfig;
    message?: string;
    warnings?: string[];
    errors?: ValidationError[];
  }>;

  /**
   * Lists the providers that this version knows.
   * @returns seven names
   */
  getSupportedProviders(): LLMProvider[];

  /**
   * Lists the models of all providers.
   * @returns models by provider; none for `openai-compatible`, which accepts any name
   */
  getSupportedModels(): Record<
    LLMProvider,
    (ModelInfo & {isDefault: boolean})[]
  >;

  /**
   * Lists the models of one provider.
   * @param provider - its name
   * @returns its models
   * @throws Error for an unknown provider
   */
  getSupportedModelsForProvider(
    provider: LLMProvider,
  ): (ModelInfo & {isDefault: boolean})[];

  /**
   * Finds the provider of a model.
   * @param modelName - name of the model
   * @returns the provider, or `null` when no provider lists the model
   */
  inferProviderFromModel(modelName: string): LLMProvider | null;

  /**
   * Connects an MCP server while the agent runs.
   * @remarks
   * It throws on failure whatever the connection mode of the entry. Values are taken literally: `$NAME` isn't
   * replaced.
   * @param name - name of the server
   * @param config - how to reach it; `type` is required
   * @returns when it is connected and its tools are known
   * @throws Error when the entry is invalid or the connection fails
   * @emits `saiki:mcpServerAdded` - before the connection is tried, for a new name
   * @emits `saiki:mcpServerUpdated` - the same for a known name
   * @emits `saiki:mcpServerRemoved` - when the connection fails
   * @emits `saiki:stateChanged` - with each of the three above
   * @emits `saiki:mcpServerConnected` - at the end, with `success`
   * @emits `saiki:availableToolsUpdated` - after a success
   *
   * @pitfall A known name isn't connected again.
   * The call resolves and even emits success, yet the old connection stays. Call `removeMcpServer` first.
   *
   * @example
   * ```ts
   * import type { SaikiAgent } from '@truffle-ai/saiki';
   *
   * export async function addNotes(agent: SaikiAgent, folder: string) {
   *   await agent.removeMcpServer('notes');
   *   await agent.connectMcpServer('notes', {
   *     type: 'stdio',
   *     command: 'npx',
   *     args: ['-y', '@modelcontextprotocol/server-filesystem', folder],
   *   });
   * }
   * ```
   */
  connectMcpServer(name: string, config: McpServerConfig): Promise<void>;

  /**
   * Disconnects an MCP server and forgets it.
   * @remarks Silent for unknown names. `saiki:availableToolsUpdated` isn't emitted.
   * @param name - name of the server
   * @returns when it is gone
   * @emits `saiki:mcpServerRemoved` - for a server of the configuration
   * @emits `saiki:stateChanged` - together with it
   */
  removeMcpServer(name: string): Promise<void>;

  /**
   * Runs a tool without the model.
   * @remarks The call asks for tool confirmation like a model call.
   * @param toolName - plain name, or `<server>--<tool>` when several servers offer it
   * @param args - arguments that fit the tool's JSON Schema
   * @returns the MCP result as the server sent it, not its bare text
   * @throws Error named `ToolExecutionDeniedError` when the call is denied
   * @throws Error "Tool confirmation timeout for …" when no one answers in time
   * @throws Error "No client found for tool: …" for an unknown name
   * @emits `saiki:toolConfirmationRequest` - in the mode `event-based`, when the tool isn't remembered
   * @pitfall Some failures are values.
   * A tool that fails returns `isError: true`; wrong arguments, a timeout or a lost connection give a string that
   * begins with `Error executing tool`. Check for both.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the package declares both as any; tools decide
  executeMcpTool(toolName: string, args: any): Promise<any>;

  /**
   * Lists the tools of all connected MCP servers.
   * @remarks Every call asks the servers again, but names that were unknown at connect time are left out.
   * @returns tools by name, each with `description` and `parameters`, its JSON Schema
   */
  getAllMcpTools(): Promise<ToolSet>;

  /**
   * Returns the connected MCP servers.
   * @returns the live map, by server name
   */
  getMcpClients(): Map<string, IMCPClient>;

  /**
   * Lists the MCP servers that couldn't be connected, and why.
   * @returns error texts by server name
   */
  getMcpFailedConnections(): Record<string, string>;

  /**
   * Builds the system prompt as the model would receive it now.
   * @returns the complete text
   */
  getSystemPrompt(): Promise<string>;

  /**
   * Reads the validated configuration with all defaults.
   * @param sessionId - applies the model settings of this session
   * @returns the configuration
   * @pitfall The result holds the API key in clear text.
   * Remove `llm.apiKey` before you log or send it.
   */
  getEffectiveConfig(sessionId?: string): Readonly<AgentConfig>;

  /**
   * Creates a conversation, or returns the one that has this id already.
   * @param sessionId - id of your choice; a random UUID when left out
   * @returns the session; concurrent calls with one id share it
   * @throws Error "Maximum sessions (N) reached"; all stored sessions count, until one is deleted or a restart drops
   * expired ones
   * @throws Error "Failed to initialize session …: …" when the router doesn't work with the provider
   */
  createSession(sessionId?: string): Promise<ChatSession>;

  /**
   * Finds a conversation, in memory or in storage.
   * @param sessionId - its id
   * @returns the session, or `undefined` when there is none
   */
  getSession(sessionId: string): Promise<ChatSession | undefined>;

  /**
   * Lists all stored conversations, not only those in memory.
   * @returns their ids, sorted with in-memory storage
   */
  listSessions(): Promise<string[]>;

  /**
   * Drops a conversation from memory and cache; storage keeps it.
   * @remarks `getSession` finds it again. It still counts toward `maxSessions`. No event is emitted.
   * @param sessionId - its id
   * @returns when it is dropped
   */
  endSession(sessionId: string): Promise<void>;

  /**
   * Removes a conversation with its history.
   * @remarks Silent for unknown ids. Deleting the loaded session leaves its id current: the next `run` without an id
   * creates an empty session of that name.
   * @param sessionId - its id
   * @returns when it is removed
   * @emits `saiki:conversationReset` - for an id that exists
   *
   * @pitfall A switched model stays with the id.
   * A session that you create later under this id starts with it. Call `agent.stateManager.clearSessionOverride(id)`
   * too.
   */
  deleteSession(sessionId: string): Promise<void>;

  /**
   * Returns when a conversation was created and last used, and how many turns it has had.
   * @param sessionId - its id
   * @returns three numbers, or `undefined` for an unknown id
   */
  getSessionMetadata(
    sessionId: string,
  ): Promise<SessionMetadata | undefined>;

  /**
   * Reads the messages of a conversation, oldest first.
   * @remarks Only the first 1,000 messages are returned; later ones are stored but not read. The system prompt isn't
   * among them.
   * @param sessionId - its id
   * @returns the messages
   * @throws Error "Session '…' not found"
   */
  getSessionHistory(
    sessionId: string,
  ): Promise<readonly InternalMessage[]>;

  /**
   * Makes a conversation the default for `run`, `resetConversation` and `getDefaultSession`.
   * @param sessionId - its id; `null` goes back to the session `default`
   * @defaultValue `null`
   * @returns when it is loaded
   * @throws Error for an unknown id
   */
  loadSession(sessionId?: string | null): Promise<void>;

  /**
   * Returns the default session's id.
   * @returns its id; `default` unless another session has been loaded
   */
  getCurrentSessionId(): string;

  /**
   * Returns the default session, and creates it when it is missing.
   * @returns the session
   * @pitfall Idle default sessions lose their events.
   * After an idle `sessionTTL`, one hour by default, the agent continues with an unloaded object, and its `llmservice:*`
   * events no longer reach the agent bus. Always pass a session id to `run` in programs that run for long.
   */
  getDefaultSession(): Promise<ChatSession>;

  /**
   * Clears the history of a conversation and sets its `messageCount` to 0.
   * @param sessionId - its id; the default session when left out
   * @returns when it is cleared; the session itself stays
   * @throws Error for an unknown id
   * @emits `saiki:conversationReset` - twice for each call
   */
  resetConversation(sessionId?: string): Promise<void>;

  /**
   * Finds messages that contain a string, whatever the letter case.
   * @remarks
   * It looks at the first 10,000 messages of each session. Messages that start or end with the text, or have it as a
   * separate word, come first; then those with a higher `messageIndex`, whatever their times. Failures give an empty
   * result, not an error.
   * @param query - the text; a blank one finds nothing
   * @param options - session, role, how many results and how many to skip; 20 and 0 by default
   * @returns one page of results
   * @example
   * ```ts
   * import type { SaikiAgent } from '@truffle-ai/saiki';
   *
   * export async function firstFive(agent: SaikiAgent, text: string) {
   *   const found = await agent.searchMessages(text, { role: 'user', limit: 5 });
   *   return found.results.map(({ sessionId, context }) => ({ sessionId, context }));
   * }
   * ```
   */
  searchMessages(
    query: string,
    options?: SearchOptions,
  ): Promise<SearchResponse>;

  /**
   * Finds conversations that contain a string, whatever the letter case.
   * @param query - the text
   * @returns all of them, most matches first, then the latest activity; `hasMore` is always `false`
   */
  searchSessions(query: string): Promise<SessionSearchResponse>;
}
