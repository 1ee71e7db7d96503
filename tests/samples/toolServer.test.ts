// The tool servers of "Write your own tool" run with the official client. The Python one runs where its SDK is
// installed (`pip install mcp==2.3.0`); elsewhere, the sample check parses it.
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {execFile, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSaikiPages} from '../../plugins/saiki-sample-roles/index';

const folder = 'examples/own-tool';
const page = openSaikiPages(process.cwd())('content/docs/guides/write-a-tool.md');
const hasPythonSdk = spawnSync('python3', ['-c', 'from mcp.server import MCPServer']).status === 0;

/** Starts a server and connects to it. `standardError` returns what it has logged so far. */
async function openServer(command: string, args: string[]) {
  const client = new Client({name: 'saiki-docs', version: '0.0.0'});
  const transport = new StdioClientTransport({command, args, cwd: folder, stderr: 'pipe'});
  let logged = '';
  transport.stderr?.on('data', (data: Buffer) => (logged += data.toString()));
  await client.connect(transport);
  return {client, standardError: () => logged};
}

const servers = [
  {name: 'TypeScript', command: process.execPath, args: ['--import', 'tsx', './orders.ts'], isThere: true},
  {name: 'Python', command: 'python3', args: ['./orders.py'], isThere: hasPythonSdk},
].filter(({isThere}) => isThere);

describe.each(servers)('the tool server in $name', ({command, args}) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => void (server = await openServer(command, args)));
  afterAll(() => server.client.close());
  const find = (number: string) => server.client.callTool({name: 'find_order', arguments: {number}});

  it('offers one tool, with a description and an argument', async () => {
    const {tools} = await server.client.listTools();
    expect(tools).toMatchObject([
      {
        name: 'find_order',
        description: expect.stringMatching(/^Finds one order by its .*number and returns its state\.$/u),
        inputSchema: {type: 'object', properties: {number: {type: 'string'}}, required: ['number']},
      },
    ]);
  });

  it('finds an order', async () => {
    expect(await find('100235')).toMatchObject({
      content: [{type: 'text', text: 'waiting for payment'}],
      isError: false,
    });
  });

  it('says in an error result what an order number is like', async () => {
    const text = expect.stringContaining('No order 47. Order numbers have six digits.');
    expect(await find('47')).toMatchObject({content: [{type: 'text', text}], isError: true});
  });

  it('logs to standard error', async () => {
    await find('100234');
    await expect.poll(server.standardError).toContain('find_order 100234\n');
  });
});

it('the client of the page prints what the page shows', async () => {
  const shown = page.blocks.find(({language, values}) => language === 'output' && values.of === 'try')?.code;
  const {stdout, stderr} = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tryOrders.ts'], {
    cwd: folder,
  });
  expect(stdout.trim()).toBe(shown?.trim());
  expect(stderr).toContain('find_order 100234\nfind_order 47\n');
});
