import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {DocsData} from './data';
import {openDocs} from './docs';
import {addPrompts, type Prompt} from './prompts';
import {addResources} from './resources';
import {writeResults} from './search';
import {addDocsTools} from './tools';

export {answerWith} from './answer';
export type {DocsData} from './data';
export type {Prompt} from './prompts';

/** What a site says of its server. */
export interface DocsServerOptions {
  /** Name of the server, for programs: `saiki-docs`. */
  readonly name: string;
  readonly title: string;
  /** Release that the pages describe. */
  readonly version: string;
  /** What a model should know of the server before it calls a tool. */
  readonly instructions: string;
  /** Other addresses of pages and sections, below the base URL. */
  readonly aliases?: ReadonlyMap<string, string>;
  /** Returns addresses, below the base URL, that answer a query for sure, such as those of a pasted error message. */
  readonly matcher?: (query: string) => readonly string[];
  /** Ids and descriptions of the kinds of entries that `lookup` tells apart. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Returns the address of the contract that an entry is made from. */
  readonly contractOf?: (kind: string, name: string) => string | undefined;
  readonly prompts?: readonly Prompt[];
  /** Adds tools of the site's own. */
  readonly addTools?: (server: McpServer) => void;
}

/** Serves the pages over stdio until the client closes it. Nothing else may write to the standard output. */
export async function serveDocs(data: DocsData, options: DocsServerOptions): Promise<void> {
  const {name, title, version, instructions} = options;
  const docs = openDocs(data, options.aliases);
  const server = new McpServer({name, title, version, websiteUrl: data.site}, {instructions});
  addDocsTools(server, docs, options);
  addResources(server, docs);
  addPrompts(server, options.prompts ?? []);
  options.addTools?.(server);
  // So that the first search of a client needn't wait until Node.js has compiled what it runs.
  writeResults(docs, docs.search(title, 6));
  await server.connect(new StdioServerTransport());
  if (process.stdin.isTTY) {
    process.stderr.write(`${title} waits for an MCP client on the standard input. Control+C ends it.\n`);
  }
}
