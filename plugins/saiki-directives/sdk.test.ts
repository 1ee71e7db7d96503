import {describe, expect, it} from 'vitest';
import {readSdk, type DirectiveContext} from '@docs-kit/reference';
import {contextOfSite, directiveNamed, markdownOf, rowOf} from './markdownOf.testing';

const linesOf = (markdown: string): string[] => markdown.split('\n');

describe('::sdk of a class', () => {
  const markdown = markdownOf('sdk', {name: 'SaikiAgent', depth: '2'});

  it('begins with its heading, kind, summary and signature', () => {
    expect(linesOf(markdown).slice(0, 7)).toEqual([
      '## `SaikiAgent`',
      '',
      '*Class.* One agent: a model with instructions, tools and conversations.',
      '',
      '```ts signature',
      'class SaikiAgent',
      '```',
    ]);
  });

  it('has a heading one level below for the constructor and for each method', () => {
    const {members} = readSdk(contextOfSite.contracts, 'sdk').find('SaikiAgent').declaration;
    const headings = linesOf(markdown).filter((line) => line.startsWith('### '));
    expect(headings).toHaveLength(members.filter(({kind}) => kind !== 'property').length);
    expect(headings.slice(0, 3)).toEqual([
      '### `new SaikiAgent()`',
      '### `SaikiAgent.start()`',
      '### `SaikiAgent.stop()`',
    ]);
  });

  it('shows properties in a table with types and their links', () => {
    expect(rowOf(markdown, 'agentEventBus')?.slice(0, 2)).toEqual([
      '[`agentEventBus`](#saikiagent-agenteventbus)',
      '[`AgentEventBus`](/api/types#agenteventbus)',
    ]);
  });

  it('lists constructor and methods instead of describing them when asked to', () => {
    const short = markdownOf('sdk', {name: 'SaikiAgent', members: 'index', depth: '2'});
    expect(linesOf(short).filter((line) => line.startsWith('#'))).toEqual(['## `SaikiAgent`']);
    expect(rowOf(short, 'services')).toBeDefined();
    expect(rowOf(short, 'new SaikiAgent()')).toBeDefined();
    expect(rowOf(short, 'stop()')).toEqual([
      '[`stop()`](/api/saiki-agent#saikiagent-stop)',
      'Drops sessions from memory, disconnects MCP servers and closes storage, in this order.',
    ]);
  });

  it('begins on level 3 when no level is named', () => {
    const lower = markdownOf('sdk', {name: 'ConfigManager'});
    expect(linesOf(lower).filter((line) => line.startsWith('#'))).toEqual([
      '### `ConfigManager`',
      '#### `new ConfigManager()`',
      '#### `ConfigManager.getConfig()`',
    ]);
  });
});

describe('::sdk of a member', () => {
  const markdown = markdownOf('sdk', {name: 'SaikiAgent.run'});

  it('has its own heading and anchor', () => {
    const [heading] = directiveNamed('sdk').render({name: 'SaikiAgent.run'}, contextOfSite);
    expect(heading).toMatchObject({type: 'heading', depth: 3, data: {hProperties: {id: 'saikiagent-run'}}});
  });

  it('lists parameters in order, optional ones with a question mark', () => {
    const names = linesOf(markdown).flatMap((line) => /^\| `(?<name>\w+\??)` \| `/u.exec(line)?.groups?.name ?? []);
    expect(names).toEqual(['textInput', 'imageDataInput?', 'fileDataInput?', 'sessionId?', 'stream?']);
  });

  it('links a type in the table that lists it, and the others below the signature', () => {
    const constructor = markdownOf('sdk', {name: 'SaikiAgent.constructor'});
    expect(rowOf(constructor, 'config')?.[1]).toBe('[`AgentConfig`](/api/types#agentconfig)');
    expect(constructor).not.toContain('Type: ');
    const metadata = markdownOf('sdk', {name: 'SaikiAgent.getSessionMetadata'});
    expect(rowOf(metadata, 'sessionId')?.[1]).toBe('`string`');
    expect(metadata).toContain('Type: [`SessionMetadata`]');
  });

  it('says what it returns and throws', () => {
    expect(markdown).toContain(
      '**Returns:** the final text, or with `stream` on the `vercel` router the texts of all steps',
    );
    expect(markdown).toContain('* `Error` "Input validation failed: …" when the model can\'t take the attachment');
  });

  it('says when a promise without a value resolves', () => {
    expect(markdownOf('sdk', {name: 'SaikiAgent.start'})).toContain('**Resolves:** when the agent is ready');
  });

  it('links the events that it emits', () => {
    expect(markdown).toContain('* [`llmservice:toolCall`](/api/events#llmservice-tool-call) for each tool call');
  });

  it('warns of its pitfalls', () => {
    expect(markdown).toContain('* **The session id is the fourth argument.** ');
  });

  it('shows its example', () => {
    expect(markdown).toContain(
      "```ts\nimport type { SaikiAgent } from '@truffle-ai/saiki';\n\nexport async function ask(",
    );
  });
});

describe('::sdk of a type', () => {
  it('shows its source and its properties with defaults', () => {
    const markdown = markdownOf('sdk', {name: 'LLMConfig'});
    expect(markdown).toContain('  router?: LLMRouter;\n');
    expect(rowOf(markdown, 'maxIterations?')?.[1]).toBe(
      'How many times one turn may call the model, including the call for the answer. Default: 50.',
    );
  });
});

describe('types that the package does not export', () => {
  it('are shown with the methods that use them, and those that they use in turn', () => {
    const markdown = markdownOf('sdk', {name: 'SaikiAgent.searchMessages'});
    const shown = linesOf(markdown).flatMap((line) => /^interface (?<name>\w+) \{$/u.exec(line)?.groups?.name ?? []);
    expect(shown).toEqual(['SearchOptions', 'SearchResponse', 'SearchResult']);
    expect(markdown).toContain('Type: [`InternalMessage`](/api/types#internalmessage)');
  });

  it('are not repeated with every schema', () => {
    expect(markdownOf('sdk', {name: 'LLMConfigSchema'})).not.toContain('interface Schema');
  });
});

describe('links of ::sdk', () => {
  const onPage = (page?: string): Partial<DirectiveContext> => ({findPage: () => page});

  it.each([
    ['on the same page to the anchor', '', '[`LLMConfig`](#llmconfig)'],
    ['elsewhere to the page that shows the target', '/api/types', '[`LLMConfig`](/api/types#llmconfig)'],
  ])('lead %s', (_, page, link) => {
    expect(markdownOf('sdk', {name: 'SaikiAgent.getCurrentLLMConfig'}, onPage(page))).toContain(`Type: ${link}`);
  });

  it('need a page that shows the target', () => {
    expect(() => markdownOf('sdk', {name: 'SaikiAgent.getCurrentLLMConfig'}, onPage())).toThrow(
      expect.objectContaining({message: 'no page shows "LLMConfig"', fix: 'write ::sdk{name="LLMConfig"} on a page'}),
    );
  });

  it('lead to members and to the pages of their classes', () => {
    expect(markdownOf('sdk', {name: 'IMCPClient'})).toContain('[`MCPClient`](/api/mcp-manager#mcpclient)');
    expect(markdownOf('sdk', {name: 'SaikiAgent.start'})).toContain(
      '/api/saiki-agent#saikiagent-getmcpfailedconnections',
    );
  });

  it('lead to error classes that are exported', () => {
    expect(markdownOf('sdk', {name: 'getProviderFromModel'})).toContain(
      '**Throws:** [`CantInferProviderError`](/api/types#cantinferprovidererror) when no provider lists the model',
    );
  });
});

describe('anchors of ::sdk', () => {
  it('are different for all exports and members', () => {
    const contract = readSdk(contextOfSite.contracts, 'sdk');
    const anchors = contract.exports.flatMap((declaration) => [
      contract.anchor({declaration}),
      ...declaration.members.map((member) => contract.anchor({declaration, member})),
    ]);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(anchors).toEqual(expect.arrayContaining(['logger', 'logger-constant', 'agenteventmap-saiki-llmswitched']));
  });
});

describe('errors of ::sdk', () => {
  it.each([
    ['an export', 'SaikiAgnet', 'no export "SaikiAgnet" in contracts/sdk/index.d.ts. Did you mean "SaikiAgent"?'],
    ['a member', 'SaikiAgent.runn', 'no member of SaikiAgent "runn" in contracts/sdk/agent.d.ts. Did you mean "run"?'],
    ['an unexported type', 'ToolSet', 'no export "ToolSet"'],
  ])('name the nearest name for %s that does not exist', (_, name, message) => {
    expect(() => markdownOf('sdk', {name})).toThrow(message);
  });

  it('report another choice of members', () => {
    expect(() => markdownOf('sdk', {name: 'Logger', members: 'some'})).toThrow(
      expect.objectContaining({message: 'members="some" is unknown', fix: 'write members="index", or leave it out'}),
    );
  });

  it('report a level that headings of a page do not have', () => {
    expect(() => markdownOf('sdk', {name: 'Logger', depth: '5'})).toThrow(
      expect.objectContaining({fix: 'write depth="2", or leave it out'}),
    );
  });
});

const rowsOf = (kind: string): number =>
  markdownOf('sdk-index', {kind})
    .split('\n')
    .filter((line) => line.startsWith('| [')).length;

describe('::sdk-index', () => {
  it.each([
    ['class', 18],
    ['function', 42],
    ['schema', 11],
    ['constant', 13],
    ['type', 63],
  ])('lists the exports of kind %s', (kind, count) => {
    expect(rowsOf(kind)).toBe(count);
  });

  it('links each to its description', () => {
    const markdown = markdownOf('sdk-index', {kind: 'class'});
    expect(rowOf(markdown, 'MCPClient')).toEqual([
      '[`MCPClient`](/api/mcp-manager#mcpclient)',
      'Connection to one MCP server, without the routing of a manager.',
    ]);
  });

  it('reports an unknown kind and names the nearest', () => {
    expect(() => markdownOf('sdk-index', {kind: 'classes'})).toThrow('Did you mean "class"?');
  });
});
