import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {mcpServer} from '../../config/mcpServer/index';
import {siteFolder} from '../output/support/builtSite';

/** The published file. */
export const serverFile = path.resolve(siteFolder, mcpServer.file);

/** Result of a call, as an agent receives it. */
export interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

/** A client connected to the published server, as an editor would be. */
export interface Connection {
  readonly client: Client;
  call(tool: string, args: Record<string, unknown>): Promise<Answer>;
}

/**
 * Starts the published server on its own, in an empty environment, and connects to it.
 * @param program as configured in an MCP client
 */
export async function connect(program = {command: process.execPath, args: [serverFile]}): Promise<Connection> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({...program, env: {}, cwd: path.parse(serverFile).root}));
  return {
    client,
    async call(name, args) {
      const {content, isError = false} = (await client.callTool({name, arguments: args})) as CallToolResult;
      return {text: content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'), isError};
    },
  };
}

/** The published server: one for all tests, since it takes longer to start than to answer. It ends with their process. */
export const server = await connect();
