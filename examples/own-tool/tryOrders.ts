import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const client = new Client({ name: 'try-orders', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({ command: 'npx', args: ['tsx', './orders.ts'] }),
);

const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name));

for (const number of ['100234', '47']) {
  const result = await client.callTool({
    name: 'find_order',
    arguments: { number },
  });
  console.log(result.isError, result.content);
}
await client.close();
