import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const orders = new Map([
  ['100234', 'shipped on June 3'],
  ['100235', 'waiting for payment'],
]);

const server = new McpServer({ name: 'orders', version: '1.0.0' });

server.registerTool(
  'find_order',
  {
    description: 'Finds one order by its number and returns its state.',
    inputSchema: { number: z.string().describe('Six digits, such as 100234') },
  },
  ({ number }) => {
    // Standard output belongs to the protocol.
    console.error('find_order', number);
    const state = orders.get(number);
    const text = state ?? `No order ${number}. Order numbers have six digits.`;
    return { content: [{ type: 'text', text }], isError: state === undefined };
  },
);

await server.connect(new StdioServerTransport());
