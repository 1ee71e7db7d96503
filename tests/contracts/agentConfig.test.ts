import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import schema from '../../contracts/agent-config.schema.json';
import {isMapping} from '../../contracts/agent-config/values';
import {annotations, newAgentFileAjv} from '../../contracts/agent-config/schemaCheck';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {mutationsOf} from './agentFileMutations';
import observedSchema from './fixtures/agent-config.observed.schema.json';
import {head, llm, withContributor, withLlm, withServer, withStorage} from './invalid-agent-files/file';
import {invalidAgentFiles} from './invalid-agent-files/index';
import {validAgentFiles} from './validAgentFiles';

describe('validateAgentFile', () => {
  it.each(validAgentFiles)('accepts $name', ({text}) => {
    expect(validateAgentFile(text)).toEqual([]);
  });

  it.each(invalidAgentFiles)('finds $name', ({text, path, line, says, severity = 'error'}) => {
    const found = validateAgentFile(text);
    const expected = {
      path,
      line,
      column: expect.any(Number) as number,
      severity,
      message: expect.stringContaining(says) as string,
    };
    expect(found).toContainEqual(expected);
  });

  it.each(invalidAgentFiles.filter(({severity}) => severity === 'warning'))('only warns of $name', ({text}) => {
    expect(validateAgentFile(text).filter(({severity}) => severity === 'error')).toEqual([]);
  });

  it.each([
    ['a key', 'constructor: x\nllm:\n  provider: openai\n  model: gpt-4o\n  apiKey: x\n'],
    ['a provider', 'llm:\n  provider: constructor\n  model: m\n  apiKey: x\n'],
  ])('rejects, as %s, a word that every object of the language knows', (_, text) => {
    expect(validateAgentFile(text)).not.toEqual([]);
  });

  it('gives line and column of the faulty value, through aliases too', () => {
    const text =
      validAgentFiles.find(({name}) => name === 'an alias for a whole value')?.text.replace('[server]', '8') ?? '';
    expect(validateAgentFile(text)).toMatchObject([
      {path: 'mcpServers.one.args', line: 4, column: 50},
      {path: 'mcpServers.two.args', line: 4, column: 50},
    ]);
  });

  it('gives line and column of an alias without its anchor', () => {
    const text = 'systemPrompt: &prompt Hi\nllm:\n  provider: openai\n  model: *modle\n  apiKey: *prompt\n';
    expect(validateAgentFile(text)).toMatchObject([{line: 4, column: 10}]);
  });

  // The editor's language server sometimes gives up on such a file, so editors aren't tested with it.
  it('finds an alias in the value that it stands for', () => {
    const [found, ...others] = validateAgentFile(`${head}mcpServers: &servers {a: *servers}`);
    expect(found).toMatchObject({line: 3, column: 26});
    expect(found?.message).toContain('This alias is in the value that it stands for');
    expect(others).toEqual([]);
  });

  it('warns once of a key with a default value, and of a router that fails', () => {
    const texts = [
      'systemPrompt: Hi\nllm: {provider: openai, model: o3, apiKey: "${OPENAI_API_KEY:-x}"}\n',
      'systemPrompt: Hi\nllm: {provider: groq, model: gemma-2-9b-it, apiKey: k, router: in-built, temperature: 0}\n',
    ];
    expect(texts.map((text) => validateAgentFile(text).length)).toEqual([1, 1]);
  });

  it('does not repeat the text that it takes for the name of a variable', () => {
    const text = 'systemPrompt: Hi\nllm: {provider: openai, model: o3, apiKey: OPENAI_API_KEY=sk-1}\n';
    expect(JSON.stringify(validateAgentFile(text))).not.toContain('sk-1');
  });

  it.each([
    ['a braced variable', 'llm: {apiKey: ${KEY},\n  model: m}\nllm: {}\n', [1]],
    ['tabs', 'llm:\n\tprovider: openai\n\tmodel: gpt-4o\n', [2]],
    ['keys that are there twice', 'llm: {}\nllm: {}\nsessions: {}\nsessions: {}\n', [2, 4]],
    ['a key that is there twice, then a slip', 'llm: {}\nllm: {}\nsessions: {a: ${A}}\nllm: {}\n', [2, 3]],
  ])('reports what is worth reading of %s', (_, text, lines) => {
    expect(validateAgentFile(text).map(({line}) => line)).toEqual(lines);
  });

  it('counts no error that goes away with the first', () => {
    const texts = ['systemPrompt: Hi\n  llm: {}\n', `\`\`\`yaml\n${head}\`\`\`\n`];
    expect(JSON.stringify(texts.flatMap(validateAgentFile))).not.toContain('more syntax');
  });

  it.each([
    'llm: {apiKey: "${KEY}", model: m\nsystemPrompt: Hi\n',
    'llm: {apiKey: k, model: m: n}\nsystemPrompt: ${KEY}\n',
    'llm:\n  model: m: n\n',
  ])('does not ask for quotes around a variable in %j', (text) => {
    const [problem] = validateAgentFile(text);
    expect(problem?.message).toContain('Not valid YAML');
    expect(problem?.message).not.toContain('Quote values');
  });

  it('sorts problems by their place in the file', () => {
    const problems = validateAgentFile('storage: {}\nllm: {model: 3}\nsystemPrompt: 4');
    expect(problems.map(({line}) => line)).toEqual([1, 1, 2, 2, 2, 3]);
  });

  it.each([
    [
      'the address of a provider with another name',
      withLlm('provider: ollama, model: x, apiKey: k, baseURL: "http://localhost:1"'),
      ['llm.provider', 'llm.baseURL'],
    ],
    [
      'the model of a misspelt provider',
      withLlm('provider: opnai, model: gpt-5, apiKey: k'),
      ['llm.provider', 'llm.model'],
    ],
    ['a provider', withLlm('provider: nobody, model: x, apiKey: 1'), ['llm.provider', 'llm.apiKey']],
    ['a model', withLlm('provider: openai, model: gpt-5, apiKey: k, temperature: 3'), ['llm.model', 'llm.temperature']],
    [
      'a key',
      withLlm('provider: openai, model: o3, apiKey: "{{OPENAI_API_KEY}}", router: x'),
      ['llm.apiKey', 'llm.router'],
    ],
    [
      'a dropped key',
      `${head}toolConfirmation: {mode: ask, allowedTools: []}`,
      ['toolConfirmation.mode', 'toolConfirmation.allowedTools'],
    ],
    [
      'the values of a server without type',
      withServer('command: npx, args: -y x, optional: true'),
      ['mcpServers.tools', 'mcpServers.tools.args', 'mcpServers.tools.optional'],
    ],
    [
      'the values of a server with a wrong type',
      withServer('type: websocket, url: x, headers: []'),
      ['mcpServers.tools.type', 'mcpServers.tools.url', 'mcpServers.tools.headers'],
    ],
    [
      'the values of a backend with a misspelt type',
      withStorage('type: inmemory, path: x', 'type: postgresql, user: u, host: h'),
      [
        'storage.cache.type',
        'storage.cache.path',
        'storage.database.type',
        'storage.database.type',
        'storage.database.user',
        'storage.database.host',
      ],
    ],
    [
      'a source beside an entry of another kind',
      `systemPrompt: {contributors: [7, {id: a, type: dynamic, priority: x, source: y}]}\n${llm}`,
      ['systemPrompt.contributors[0]', 'systemPrompt.contributors[1].priority', 'systemPrompt.contributors[1].source'],
    ],
    [
      'a backend beside a number',
      withStorage('5', 'type: redis, host: h').replace('{5}', '5'),
      ['storage.cache', 'storage.database.type'],
    ],
  ])('finds %s beside other problems', (_, text, paths) => {
    expect(validateAgentFile(text).map(({path}) => path)).toEqual(paths);
  });

  it.each([
    ['a misspelt key', withLlm('provider: openai, modle: gpt-4o, apiKey: k')],
    ['a misspelt address', withLlm('provider: openai-compatible, model: m, apiKey: k, baseUrl: "http://h/v1"')],
    ['a wrong address', withLlm('provider: openai-compatible, model: m, apiKey: k, baseURL: h')],
    ['a misspelt type', withServer('tpye: stdio, command: npx, args: []')],
    ['a server without type and other keys', withServer('')],
    ['a wrong host of a backend', withStorage('type: redis, host: 5', 'type: in-memory')],
    ['a contributor without content', `systemPrompt: {contributors: [{id: a, type: static, priority: 0}]}\n${llm}`],
    ['a value that no part of a file is', `systemPrompt: Hi\nllm: text`],
    ['a number as the name of a file', withContributor('id: a, type: file, priority: 0, files: [5]')],
  ])('says %s once', (_, text) => {
    expect(validateAgentFile(text)).toHaveLength(1);
  });
});

describe('agent-config.schema.json', () => {
  const ours = newAgentFileAjv().compile(schema);
  const observedAjv = new Ajv({strict: false});
  observedAjv.addFormat('uri', (value: string) => URL.canParse(value));
  const observed = observedAjv.compile(observedSchema);

  it('accepts and rejects the same values as the schema of the toolkit', () => {
    const differences: unknown[] = [];
    const counts = {accepted: 0, rejected: 0};
    for (const {text} of validAgentFiles) {
      for (const mutation of mutationsOf(parse(text))) {
        const expected = observed(mutation);
        counts[expected ? 'accepted' : 'rejected'] += 1;
        if (ours(mutation) !== expected) differences.push({expected, mutation});
      }
    }
    expect(differences).toEqual([]);
    expect(counts.accepted).toBeGreaterThan(1000);
    expect(counts.rejected).toBeGreaterThan(3000);
  });

  it('has the same keys as the schema of the toolkit', () => {
    const names = (entries: readonly string[]): string[] => [
      ...new Set(entries.map((entry) => entry.replace(/ = .*/su, ''))),
    ];
    // Our schema allows any value in `options` with `true`, the toolkit's with an empty schema.
    const expected = names(keysAndDefaults(observedSchema, {})).filter((name) => !name.endsWith('/options/{}'));
    expect(names(keysAndDefaults(schema, schema.$defs))).toEqual(expected);
  });

  it('has every default of the schema of the toolkit', () => {
    const defaults = keysAndDefaults(observedSchema, {}).filter((entry) => !entry.endsWith(' = undefined'));
    expect(defaults.length).toBeGreaterThan(30);
    expect(keysAndDefaults(schema, schema.$defs)).toEqual(expect.arrayContaining(defaults));
  });

  it('describes every key in sentences and gives an example', () => {
    const errors = keysOf(schema, 'top').filter(({key}) => {
      const {title, description, examples} = key.$ref ? {...resolve(key), ...key} : key;
      const isSentence = typeof description === 'string' && /^[A-Z`].*\.$/su.test(description);
      return typeof title !== 'string' || !isSentence || !Array.isArray(examples) || examples.length === 0;
    });
    expect(errors.map(({name}) => name)).toEqual([]);
  });

  it('gives examples that fit their key', () => {
    const ajv = newAgentFileAjv();
    const errors = keysOf(schema, 'top').flatMap(({name, key}) => {
      const {examples} = key.$ref ? {...resolve(key), ...key} : key;
      const standalone = ajv.compile({...key, $defs: schema.$defs});
      return (examples as unknown[])
        .filter((value) => !hasVariableOnly(value) && !standalone(value))
        .map((value) => ({name, value}));
    });
    expect(errors).toEqual([]);
  });

  it('words every pitfall in at most four sentences', () => {
    const pitfalls = keysOf(schema, 'top').flatMap(
      ({key}) => (key['x-pitfalls'] ?? []) as {title: string; text: string}[],
    );
    expect(pitfalls.length).toBeGreaterThan(15);
    expect(pitfalls.filter(({title, text}) => title === '' || text.split(/[.;:] /u).length > 6)).toEqual([]);
    expect(pitfalls.filter(({text}) => text.split(/\. (?=[A-Z`])/u).length > 4)).toEqual([]);
  });

  it('uses no annotation that the validator does not know', () => {
    const used = keysOf(schema, 'top').flatMap(({key}) => Object.keys(key).filter((word) => word.startsWith('x-')));
    expect([...new Set(used)].filter((word) => !annotations.includes(word))).toEqual([]);
  });
});

type SchemaNode = Readonly<Record<string, unknown>>;

/** Every key of a schema: the properties of all its mappings, at any depth. */
function keysOf(node: unknown, name: string): {name: string; key: SchemaNode}[] {
  if (Array.isArray(node)) return node.flatMap((entry) => keysOf(entry, name));
  if (!isMapping(node)) return [];
  return Object.entries(node).flatMap(([word, value]) => {
    if (!isMapping(value) && !Array.isArray(value)) return [];
    if (['examples', 'default', 'x-pitfalls', 'enum'].includes(word)) return [];
    if (!['properties', '$defs'].includes(word)) return keysOf(value, `${name}.${word}`);
    return Object.entries(value).flatMap(([key, child]) => [
      {name: `${name}.${key}`, key: child as SchemaNode},
      ...keysOf(child, `${name}.${key}`),
    ]);
  });
}

const resolve = ({$ref}: SchemaNode): SchemaNode =>
  (schema.$defs as Readonly<Record<string, SchemaNode>>)[String($ref).replace('#/$defs/', '')] ?? {};

/** A text such as `$PORT` is replaced when the agent starts. */
const hasVariableOnly = (value: unknown): boolean => typeof value === 'string' && /^\$\w+$/u.test(value);

/** The keys of a schema with their defaults, however the schema is composed. */
function keysAndDefaults(node: unknown, definitions: object, path = ''): string[] {
  if (!isMapping(node)) return [];
  if (typeof node.$ref === 'string') {
    const target = (definitions as Readonly<Record<string, SchemaNode>>)[node.$ref.replace('#/$defs/', '')];
    return keysAndDefaults({...target, ...node, $ref: undefined}, definitions, path);
  }
  const own = path === '' ? [] : [`${path} = ${JSON.stringify(node.default)}`];
  const keys = Object.entries((node.properties ?? {}) as SchemaNode);
  const branches = (node.oneOf ?? node.anyOf ?? []) as unknown[];
  const found = [
    ...own,
    ...keys.flatMap(([key, child]) => keysAndDefaults(child, definitions, `${path}/${key}`)),
    ...branches.flatMap((branch) => keysAndDefaults(branch, definitions, path)),
    ...keysAndDefaults(node.items, definitions, `${path}/[]`),
    ...keysAndDefaults(node.additionalProperties, definitions, `${path}/{}`),
  ];
  return [...new Set(found)].sort();
}
