import type {McpServerConfig} from './config.js';
import type {IMCPClient} from './mcp.js';
import type {ToolSet} from './unexported.js';
/* eslint-disable @typescript-eslint/no-explicit-any -- the package declares results of tools as any; servers decide */

/**
 * Connection to one MCP server, without the routing of a manager.
 *
 * @remarks
 * It declares the `tools` capability only: no roots, no sampling, no elicitation. Before `connect()`, `getTools()`
 * returns `{}`, while prompts and resources throw.
 *
 * @example
 * ```ts
 * import { MCPClient } from '@truffle-ai/saiki';
 *
 * const client = new MCPClient();
 * await client.connect(
 *   { type: 'http', url: 'https://mcp.example.com/mcp' },
 *   'docs',
 * );
 * console.log(await client.getTools());
 * await client.disconnect();
 * ```
 */
export declare class MCPClient implements IMCPClient {
  /**
   * Connects to a server of any kind.
   * @param config - how to reach it
   * @param serverName - name of the server, for messages
   * @returns the client of the MCP library, whose class these declarations don't need
   * @throws Error when the connection fails
   */
  connect(config: McpServerConfig, serverName: string): Promise<unknown>;

  /**
   * Starts a program and connects to it.
   * @param command - the program
   * @param args - its arguments
   * @param env - variables on top of the environment
   * @param alias - name of the server, for messages
   * @returns the client of the MCP library
   */
  connectViaStdio(
    command: string,
    args?: string[],
    env?: Record<string, string>,
    alias?: string,
  ): Promise<unknown>;

  /**
   * Connects over HTTP with server-sent events.
   * @param url - address of the stream
   * @param headers - HTTP headers of the messages
   * @param name - name of the server, for messages
   * @returns the client of the MCP library
   */
  connectViaSSE(
    url: string,
    headers: Record<string, string>,
    name: string,
  ): Promise<unknown>;

  /**
   * Closes the connection.
   * @returns when it is closed
   */
  disconnect(): Promise<void>;

  /**
   * Calls a tool of this server, without confirmation.
   * @param name - plain name of the tool
   * @param args - arguments that fit its JSON Schema
   * @returns the MCP result, or a string that begins with `Error executing tool`
   */
  callTool(name: string, args: any): Promise<any>;

  /**
   * Lists the tools of this server.
   * @returns tools by name; `{}` before connecting
   */
  getTools(): Promise<ToolSet>;

  /**
   * Lists the prompts of this server.
   * @returns names
   * @throws Error before connecting
   */
  listPrompts(): Promise<string[]>;

  /**
   * Reads a prompt.
   * @param name - its name
   * @param args - values for its arguments
   * @returns the MCP result
   * @throws Error before connecting
   */
  getPrompt(name: string, args?: any): Promise<any>;

  /**
   * Lists the resources of this server.
   * @returns URIs
   * @throws Error before connecting
   */
  listResources(): Promise<string[]>;

  /**
   * Reads a resource.
   * @param uri - its URI
   * @returns the MCP result
   * @throws Error before connecting
   */
  readResource(uri: string): Promise<any>;

  /**
   * Returns the status of the connection. Whether it notices a lost one isn't known.
   * @returns the status as a boolean
   */
  getConnectionStatus(): boolean;

  /**
   * Describes the server process.
   * @remarks Its `pid` is always `null`. Other fields aren't part of this reference.
   * @returns the description
   */
  getServerInfo(): {pid: number | null};

  /**
   * Returns the client of the MCP library.
   * @remarks Its class belongs to that library, so it is `unknown` here.
   * @returns the client
   */
  getClient(): unknown;

  /**
   * Returns the connected client of the MCP library.
   * @remarks Its class belongs to that library, so it is `unknown` here.
   * @returns the client
   * @throws Error before connecting
   */
  getConnectedClient(): unknown;
}
