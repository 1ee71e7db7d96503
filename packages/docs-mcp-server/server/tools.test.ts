import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {expect, it} from 'vitest';
import type {Docs} from './docs';
import type {DocsServerOptions} from './index';
import {addDocsTools} from './tools';

it('leaves out the parameters for languages and areas that a site does not have', async () => {
  const docs = {data: {site: 'https://example.org', lists: {'': 'All pages'}}, entries: []} as unknown as Docs;
  const server = new McpServer({name: 'docs', version: '1.0.0'});
  addDocsTools(server, docs, {kinds: {flag: '`--help`'}} as unknown as DocsServerOptions);
  const client = new Client({name: 'test', version: '1.0.0'});
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  const {tools} = await client.listTools();
  const parametersOf = (tool: string): string[] =>
    Object.keys(tools.find(({name}) => name === tool)?.inputSchema.properties ?? {});
  expect(parametersOf('read')).toEqual(['address', 'maxCharacters', 'cursor']);
  expect(parametersOf('list')).toEqual(['maxCharacters', 'cursor']);
  expect(await client.callTool({name: 'list', arguments: {}})).toMatchObject({content: [{text: 'All pages'}]});
});
