import type {AgentConfig} from './config.js';
import type {AgentEventBus} from './events.js';
import type {AgentStateManager} from './state.js';
import type {MCPManager} from './mcp.js';
import type {SessionManager} from './session.js';
import type {StorageBackends} from './storage.js';
import type {StorageManager} from './storageConfig.js';
import type {PromptManager} from './unexported.js';

/**
 * The parts of an agent.
 */
export interface AgentServices {
  /** Connections to MCP servers. */
  mcpManager: MCPManager;
  /** Builder of the system prompt; its class isn't exported. */
  promptManager: PromptManager;
  /** The agent bus. */
  agentEventBus: AgentEventBus;
  /** The configuration at run time. */
  stateManager: AgentStateManager;
  /** Registry of conversations. */
  sessionManager: SessionManager;
  /** The connected storage. */
  storage: StorageBackends;
  /** Owner of the storage connections. */
  storageManager?: StorageManager;
}

/**
 * Builds the parts of an agent without the agent.
 *
 * @remarks
 * `agent.start()` calls it. It validates, opens storage and connects MCP servers. The caller closes what it
 * opened.
 *
 * @param agentConfig - the configuration
 * @param configPath - path of the agent file; relative paths of `file` contributors start in its folder
 * @returns the parts, ready to use
 * @throws Error when the configuration is invalid, storage can't be opened or a strict MCP server fails
 *
 * @example
 * ```ts
 * import { createAgentServices, loadAgentConfig } from '@truffle-ai/saiki';
 *
 * const path = './agent.yml';
 * const services = await createAgentServices(await loadAgentConfig(path), path);
 * console.log(await services.sessionManager.listSessions());
 * await services.sessionManager.cleanup();
 * await services.mcpManager.disconnectAll();
 * await services.storageManager?.disconnect();
 * ```
 */
export declare function createAgentServices(
  agentConfig: AgentConfig,
  configPath?: string,
): Promise<AgentServices>;
