import {describe, expect, it} from 'vitest';
import {contextOfSite, directiveNamed, markdownOf, rowOf} from './markdownOf.testing';

describe('::config', () => {
  it('lists the top-level keys, with links to the pages that explain them', () => {
    const markdown = markdownOf(
      'config',
      {},
      {findPage: (_, {key}) => (key === 'llm' ? '/docs/guides/llm' : undefined)},
    );
    expect(markdown.match(/^\| \[`[^`]+`\]\([^)]+\)/gmu)).toEqual([
      '| [`systemPrompt`](#config-system-prompt)',
      '| [`llm`](/docs/guides/llm)',
      '| [`mcpServers`](#config-mcp-servers)',
      '| [`storage`](#config-storage)',
      '| [`sessions`](#config-sessions)',
      '| [`toolConfirmation`](#config-tool-confirmation)',
      '| [`agentCard`](#config-agent-card)',
    ]);
  });

  it.each([
    {
      key: 'llm',
      row: 'temperature',
      type: 'number, 0 to 1, default: `vercel` sends 0, except to OpenAI reasoning models',
    },
    {key: 'llm', row: 'apiKey', type: 'text, not empty, required'},
    {key: 'llm', row: 'router', type: '`vercel` or `in-built`, default `vercel`'},
    {key: 'sessions', row: 'maxSessions', type: 'whole number, more than 0, default `100`'},
    {key: 'agentCard', row: 'provider.url', type: 'URL, required'},
    {key: 'agentCard', row: 'capabilities.streaming', type: '`true` or `false`, default `true`'},
    {key: 'agentCard', row: 'defaultInputModes', type: 'list of text, default `[application/json, text/plain]`'},
    {key: 'systemPrompt', row: 'options.separator', type: String.raw`text, default ${'`'}"\n\n---\n\n"${'`'}`},
    {key: 'mcpServers', row: 'env', type: 'map of text, default `{}`'},
  ])('shows type and default of $row in $key', ({key, row, type}) => {
    expect(rowOf(markdownOf('config', {key}), row)?.[1]).toBe(type);
  });

  it('says what each value of an enumeration means', () => {
    expect(rowOf(markdownOf('config', {key: 'mcpServers'}), 'connectionMode')?.[2]).toContain(
      '`strict`: Saiki fails to start',
    );
  });

  it('says of an ignored key that it is not used', () => {
    expect(rowOf(markdownOf('config', {key: 'storage'}), 'url')?.[2]).toContain('Accepted but not used.');
  });

  it('says with which setting a key counts', () => {
    expect(rowOf(markdownOf('config', {key: 'llm'}), 'maxOutputTokens')?.[2]).toContain('Only with `router: vercel`.');
  });

  it('shows the kinds of a mapping one by one, and once for all places that take them', () => {
    expect(markdownOf('config', {key: 'storage'}).match(/^### .*$/gmu)).toEqual([
      '### `storage.cache` and `storage.database` with `type: in-memory`',
      '### `storage.cache` and `storage.database` with `type: sqlite`',
      '### `storage.cache` and `storage.database` with `type: redis`',
      '### `storage.cache` and `storage.database` with `type: postgres`',
    ]);
    expect(markdownOf('config', {key: 'mcpServers'}).match(/^### .*$/gmu)).toEqual([
      '### `mcpServers.<name>` with `type: stdio`',
      '### `mcpServers.<name>` with `type: http`',
      '### `mcpServers.<name>` with `type: sse`',
    ]);
    expect(markdownOf('config', {key: 'agentCard'}).match(/^### .*$/gmu)).toEqual(['### `agentCard.skills[]`']);
  });

  it('shows a key with a plain value as a table of one row, with its pitfalls', () => {
    const pitfall = {title: 'It is sent late', text: 'Wait for it.'};
    const schema = {properties: {greeting: {type: 'string', default: 'Hi', 'x-pitfalls': [pitfall]}}};
    const read = <Document>() => schema as Document;
    const markdown = markdownOf('config', {key: 'greeting'}, {contracts: {...contextOfSite.contracts, read}});
    expect(rowOf(markdown, 'greeting')?.[1]).toBe('text, default `Hi`');
    expect(markdown).toContain('* **It is sent late.** Wait for it.');
  });

  it('shows each pitfall once, however many kinds share the key', () => {
    const markdown = markdownOf('config', {key: 'mcpServers'});
    expect(markdown.match(/^\* \*\*The timeout doesn't cover connecting\.\*\*/gmu)).toHaveLength(1);
  });

  it.each(['systemPrompt', 'llm', 'mcpServers', 'storage', 'sessions', 'toolConfirmation', 'agentCard'])(
    'gives no anchor twice in %s',
    (key) => {
      const anchors: string[] = [];
      JSON.stringify(directiveNamed('config').render({key}, contextOfSite), (property, value: unknown) => {
        const {id} = (property === 'hProperties' ? value : {}) as {id?: string};
        if (id !== undefined) anchors.push(id);
        return value;
      });
      expect(anchors.length).toBeGreaterThan(1);
      expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
    },
  );

  it.each([
    {key: 'mcpServer', nearest: 'mcpServers'},
    {key: 'toolConfirmations', nearest: 'toolConfirmation'},
  ])('reports $key and names $nearest', ({key, nearest}) => {
    expect(() => markdownOf('config', {key})).toThrow(
      `no configuration key "${key}" in contracts/agent-config.schema.json. Did you mean "${nearest}"?`,
    );
  });
});
