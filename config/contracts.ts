import path from 'node:path';
import {openContracts} from '@docs-kit/reference/contracts';
import type {Cli} from '../contracts/cli';
import type {ErrorCatalog} from '../contracts/errorCatalog';
import type {LlmRegistry} from '../contracts/llmRegistry';

/** Facts about Saiki, which parts of the configuration are made from. */
export const contracts = openContracts(path.join(__dirname, '../contracts'));

export const errorCatalog = contracts.read<ErrorCatalog>('errors.json');
export const cli = contracts.read<Cli>('cli.json');

/** Facts on the front page, read from the contracts. */
export interface HomeFacts {
  readonly providers: readonly string[];
  /** Number of models in the registry, across all providers. */
  readonly modelCount: number;
  /** Types of MCP servers in the agent file. */
  readonly transports: readonly string[];
}

interface AgentSchema {
  $defs: Record<string, {properties?: {type?: {const?: string}}}>;
}

/**
 * Reads the facts on the front page from the contracts.
 * @throws ProblemError when a contract is not valid JSON
 */
export function homeFacts(): HomeFacts {
  const {providers} = contracts.read<LlmRegistry>('llm-registry.json');
  const {$defs} = contracts.read<AgentSchema>('agent-config.schema.json');
  const servers = ['stdioServer', 'httpServer', 'sseServer'];
  return {
    providers: Object.keys(providers),
    modelCount: Object.values(providers).reduce((sum, {models}) => sum + Object.keys(models).length, 0),
    transports: servers.map((server) => $defs[server]?.properties?.type?.const ?? server),
  };
}
