import type {AgentConfig} from './config.js';
import type {AgentStateManager} from './state.js';
import type {AgentEventBus} from './events.js';
import type {MCPManager} from './mcp.js';
import type {AgentServices} from './services.js';
import type {SessionManager} from './session.js';
import type {PromptManager} from './unexported.js';

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
 * @trap A stopped agent can't be used again.
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
   * @trap In-memory storage is emptied.
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
   * @trap The session id is the fourth argument.
   * Image and file come second and third. Pass `undefined` for both: `run(text, undefined, undefined, sessionId)`.
   *
   * @trap A failed model call isn't thrown.
   * The promise resolves with a text that begins with `Error processing request:`. With the `vercel` router and without
   * streaming, so does a turn in which the model calls a tool that doesn't exist or sends arguments that can't be read.
   * Check the text; `try` and `catch` never see such a failure. Your message stays in the history, so try again in a
   * new session.
   *
   * @trap A streamed turn may never end.
   * When the model call fails while `stream` is `true`, `llmservice:error` is emitted but the promise stays
   * pending. Race it against your own timeout.
   *
   * @trap Two turns of one session mix their messages.
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
}
