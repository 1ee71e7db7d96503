import type {McpServerConfig, ServerConfigs} from './config.js';
import type {ToolConfirmationProvider, ToolSet} from './unexported.js';
/* eslint-disable @typescript-eslint/no-explicit-any -- the package declares results of tools as any; servers decide */

/**
 * Holds connections to MCP servers, and finds the server that has a tool.
 *
 * @remarks
 * An agent has one, `agent.mcpManager`. It also works alone, without an agent and without a model. Names of tools,
 * prompts and resources are collected once, when a server connects; notices about changed lists are ignored, and only
 * the first page of a list is read. It never reconnects or retries.
 *
 * A tool name that two servers offer disappears; each copy becomes `<server>--<tool>`. In the server part every character
 * except letters, digits, `_` and `-` becomes `_`.
 *
 * @pitfall Your own manager asks no one.
 * Without a confirmation provider every tool call runs. Pass a provider, or connect only tools whose every use you accept.
 *
 * @pitfall Names of prompts and addresses of resources can hide each other.
 * The server that connected last wins silently, and removing it doesn't bring the other one back. Keep them unique.
 *
 * @example
 * ```ts
 * import { MCPManager } from '@truffle-ai/saiki';
 *
 * const manager = new MCPManager();
 * await manager.connectServer('files', {
 *   type: 'stdio',
 *   command: 'npx',
 *   args: ['-y', '@modelcontextprotocol/server-filesystem', '.'],
 * });
 * console.log(Object.keys(await manager.getAllTools()));
 * await manager.disconnectAll();
 * ```
 */
export declare class MCPManager {
  /**
   * Creates a manager without connections.
   * @param confirmationProvider - decides about tool calls; its type isn't exported
   * @defaultValue every call is approved
   * @example
   * ```ts
   * import { MCPManager } from '@truffle-ai/saiki';
   *
   * const manager = new MCPManager({
   *   // Nothing is remembered here, but the type asks for a store.
   *   allowedToolsProvider: {
   *     allowTool: async () => {},
   *     disallowTool: async () => {},
   *     isToolAllowed: async () => false,
   *   },
   *   requestConfirmation: async ({ toolName }) => toolName.startsWith('read_'),
   * });
   * ```
   */
  constructor(confirmationProvider?: ToolConfirmationProvider);

  /**
   * Connects one server.
   * @remarks The handshake has its own limit of 60 seconds; `timeout` of the entry doesn't change it.
   * @param name - name of the server
   * @param config - how to reach it
   * @returns when it is connected and its lists are read
   * @throws Error "Failed to connect to new server '…': …", whatever the connection mode
   * @pitfall A known name isn't connected again.
   * The call resolves with a warning in the log and changes nothing. Call `removeClient` first.
   * @pitfall Two names can become the same text.
   * Every character except letters, digits, `_` and `-` is treated as `_`. The second name is rejected with "Server name
   * conflict: …", but its process keeps running. Choose names that stay different.
   */
  connectServer(name: string, config: McpServerConfig): Promise<void>;

  /**
   * Connects several servers in parallel.
   * @remarks An entry without `connectionMode` is lenient: its failure is recorded, even when all servers fail.
   * @param serverConfigs - entries by name
   * @returns when all have connected or failed
   * @throws Error that names the strict servers that failed; the others stay connected
   */
  initializeFromConfig(serverConfigs: ServerConfigs): Promise<void>;

  /**
   * Adds your own client.
   * @param name - name of the server; a known name is replaced, with a warning in the log
   * @param client - the client
   * @pitfall Its tools can't be found.
   * The client is kept, but its lists aren't read. Use `connectServer` where you can.
   */
  registerClient(name: string, client: IMCPClient): void;

  /**
   * Disconnects a server and forgets it, recorded failures included.
   * @remarks Silent for unknown names.
   * @param name - name of the server
   * @returns when it is gone
   */
  removeClient(name: string): Promise<void>;

  /**
   * Disconnects all servers and forgets everything, recorded failures included.
   * @returns when all are gone
   */
  disconnectAll(): Promise<void>;

  /**
   * Returns the connected servers.
   * @returns the live map, by server name
   */
  getClients(): Map<string, IMCPClient>;

  /**
   * Lists the servers that couldn't be connected, and why.
   * @returns error texts by server name
   */
  getFailedConnections(): Record<string, string>;

  /**
   * Lists the tools of all servers.
   * @remarks Every call asks the servers again, but names that were unknown at connect time are left out.
   * @returns tools by name, each with `description` and `parameters`, its JSON Schema
   */
  getAllTools(): Promise<ToolSet>;

  /**
   * Finds the server of a tool.
   * @param toolName - plain name, or `<server>--<tool>`
   * @returns its client, or `undefined`
   */
  getToolClient(toolName: string): IMCPClient | undefined;

  /**
   * Calls a tool.
   * @param toolName - plain name, or `<server>--<tool>`; the latter works for unique tools too
   * @param args - arguments that fit the tool's JSON Schema; JSON text is parsed, other text becomes its `input`
   * @param sessionId - session that the call belongs to; the confirmation provider doesn't receive it
   * @returns the MCP result as the server sent it, for example with `content`
   * @throws Error "No client found for tool: …"; also for the plain name of a tool that several servers offer
   * @throws Error named `ToolExecutionDeniedError` when the call is denied
   * @throws Error "Tool confirmation timeout for …"
   * @pitfall Some failures are values.
   * A tool that fails returns `isError: true`. Wrong arguments, a timeout and a lost connection give a string that
   * begins with `Error executing tool`. Check for both.
   * @example
   * ```ts
   * import type { MCPManager } from '@truffle-ai/saiki';
   *
   * export async function readNote(manager: MCPManager, path: string) {
   *   const result = await manager.executeTool('read_file', { path });
   *   if (typeof result === 'string') throw new Error(result);
   *   if (result.isError === true) throw new Error(JSON.stringify(result.content));
   *   return result.content;
   * }
   * ```
   */
  executeTool(
    toolName: string,
    args: any,
    sessionId?: string,
  ): Promise<any>;

  /**
   * Lists the prompts of all servers.
   * @returns names, as known since connecting
   */
  listAllPrompts(): Promise<string[]>;

  /**
   * Lists the resources of all servers.
   * @returns URIs, as known since connecting
   */
  listAllResources(): Promise<string[]>;

  /**
   * Finds the server of a prompt.
   * @param promptName - its name
   * @returns its client, or `undefined`
   */
  getPromptClient(promptName: string): IMCPClient | undefined;

  /**
   * Finds the server of a resource.
   * @param resourceUri - its URI
   * @returns its client, or `undefined`
   */
  getResourceClient(resourceUri: string): IMCPClient | undefined;

  /**
   * Reads a prompt.
   * @remarks An agent never uses the prompts of servers; they are there for your program.
   * @param name - its name
   * @param args - values for its arguments
   * @returns the MCP result; its type isn't documented
   * @throws Error when no server has it
   */
  getPrompt(name: string, args?: any): Promise<any>;

  /**
   * Reads a resource.
   * @param uri - its URI
   * @returns the MCP result; its type isn't documented
   * @throws Error when no server has it
   */
  readResource(uri: string): Promise<any>;
}

/**
 * Client of one MCP server, as a manager keeps it.
 * @remarks {@link MCPClient} is one. Your own class may leave out `connect` and `disconnect`.
 */
export interface IMCPClient {
  /**
   * Connects to the server.
   * @param config - how to reach it
   * @param serverName - name of the server, for messages
   * @returns the client of the MCP library
   */
  connect?(config: McpServerConfig, serverName: string): Promise<unknown>;
  /**
   * Closes the connection.
   * @returns when it is closed
   */
  disconnect?(): Promise<void>;
  /**
   * Returns the connected client of the MCP library.
   * @remarks Its class belongs to that library, which these declarations don't need, so it's `unknown` here.
   * @returns the client
   */
  getConnectedClient(): unknown;
  /**
   * Calls a tool of this server, without confirmation.
   * @param name - plain name of the tool
   * @param args - arguments that fit its JSON Schema
   * @returns the MCP result
   */
  callTool(name: string, args: any): Promise<any>;
  /**
   * Lists the tools of this server.
   * @returns tools by name
   */
  getTools(): Promise<ToolSet>;
  /**
   * Lists the prompts of this server.
   * @returns names
   */
  listPrompts(): Promise<string[]>;
  /**
   * Reads a prompt.
   * @param name - its name
   * @param args - values for its arguments
   * @returns the MCP result
   */
  getPrompt(name: string, args?: any): Promise<any>;
  /**
   * Lists the resources of this server.
   * @returns URIs
   */
  listResources(): Promise<string[]>;
  /**
   * Reads a resource.
   * @param uri - its URI
   * @returns the MCP result
   */
  readResource(uri: string): Promise<any>;
}

/**
 * Source of tools.
 */
export interface ToolProvider {
  /**
   * Lists the tools.
   * @returns tools by name
   */
  getTools(): Promise<ToolSet>;
  /**
   * Calls a tool.
   * @param name - its name
   * @param args - its arguments
   * @returns what the tool returns
   */
  callTool(name: string, args: any): Promise<any>;
}
