import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {z} from 'zod';
import type {EntryLists} from './condense';
import {openDocs, type Docs, type DocsAdditions, type DocsData} from './docs';
import {addDocsTools, writeResults} from './tools';

export type {DocsAdditions, DocsData, LanguageSamples} from './docs';
export type {EntryDetails, NamedSection} from './lookup';
export {answerWith} from './tools';

/** A task that a person starts by name. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Descriptions of the prompt's arguments, by name. All are required. */
  readonly asks: Readonly<Record<string, string>>;
  /** The text for the model, in which `{name}` is replaced with the argument. */
  readonly text: string;
}

export interface DocsServerOptions extends DocsAdditions {
  /** Name of the server, for programs: `my-docs`. */
  readonly name: string;
  readonly title: string;
  /** Release that the pages describe. */
  readonly version: string;
  /** What a model should know about the server before it calls a tool. */
  readonly instructions: string;
  /** Returns addresses, below the base URL, that certainly answer a query, such as those of a pasted error message. */
  readonly matcher?: (query: string) => readonly string[];
  /** Ids and descriptions of the kinds of entries that `lookup` distinguishes, in the order of equal names' entries. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Returns the address of the contract that an entry is generated from. */
  readonly contractOf?: (kind: string, name: string) => string | undefined;
  /** Returns advice on a name that agents often write, but that has no entry. */
  readonly adviceOn?: (name: string) => string | undefined;
  /** What to keep, and what to leave out first, of an entry that doesn't fit. */
  readonly lists?: EntryLists;
  readonly prompts?: readonly Prompt[];
  readonly addTools?: (server: McpServer) => void;
}

/** Serves the pages over stdio until the client closes it. Nothing else may write to standard output. */
export async function serveDocs(data: DocsData, options: DocsServerOptions): Promise<void> {
  const {name, title, version, instructions} = options;
  const docs = openDocs(data, options);
  const server = new McpServer({name, title, version, websiteUrl: data.site}, {instructions});
  addDocsTools(server, docs, options);
  addResources(server, docs);
  addPrompts(server, options.prompts ?? []);
  options.addTools?.(server);
  // So that a client's first search doesn't have to wait while Node.js compiles the code.
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
