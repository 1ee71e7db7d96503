import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MCPManager } from '@truffle-ai/saiki';

test('find_order finds an order', async () => {
  const manager = new MCPManager();
  await manager.connectServer('orders', {
    type: 'stdio',
    command: 'npx',
    args: ['tsx', '../own-tool/orders.ts'],
  });
  const result = await manager.executeTool('find_order', { number: '100234' });
  await manager.disconnectAll();
  assert.match(JSON.stringify(result), /shipped on June 3/);
});
