import type {ResourceLink} from '@docs-kit/markdown-copies';
import {publishedSchema} from '../contracts/agent-config/published/publishedSchema';
import type {LlmRegistry} from '../contracts/llmRegistry';
import type {PublishContractsOptions} from '../plugins/publish-contracts';
import {withTypeTitles} from '@docs-kit/reference/asyncapi-titles';
import {contracts} from './contracts';
import {site} from './site';

/** Readers' editors and programs use these addresses: add files, but never rename one. */
const files = [
  {
    name: 'rest.openapi.yaml',
    title: 'REST API',
    description: 'OpenAPI 3.1, every operation with parameters, bodies, responses, examples and pitfalls',
  },
  {
    name: 'websocket.asyncapi.yaml',
    title: 'WebSocket',
    description: 'AsyncAPI 3, every message in both directions',
    convert: withTypeTitles,
  },
  {
    name: 'events.asyncapi.yaml',
    title: 'Events and webhooks',
    description: 'AsyncAPI 3, the payload of every event',
    convert: withTypeTitles,
  },
  {
    name: 'agent-config.schema.json',
    title: 'Agent file',
    description: 'JSON Schema 2020-12 of agent.yml, every key with type, default and pitfalls',
    convert: editorSchema,
  },
  {name: 'cli.json', title: 'Command line', description: 'commands, options, environment variables and exit codes'},
  {name: 'cli.schema.json', title: 'Schema of the command line', description: 'JSON Schema of cli.json'},
  {name: 'llm-registry.json', title: 'Models', description: 'providers, models, limits and routers'},
  {
    name: 'errors.json',
    title: 'Errors',
    description: 'every error message and silent failure with its pattern, cause and fix',
  },
  {name: 'errors.schema.json', title: 'Schema of the errors', description: 'JSON Schema of errors.json'},
  {name: 'llm-registry.schema.json', title: 'Schema of the models', description: 'JSON Schema of llm-registry.json'},
];

const declarations = {
  folder: 'sdk',
  name: 'saiki.d.ts',
  title: 'TypeScript SDK',
  description: 'every export of the package with signature, description and pitfalls, in one declaration file',
};

/** Makes the published schema for agent files from the text of `contracts/agent-config.schema.json`. */
export function editorSchema(text: string): string {
  const registry = contracts.read<LlmRegistry>('llm-registry.json');
  return `${JSON.stringify(publishedSchema(JSON.parse(text) as Record<string, unknown>, registry), null, 2)}\n`;
}

const target = 'schemas';

export const publishedContracts: PublishContractsOptions = {
  target,
  version: site.version,
  files,
  declarations,
  library: 'packages/error-index',
};

/** The published files, for `llms.txt`. */
export const contractLinks: readonly ResourceLink[] = [...files, declarations].map(({name, title, description}) => ({
  title,
  path: `${target}/${name}`,
  description,
}));
