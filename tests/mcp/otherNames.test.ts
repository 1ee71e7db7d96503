// `lookup` of the published MCP server: names that no entry has, and entries with the same name.
import {describe, expect, it} from 'vitest';
import {otherNames} from '../../config/mcpServer/lookup';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {invalidAgentFiles} from '../contracts/invalid-agent-files';
import {server} from './client';

describe('lookup of what no entry is called', () => {
  const config = '/docs/guides/configuring-saiki';
  const addressesIn = (text: string) =>
    [...text.matchAll(/^(?:Read|The same at): (?<list>.*)$/gmu)].flatMap(({groups}) => groups?.list?.split(', ') ?? []);

  it.each([
    ['mcpServers.search.url', ['http', 'sse'].map((type) => `${config}/mcpServers#config-mcp-servers-${type}-url`)],
    ['mcpServers.<name>.command', [`${config}/mcpServers#config-mcp-servers-stdio-command`]],
    [
      'mcpServers.connectionMode',
      ['stdio', 'http', 'sse'].map((type) => `${config}/mcpServers#config-mcp-servers-${type}-connection-mode`),
    ],
    ['mcpServers.command', [`${config}/mcpServers#config-mcp-servers-stdio-command`]],
    ['mcpServers.files.env.TOKEN', [`${config}/mcpServers#config-mcp-servers-stdio-env`]],
    [
      'mcpServers.files',
      ['stdio', 'http', 'sse'].map((type) => `${config}/mcpServers#config-mcp-servers-${type}-keys`),
    ],
    ['storage.database.path', [`${config}/storage#config-storage-sqlite-path`]],
    [
      'systemPrompt.contributors[0].content',
      [`${config}/systemPrompt#config-system-prompt-contributors-static-content`],
    ],
    ['systemPrompt.contributors.0.files.1', [`${config}/systemPrompt#config-system-prompt-contributors-file-files`]],
  ])('[MCP-5] %s is the key that stands for it', async (name, addresses) => {
    expect(addressesIn((await server.call('lookup', {name})).text)).toEqual(addresses);
  });

  it('[MCP-5] each path in a message of check_agent_file leads to a key', async () => {
    const paths = invalidAgentFiles
      .flatMap(({text}) => validateAgentFile(text))
      .filter(({severity, path: place}) => severity === 'warning' && /^(?:mcpServers|storage)\./u.test(place))
      .map((problem) => problem.path);
    expect(paths.length).toBeGreaterThan(1);
    for (const name of paths) expect((await server.call('lookup', {name})).isError, name).toBe(false);
  });

  it.each([
    ['mcpServers.fs.transport', '`mcpServers.<name>` has no key `transport`. It has: `type`, `command`,', '`type`'],
    ['mcpServers.fs.baseUrl', '`mcpServers.<name>` has no key `baseUrl`. It has: ', '`url`.'],
    ['llm.modle', '`llm` has no key `modle`. It has: `provider`, `model`,', 'Did you mean "model"?'],
    ['systemPrompt.contributors[0].path', '`systemPrompt.contributors[]` has no key `path`. It has: `id`,', ''],
    ['--port', 'There is no flag `--port`. Nearest: `--web-port`.', '`API_PORT`'],
    ['--session', 'There is no flag `--session`. Nearest: `--new-session`.', ''],
    ['PUT /api/llm/current', 'There is no operation `PUT /api/llm/current`. Nearest: `GET /api/llm/current`.', ''],
    ['--config ./agent.yml', 'There is no flag `--config`.', '`--agent`'],
  ])('[MCP-7] %s does not exist, and the response says what does', async (name, beginning, advice) => {
    const {text, isError} = await server.call('lookup', {name});
    expect(isError).toBe(true);
    expect(text.slice(0, beginning.length)).toBe(beginning);
    expect(text).toContain(advice);
    expect(text).not.toContain('|');
  });

  it('[MCP-7] what the advice names exists, and what it is about does not', async () => {
    for (const [wrong, advice] of Object.entries(otherNames)) {
      const asked = wrong === 'baseUrl' ? 'mcpServers.x.baseUrl' : wrong;
      const {text, isError} = await server.call('lookup', {name: asked});
      expect(isError, asked).toBe(true);
      expect(text).toContain(advice);
      for (const [, name = ''] of advice.matchAll(/`([^`]+)`/gu)) {
        const answer = await server.call('lookup', {
          name: /^(?:type|url)$/u.test(name) ? `mcpServers.x.${name}` : name,
        });
        if (!/^(?:stdio|http|sse)$/u.test(name)) expect(answer.isError, name).toBe(false);
      }
    }
  });

  it.each([
    ['baseUrl', '`baseUrl` is written `baseURL`. The address of a remote MCP server is its `url`.'],
    ['llm.api_key', '`api_key` is written `apiKey`.'],
    ['saikiagent', '`saikiagent` is written `SaikiAgent`.'],
  ])('[MCP-5] %s: the response begins with how it is written', async (name, note) => {
    expect((await server.call('lookup', {name})).text.split('\n\n', 1)).toEqual([note]);
  });

  it.each([
    'llm.apiKey',
    'baseURL',
    'SaikiAgent',
    'openai',
    '--model',
    'create-app',
    'POST /api/message-sync',
    'Storage',
  ])('[MCP-5] %s is written as it should be', async (name) =>
    expect((await server.call('lookup', {name})).text).not.toContain('is written'),
  );

  it('[MCP-7] a code is not the message with the same words, and the response names sections about them', async () => {
    const {text, isError} = await server.call('lookup', {name: 'invalid_api_key'});
    expect(isError).toBe(true);
    expect(text).toContain('/docs/errors/models#llm-key-openai');
  });

  it.each(['LOG_LEVEL', 'logLevel'])(
    '[MCP-7] %s has no entry, and the response says what it is called',
    async (name) => {
      const {text, isError} = await server.call('lookup', {name});
      expect(isError).toBe(true);
      expect(text).toContain(`No entry is called "${name}". The variable \`SAIKI_LOG_LEVEL\` sets the log level`);
    },
  );

  it.each(['nothing.search.url', 'SaikiAgent.createAgent', 'a.b.c'])('[MCP-7] %s has no entry', async (name) => {
    expect((await server.call('lookup', {name})).text).toContain(`No entry is called "${name}".`);
  });

  it.each([
    ['ToolSet', '/api/types#types-without-a-name'],
    ['SearchResult', '/api/types#types-without-a-name'],
    ['agent.on', 'Listen to events on `agent.agentEventBus`'],
    ['SaikiAgent.on', 'Listen to events on `agent.agentEventBus`'],
    ['createSaikiAgent', 'Create an agent with `new SaikiAgent('],
    ['loadConfigFile()', 'await loadAgentConfig(file)'],
  ])('[MCP-7] %s gets advice', async (name, advice) => {
    const {text, isError} = await server.call('lookup', {name});
    expect(isError).toBe(true);
    expect(text).toContain(advice);
  });

  it.each([
    ['headers', ['http', 'sse'].map((type) => `Configuration key: mcpServers.<name>.headers with type: ${type}`)],
    ['type', ['stdio', 'http', 'sse'].map((type) => `Configuration key: mcpServers.<name>.type with type: ${type}`)],
    ['mimeType', ['FilePart', 'FileData'].map((type) => `Member: ${type} › mimeType`)],
    ['storage.database.path', ['Configuration key: storage.cache.path and storage.database.path with type: sqlite']],
  ])('[MCP-5] no two entries for %s have the same title', async (name, titles) => {
    const {text} = await server.call('lookup', {name});
    expect(text.match(/^.*(?=\nRead: \/)/gmu)).toEqual(titles);
  });

  it('[MCP-5] entries that say the same are one, with all addresses', async () => {
    const {text} = await server.call('lookup', {name: 'connectionMode'});
    expect(addressesIn(text)).toHaveLength(3);
    expect(text.split('\n---\n')).toHaveLength(1);
  });
});
