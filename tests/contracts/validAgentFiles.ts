/** A file that the toolkit accepts, and why it's in the list. */
export interface ValidAgentFile {
  readonly name: string;
  readonly text: string;
}

const llm = 'llm: {provider: openai, model: gpt-4.1-mini, apiKey: $OPENAI_API_KEY}';

/** Agent files that use every key at least once. */
export const validAgentFiles: readonly ValidAgentFile[] = [
  {name: 'the smallest file', text: `systemPrompt: You are a helpful assistant.\n${llm}`},
  {
    name: 'a file written as JSON',
    text: '{"systemPrompt": "Hi", "llm": {"provider": "openai", "model": "o3", "apiKey": "k"}}',
  },
  {
    name: 'provider and model in other letter case',
    text: 'systemPrompt: Hi\nllm: {provider: OpenAI, model: GPT-4o, apiKey: k}',
  },
  {
    name: 'a local model behind openai-compatible',
    text: 'systemPrompt: Hi\nllm: {provider: openai-compatible, model: any-name, apiKey: none, baseURL: "http://localhost:11434/v1"}',
  },
  {
    name: 'an API at the root of its host',
    text: 'systemPrompt: Hi\nllm: {provider: openai-compatible, model: any-name, apiKey: none, baseURL: "https://api.example.com"}',
  },
  {
    name: 'paths with spaces, a key that looks like none, and short waits',
    text: `systemPrompt: Hi
llm: {provider: openai-compatible, model: any-name, apiKey: sk-none, baseURL: https://$HOST}
mcpServers:
  a: {type: stdio, command: /opt/My Tools/server, args: [], timeout: 1000}
  b: {type: stdio, command: 'C:\\Program Files\\server.exe', args: []}
toolConfirmation: {timeout: 1000}`,
  },
  {
    name: 'every key of llm',
    text: `systemPrompt: Hi
llm: {provider: anthropic, model: claude-4-sonnet-20250514, apiKey: $KEY, router: vercel, maxIterations: 5, maxInputTokens: 200000,
  maxOutputTokens: 4096, temperature: 0.5}`,
  },
  {
    name: 'the other router without what it does not send',
    text: 'systemPrompt: Hi\nllm: {provider: openai, model: o3, apiKey: $MY_OPENAI_API_KEY, router: in-built}',
  },
  {
    name: 'a number that comes from a variable',
    text: `systemPrompt: Hi\nllm: {provider: $P, model: $M, apiKey: $K, maxIterations: $N}`,
  },
  {
    name: 'an unknown source of a part that is switched off',
    text: `systemPrompt: {contributors: [{id: later, type: dynamic, priority: 0, source: weather, enabled: false}]}\n${llm}`,
  },
  {
    name: 'a file of a part that is switched off',
    text: `systemPrompt: {contributors: [{id: later, type: file, priority: 0, files: [a.pdf], enabled: false}]}\n${llm}`,
  },
  {
    name: 'addresses in the options of storage, and half a minute',
    text: `systemPrompt: Hi
${llm}
storage:
  cache: {type: redis, url: "redis://a", options: {host: h}}
  database: {type: sqlite, path: ./data}
sessions: {sessionTTL: 30000}`,
  },
  {
    name: 'all three kinds of contributor',
    text: `systemPrompt:
  contributors:
    - {id: main, type: static, priority: 0, content: "", enabled: true}
    - {id: dateTime, type: dynamic, priority: 10, source: dateTime, enabled: false}
    - id: files
      type: file
      priority: 20
      files: [./a.md, "./B.TXT"]
      options: {includeFilenames: false, separator: "\\n", errorHandling: error, maxFileSize: 2000, includeMetadata: true}
${llm}`,
  },
  {
    name: 'all three kinds of server',
    text: `systemPrompt: Hi
${llm}
mcpServers:
  local: {type: stdio, command: npx, args: [], env: {TOKEN: $TOKEN}, timeout: 1000, connectionMode: strict}
  remote: {type: http, url: "https://mcp.example.com/mcp", headers: {Authorization: Bearer $TOKEN}, timeout: 60000}
  older: {type: sse, url: "https://mcp.example.com/sse", headers: {}, connectionMode: lenient}`,
  },
  {
    name: 'sqlite with all its keys',
    text: `systemPrompt: Hi
${llm}
storage:
  cache: {type: in-memory, maxConnections: 1, idleTimeoutMillis: 1, connectionTimeoutMillis: 1, options: {a: 1}}
  database: {type: sqlite, path: ./a.db, database: b.db, maxConnections: 1, idleTimeoutMillis: 1, connectionTimeoutMillis: 1, options: {}}`,
  },
  {
    name: 'redis as cache',
    text: `systemPrompt: Hi
${llm}
storage:
  cache: {type: redis, host: 127.0.0.1, port: 6379, password: secret, database: 0, connectionTimeoutMillis: 500, options: {}}
  database: {type: in-memory}`,
  },
  {
    name: 'limits and confirmation',
    text: `systemPrompt: Hi
${llm}
sessions: {maxSessions: 10, sessionTTL: 60000}
toolConfirmation: {mode: auto-approve, timeout: 5000, allowedToolsStorage: memory}`,
  },
  {
    name: 'a full agent card',
    text: `systemPrompt: Hi
${llm}
agentCard:
  name: Support
  description: Answers questions.
  url: https://agents.example.com/mcp
  version: 1.0.0
  documentationUrl: https://example.com/docs
  provider: {organization: Example, url: "https://example.com"}
  capabilities: {streaming: true, pushNotifications: false, stateTransitionHistory: true}
  authentication: {schemes: [bearer], credentials: ask}
  defaultInputModes: [text/plain]
  defaultOutputModes: [text/plain]
  skills:
    - {id: a, name: A, description: Does A., tags: [x], examples: [Do A], inputModes: [text/plain], outputModes: [text/plain]}`,
  },
  {
    name: 'an alias for a whole value',
    text: `systemPrompt: Hi
${llm}
mcpServers:
  one: &server {type: stdio, command: npx, args: [server]}
  two: *server`,
  },
];
