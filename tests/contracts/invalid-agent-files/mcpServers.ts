import {head, withServer, type InvalidAgentFile} from './file';

/** Problems in `mcpServers`. */
export const serverFaults: readonly InvalidAgentFile[] = [
  {
    name: 'a websocket server',
    text: withServer('type: websocket, url: "ws://localhost"'),
    path: 'mcpServers.tools.type',
    line: 4,
    says: '`stdio`, `http` or `sse`',
  },
  {
    name: 'a server without type',
    text: withServer('command: npx, args: []'),
    path: 'mcpServers.tools',
    line: 4,
    says: 'Write `stdio`, `http` or `sse`',
  },
  {
    name: 'baseUrl of a server',
    text: withServer('type: http, baseUrl: "http://localhost/mcp"'),
    path: 'mcpServers.tools.baseUrl',
    line: 4,
    says: 'Did you mean `url`?',
  },
  {
    name: 'an apiKey of a server',
    text: withServer('type: http, url: "http://localhost/mcp", apiKey: k'),
    path: 'mcpServers.tools.apiKey',
    line: 4,
    says: 'is not a key of `mcpServers.tools`',
  },
  {
    name: 'a placeholder that is not a URL',
    text: withServer('type: sse, url: your-url-here'),
    path: 'mcpServers.tools.url',
    line: 4,
    says: 'must be a URL',
  },
  {
    name: 'a program without args',
    text: withServer('type: stdio, command: npx'),
    path: 'mcpServers.tools',
    line: 4,
    says: 'lacks the required key `args`',
  },
  {
    name: 'args as text',
    text: withServer('type: stdio, command: npx, args: -y server'),
    path: 'mcpServers.tools.args',
    line: 4,
    says: 'must be a list, but is text',
  },
  {
    name: 'a number in env',
    text: withServer('type: stdio, command: npx, args: [], env: {PORT: 8080}'),
    path: 'mcpServers.tools.env.PORT',
    line: 4,
    says: 'Put it in quotes: `"8080"`',
  },
  {
    name: 'a fraction as timeout',
    text: withServer('type: stdio, command: npx, args: [], timeout: 1.5'),
    path: 'mcpServers.tools.timeout',
    line: 4,
    says: 'a whole number',
  },
  {
    name: 'an unknown connection mode',
    text: withServer('type: stdio, command: npx, args: [], connectionMode: strikt'),
    path: 'mcpServers.tools.connectionMode',
    line: 4,
    says: 'Did you mean `strict`?',
  },
  {
    name: 'names that become equal',
    text: `${head}mcpServers:\n  my server: {type: stdio, command: a, args: []}\n  my_server: {type: stdio, command: b, args: []}`,
    path: 'mcpServers.my_server',
    line: 5,
    says: 'Rename one of them',
  },
];
