/** Kinds of entries, by their ids in `config/search.ts`, as `lookup` describes them. */
export const kinds: Readonly<Record<string, string>> = {
  operation: '`POST /api/message-sync`',
  event: '`llmservice:chunk`',
  message: 'of the WebSocket: `toolConfirmationRequest`',
  key: 'of the agent file: `llm.apiKey`',
  variable: '`OPENAI_API_KEY`',
  flag: '`--new-session`',
  command: 'typed in the prompt: `/model`',
  provider: '`openai-compatible`',
  export: 'of the package: `SaikiAgent`',
  member: '`SaikiAgent.switchLLM`',
  error: '`No API key found.`',
};

const contracts: Readonly<Record<string, string>> = {
  event: 'events.asyncapi.yaml',
  message: 'websocket.asyncapi.yaml',
  key: 'agent-config.schema.json',
  variable: 'cli.json',
  flag: 'cli.json',
  command: 'cli.json',
  provider: 'llm-registry.json',
  export: 'saiki.d.ts',
  member: 'saiki.d.ts',
  error: 'errors.json',
};

/** Returns the address of the contract with an entry; of an operation, with its place in it. */
export function contractOf(site: string, kind: string, name: string): string | undefined {
  const [, method = '', path = ''] = /^(?<method>[A-Z]+) (?<path>\/\S*)$/u.exec(name) ?? [];
  if (kind === 'operation') {
    const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
    return `${site}/schemas/rest.openapi.yaml#/paths/${pointer}/${method.toLowerCase()}`;
  }
  const file = contracts[kind];
  return file && `${site}/schemas/${file}`;
}
