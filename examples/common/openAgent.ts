import { fileURLToPath } from 'node:url';
import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';

/**
 * Loads an agent file, starts the agent and says which servers are missing.
 *
 * @param agentFile - where the file is, for example
 *   `new URL('./agent.yml', import.meta.url)`
 * @returns the started agent; call `stop()` when the program is done
 * @throws Error when the file is invalid or a strict MCP server fails
 */
export async function openAgent(agentFile: URL): Promise<SaikiAgent> {
  const path = fileURLToPath(agentFile);
  const config = await loadAgentConfig(path);

  // The path tells the agent where relative prompt files are.
  const agent = new SaikiAgent(config, path);
  await agent.start();

  const failed = Object.entries(agent.getMcpFailedConnections());
  for (const [name, reason] of failed) {
    console.warn(`MCP server "${name}" is not connected: ${reason}`);
  }
  return agent;
}
