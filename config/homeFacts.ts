import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseData} from '@docs-kit/report';

/** Facts on the front page, read from the contracts. */
export interface HomeFacts {
  readonly providers: readonly string[];
  /** Number of models in the registry, over all providers. */
  readonly modelCount: number;
  /** Types of MCP servers in the agent file. */
  readonly transports: readonly string[];
}

interface Registry {
  providers: Record<string, {models: Record<string, unknown>}>;
}

interface AgentSchema {
  $defs: Record<string, {properties?: {type?: {const?: string}}}>;
}

function readJson<Document>(file: string): Document {
  return parseData(readFileSync(path.resolve(file), 'utf8'), file) as Document;
}

/**
 * Reads the facts on the front page from the contracts.
 * @throws ProblemError when a contract is not valid JSON
 */
export function homeFacts(): HomeFacts {
  const {providers} = readJson<Registry>('contracts/llm-registry.json');
  const {$defs} = readJson<AgentSchema>('contracts/agent-config.schema.json');
  const servers = ['stdioServer', 'httpServer', 'sseServer'];
  return {
    providers: Object.keys(providers),
    modelCount: Object.values(providers).reduce((sum, {models}) => sum + Object.keys(models).length, 0),
    transports: servers.map((server) => $defs[server]?.properties?.type?.const ?? server),
  };
}
