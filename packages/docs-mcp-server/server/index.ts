import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {z} from 'zod';
import type {EntryLists} from './condense';
import {openDocs, type Docs, type DocsAdditions, type DocsData} from './docs';
import {writeResults} from './search';
import {addDocsTools} from './tools';

export type {DocsData, EntryDetails, LanguageSamples, NamedSection} from './docs';
export {answerWith} from './tools';

/** A task that a person starts by name. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What the person is asked for, by name: what it's for. All are needed. */
  readonly asks: Readonly<Record<string, string>>;
  /** The text for the model; `{name}` is what the person wrote. */
  readonly text: string;
}

/** What a site says of its server. */
export interface DocsServerOptions extends DocsAdditions {
  /** Name of the server, for programs: `saiki-docs`. */
  readonly name: string;
  readonly title: string;
  /** Release that the pages describe. */
  readonly version: string;
  /** What a model should know of the server before it calls a tool. */
  readonly instructions: string;
  /** Returns addresses, below the base URL, that answer a query for sure, such as those of a pasted error message. */
  readonly matcher?: (query: string) => readonly string[];
  /** Ids and descriptions of the kinds of entries that `lookup` tells apart. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Returns the address of the contract that an entry is made from. */
  readonly contractOf?: (kind: string, name: string) => string | undefined;
  /** Returns what to say of a name without an entry that agents often write. */
  readonly adviceOn?: (name: string) => string | undefined;
  /** Lists in entries that are kept, or left out first, when an entry doesn't fit. */
  readonly lists?: EntryLists;
  readonly prompts?: readonly Prompt[];
  /** Adds tools of the site's own. */
  readonly addTools?: (server: McpServer) => void;
}

/** Serves the pages over stdio until the client closes it. Nothing else may write to the standard output. */
export async function serveDocs(data: DocsData, options: DocsServerOptions): Promise<void> {
  const {name, title, version, instructions} = options;
  const docs = openDocs(data, options);
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

/** Adds each page as a resource, at the address of its Markdown copy. */
function addResources(server: McpServer, {data: {site, pages}}: Docs): void {
  for (const {path, title, description, markdown} of pages) {
    const address = `${site}${path === '/' ? '/index' : path}.md`;
    server.registerResource(path, address, {title, description, mimeType: 'text/markdown'}, () => ({
      contents: [{uri: address, mimeType: 'text/markdown', text: markdown}],
    }));
  }
}

/** Adds prompts. */
function addPrompts(server: McpServer, prompts: readonly Prompt[]): void {
  for (const {name, title, description, asks, text} of prompts) {
    const argsSchema = Object.fromEntries(
      Object.entries(asks).map(([argument, purpose]) => [argument, z.string().describe(purpose)]),
    );
    server.registerPrompt(name, {title, description, argsSchema}, (given: Record<string, string>) => ({
      messages: [
        {
          role: 'user',
          content: {type: 'text', text: text.replaceAll(/\{(?<ask>\w+)\}/gu, (_, ask: string) => given[ask] ?? '')},
        },
      ],
    }));
  }
}
