import type {LLMConfig, LLMProvider} from './llm.js';
import type {AgentConfig, McpServerConfig} from './config.js';
import type {IMCPClient} from './mcp.js';
import type {ModelInfo} from './registry.js';
import type {ToolSet} from './unexported.js';
import type {ValidationError} from './validation.js';

declare module './agent.js' {
  /** Models, MCP servers and tools, and what the agent runs with. */
  interface SaikiAgent {
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
     * @trap A rejected switch doesn't throw.
     * Read `success` and `errors` of the result. The old model stays in use.
     *
     * @trap An old base URL hides the reason of a rejection.
     * After a switch away from `openai-compatible`, a later rejected switch reports a `general` error about `baseURL`
     * instead of the real reason. Check the values that you passed.
     *
     * @trap Other open sessions keep their model.
     * A switch without a session id misses every session in memory but `default`, also the one chosen with
     * `loadSession`. Switch them one by one, or with `'*'`.
     *
     * @trap Provider and router of a running session don't change cleanly.
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
     * @trap A known name isn't connected again.
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
    connectMcpServer(
      name: string,
      config: McpServerConfig,
    ): Promise<void>;

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
     * @trap Some failures are values.
     * A tool that fails returns `isError: true`; wrong arguments, a timeout or a lost connection give a string that
     * begins with `Error executing tool`. Check for both.
     */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the package declares both as any; tools decide
    executeMcpTool(toolName: string, args: any): Promise<any>;

    /**
     * Lists the tools of all connected MCP servers.
     * @remarks Every call asks the servers again.
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
     * @trap The result holds the API key in clear text.
     * Remove `llm.apiKey` before you log or send it.
     */
    getEffectiveConfig(sessionId?: string): Readonly<AgentConfig>;
  }
}
