/** Contracts that the site publishes under `/saiki/schemas/`. Addresses are promises: add, never rename. */
export const publishedContracts = {
  folder: 'contracts',
  target: 'schemas',
  files: [
    'agent-config.schema.json',
    'rest.openapi.yaml',
    'websocket.asyncapi.yaml',
    'events.asyncapi.yaml',
    'llm-registry.json',
    'cli.json',
  ],
} as const;
