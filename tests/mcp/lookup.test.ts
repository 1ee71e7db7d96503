// `lookup` of the published MCP server, as a client calls it.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {openContracts} from '@docs-kit/reference';
import {getByPointer} from '@docs-kit/report';
import {errorAddress, type ErrorCatalog} from '../../contracts/errorCatalog';
import errors from '../../contracts/errors.json';
import {mcpServer} from '../../config/mcpServer/index';
import {namedValues} from '../../config/mcpServer/lookup';
import {explainedKeys} from '../../plugins/saiki-directives/config';
import {readConfig} from '../../plugins/saiki-directives/configLevels';
import {siteFolder} from '../output/support/builtSite';
import {loadBuiltIndex} from '../search/builtIndex';
import {server} from './client';

const {index} = loadBuiltIndex();
const {entries} = errors as unknown as ErrorCatalog;
const messages = entries.flatMap((entry) => ('example' in entry ? [entry] : []));
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe('lookup', () => {
  const named = index.sections.flatMap(({page, anchor, kind, names, heading}) => {
    const {id = '', label = ''} = index.kinds[kind] ?? {};
    const name = names[0] ?? heading;
    // The message of one error consists only of placeholders: `…: …`.
    return label && anchor && letters(name) !== ''
      ? [{address: `${index.pages[page]?.url ?? ''}#${anchor}`, kind: id, name}]
      : [];
  });

  it('[MCP-5] finds every entry by its name, and names a contract that has it', async () => {
    const contracts = new Map<string, unknown>();
    const missing: string[] = [];
    const wrong: string[] = [];
    for (const {address, kind, name} of named) {
      const {text} = await server.call('lookup', {name, kind});
      if (!text.includes(address)) missing.push(`${kind} ${name} → ${address}`);
      const link = /^Contract: (?<link>\S+)$/mu.exec(text)?.groups?.link ?? '';
      const [file = '', pointer = ''] = link.slice(mcpServer.site.length).split('#');
      if (link === '' || !existsSync(path.join(siteFolder, file))) wrong.push(`${address}: ${link}`);
      if (!pointer) continue;
      if (!contracts.has(file)) contracts.set(file, parse(readFileSync(path.join(siteFolder, file), 'utf8')));
      if (getByPointer(contracts.get(file), pointer) === undefined) wrong.push(`${address}: ${link}`);
    }
    expect(named.length).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('[MCP-5] shows the limits and pitfalls of an operation, event or member, even when it is cut', async () => {
    const lost: string[] = [];
    let count = 0;
    for (const {address, kind, name} of named) {
      if (!['operation', 'event', 'message', 'member'].includes(kind)) continue;
      const {text: whole} = await server.call('read', {address, maxCharacters: 50_000});
      const [, after = ''] = whole.split('**Limits and pitfalls**');
      const pitfalls = after.split(/^- (?=\*\*)/mu).slice(1);
      const {text} = await server.call('lookup', {name, kind});
      count += pitfalls.length;
      if (pitfalls.some((pitfall) => !text.includes(pitfall.split('\n', 1)[0] ?? ''))) lost.push(`${kind} ${name}`);
    }
    expect(count).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('[MCP-5] shows the response of a successful call of every operation, even when it is cut', async () => {
    const operations = named.filter(({kind}) => kind === 'operation');
    expect(operations.length).toBeGreaterThan(20);
    for (const {name, kind} of operations) {
      const {text} = await server.call('lookup', {name, kind});
      expect(text, name).toMatch(/^\*\*Response `2\d\d`/mu);
    }
  });

  it('[MCP-5] shows the pitfalls of a configuration key, which its row does not have', async () => {
    const contract = readConfig(openContracts(path.resolve('contracts')));
    const lost: string[] = [];
    let count = 0;
    const topLevel = contract.keys.map(({name, schema}) => ({paths: [name], pitfalls: schema['x-pitfalls'] ?? []}));
    const rows = contract.keys.flatMap((key) => explainedKeys(key, contract));
    for (const {paths, pitfalls} of [...topLevel, ...rows]) {
      count += pitfalls.length;
      for (const name of paths) {
        const {text} = await server.call('lookup', {name, kind: 'key'});
        if (pitfalls.some((pitfall) => !text.includes(pitfall.text))) lost.push(name);
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  it('[MCP-5] finds every top-level key in the section with its options, before members and exports', async () => {
    const tops = ['llm', 'systemPrompt', 'mcpServers', 'storage', 'sessions', 'toolConfirmation', 'agentCard'];
    for (const name of tops) {
      const {text} = await server.call('lookup', {name});
      const first = text.split('\n', 2).join('\n');
      expect(first).toMatch(new RegExp(`^Configuration key: ${name}\nRead: /docs/\\S*${name}\\S*#all-`, 'u'));
      expect((await server.call('lookup', {name, kind: 'key'})).isError, name).toBe(false);
    }
  });

  it('[MCP-5] finds every error by its example, first', async () => {
    const missed: string[] = [];
    for (const entry of messages) {
      const {text} = await server.call('lookup', {name: entry.example});
      const [, first = ''] = /^Read: (\S+)$/mu.exec(text) ?? [];
      if (first !== errorAddress(entry)) missed.push(`${entry.id} → ${first || text.slice(0, 80)}`);
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['--model', '/docs/guides/cli#flag-model'],
    ['--help', '/docs/guides/cli#flag-help'],
    ['/help', '/docs/guides/cli#slash-help'],
    ['saiki mcp', '/docs/guides/cli#saiki-mcp'],
    ['create-app', '/docs/guides/cli#saiki-create-app'],
    ['/model', '/docs/guides/cli#slash-model'],
    ['POST /api/sessions/123/load', '/api/rest/sessions#load-session'],
    ['No API key found.', '/docs/errors/getting-started#no-api-key'],
    ['„No API key found.“ – bitte Schlüssel setzen', '/docs/errors/getting-started#no-api-key'],
    ['"No API key found. Please set OPEN..."', '/docs/errors/getting-started#no-api-key'],
    ['Session ‚a‘ not found', '/docs/errors/sdk#session-not-found-sdk'],
    ['Failed to connect to required strict servers: github', '/docs/errors/tools#mcp-strict-failed'],
    ['Failed to load config file at ./agent.yml', '/docs/errors/getting-started#config-file-missing'],
    ['Unexpected token < in JSON at position 0', '/docs/errors/server-modes#mcp-mode-stdout-noise'],
    ['llm.apiKey', '/docs/guides/configuring-saiki/llm/configuration#config-llm-api-key'],
    ['SaikiAgent.switchLLM()', '/api/saiki-agent#saikiagent-switchllm'],
    ['agent.run', '/api/saiki-agent#saikiagent-run'],
    ['Server already initialized', '/docs/errors/server-modes#mcp-endpoint-already'],
    ['POST /api/message-sync', '/api/rest/conversation#send-message-sync'],
    ['sendMessageSync', '/api/rest/conversation#send-message-sync'],
    ['listLlmProviders', '/api/rest/llm#list-llm-providers'],
    ['mcpPost', '/api/rest/system#mcp-post'],
    // Equal names: a flag, a key or a message comes before members and errors.
    ['--new-session', '/docs/guides/cli#flag-new-session'],
    ['message', '/api/websocket#send-message'],
    ['apiKey', '/docs/guides/configuring-saiki/llm/configuration#config-llm-api-key'],
    ['in-built', '/docs/guides/configuring-saiki/llm/configuration#config-llm-router'],
    ['llmservice:chunk', '/api/events#llmservice-chunk'],
    ['OPENAI_API_KEY', '/docs/getting-started/installation#env-openai-api-key'],
  ])('[MCP-5] %s is first at %s', async (name, address) => {
    const {text} = await server.call('lookup', {name});
    expect(/^Read: (?<first>\S+)$/mu.exec(text)?.groups?.first).toBe(address);
  });
});

it('[MCP-5] finds every operation by its id', async () => {
  const {paths} = parse(readFileSync('contracts/rest.openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, {operationId?: string}>>;
  };
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({operationId}) => operationId ?? []),
  );
  expect(ids.length).toBeGreaterThan(20);
  for (const name of ids) expect((await server.call('lookup', {name})).text, name).toMatch(/^Operation: /u);
});

it('[MCP-5] finds the tool of a Saiki agent, models and routers in sections about them', async () => {
  expect(namedValues.length).toBeGreaterThan(20);
  for (const {name, label} of namedValues) {
    const {text} = await server.call('lookup', {name});
    const [title = '', section = ''] = text.split(`${label}: ${name}\nRead: `);
    expect(title, name).not.toContain('No entry');
    expect(section, name).toContain(`\`${name}\``);
  }
});

it('[MCP-5] a sub-command says what it does, which its table of flags does not', async () => {
  const {text} = await server.call('lookup', {name: 'create-app'});
  expect(text).toContain('creates a new TypeScript project');
});

describe('the examples that lookup gives', () => {
  it('[MCP-5] are found, each as the kind that it is an example of', async () => {
    const {tools} = await server.client.listTools();
    const {description = ''} = tools.find(({name}) => name === 'lookup') ?? {};
    const examples = [...description.matchAll(/(?<kind>[a-z]+) \([^`)]*`(?<name>[^`]+)`\)/gu)];
    const labels = new Map(index.kinds.map(({id, label}) => [id, label]));
    const kinds = [...labels].flatMap(([id, label]) => (label ? [id] : []));
    expect(examples.map(({groups}) => groups?.kind).sort()).toEqual(kinds.sort());
    for (const {groups: {kind = '', name = ''} = {}} of examples) {
      const {text} = await server.call('lookup', {name});
      expect(text, name).toMatch(new RegExp(`^${labels.get(kind)}: .*\\nRead: /`, 'mu'));
    }
  });
});
