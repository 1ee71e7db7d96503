import { openAgent } from '../common/openAgent';

const agent = await openAgent(new URL('./agent.yml', import.meta.url));

for (const [name, tool] of Object.entries(await agent.getAllMcpTools())) {
  console.log(`${name}: ${tool.description ?? ''}`);
}
await agent.stop();
