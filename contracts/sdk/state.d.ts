import type {
  AgentConfig,
  McpServerConfig,
  ValidatedAgentConfig,
} from './config.js';
import type {AgentEventBus} from './events.js';
import type {LLMConfig, ValidatedLLMConfig} from './llm.js';
import type {
  McpServerValidationResult,
  ValidationResult,
} from './validation.js';

/**
 * Checks a configuration once and keeps the result.
 *
 * @example
 * ```ts
 * import { ConfigManager, loadAgentConfig } from '@truffle-ai/saiki';
 *
 * const config = await loadAgentConfig('./agent.yml');
 * console.log(new ConfigManager(config).getConfig().sessions.maxSessions);
 * ```
 */
export declare class ConfigManager {
  /**
   * Checks a configuration and fills in defaults.
   * @param config - the configuration
   * @throws Error with all problems in one message
   */
  constructor(config: AgentConfig);

  /**
   * Returns the checked configuration.
   * @remarks Only its first level is frozen.
   * @returns the configuration with defaults, the API key in clear text
   */
  getConfig(): Readonly<ValidatedAgentConfig>;
}

/**
 * The configuration at run time: the one from the start, later changes, and the model settings of single sessions.
 *
 * @remarks
 * An agent's own is `agent.stateManager`. Changes live in memory only and are never written to a file.
 *
 * @pitfall It changes settings, not services.
 * `updateLLM`, `removeMcpServer` and `resetToBaseline` neither switch a model nor disconnect a server. Use
 * {@link SaikiAgent.switchLLM} and {@link SaikiAgent.removeMcpServer}.
 */
export declare class AgentStateManager {
  /**
   * Creates a state manager by hand.
   * @param config - the configuration to start with
   * @param bus - receives the events about changes
   */
  constructor(config: ValidatedAgentConfig, bus: AgentEventBus);

  /**
   * Reads the configuration at run time.
   * @remarks {@link SaikiAgent.getEffectiveConfig} reads the same.
   * @param sessionId - applies the model settings of this session
   * @returns the configuration, the API key in clear text
   */
  getRuntimeConfig(sessionId?: string): Readonly<ValidatedAgentConfig>;

  /**
   * Changes model settings.
   * @param newConfig - what changes
   * @param sessionId - only for this session
   * @returns a result that is always valid: nothing is checked here
   * @emits `saiki:stateChanged` - with old and new settings
   * @emits `saiki:sessionOverrideSet` - when a session is named
   */
  updateLLM(
    newConfig: Partial<LLMConfig>,
    sessionId?: string,
  ): ValidationResult;

  /**
   * Adds an MCP server to the configuration, or replaces its entry.
   * @param serverName - name of the server
   * @param serverConfig - its entry
   * @returns whether the entry is valid
   * @emits `saiki:mcpServerAdded` - for a new name
   * @emits `saiki:mcpServerUpdated` - for a known name
   * @emits `saiki:stateChanged` - with the word `added` or `updated` in `oldValue`
   */
  addMcpServer(
    serverName: string,
    serverConfig: McpServerConfig,
  ): McpServerValidationResult;

  /**
   * Removes an MCP server from the configuration; the connection stays open.
   * @param serverName - name of the server
   * @emits `saiki:mcpServerRemoved` - for a server of the configuration
   * @emits `saiki:stateChanged` - with the word `removed` in `oldValue`
   */
  removeMcpServer(serverName: string): void;

  /**
   * Drops the model settings of one session.
   * @param sessionId - id of the session
   * @emits `saiki:sessionOverrideCleared` - when there were any
   */
  clearSessionOverride(sessionId: string): void;

  /**
   * Returns the configuration at run time.
   * @returns the configuration, the API key in clear text
   * @emits `saiki:stateExported` - with the configuration
   */
  exportAsConfig(): ValidatedAgentConfig;

  /**
   * Goes back to the configuration from the start and drops the settings of all sessions.
   * @emits `saiki:sessionOverrideCleared` - for each session that had settings
   * @emits `saiki:stateReset` - with the configuration
   */
  resetToBaseline(): void;

  /**
   * Reads the model settings.
   * @param sessionId - applies the settings of this session
   * @returns the settings, the API key in clear text
   */
  getLLMConfig(sessionId?: string): Readonly<ValidatedLLMConfig>;
}
