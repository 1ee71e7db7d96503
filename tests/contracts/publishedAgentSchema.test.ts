// The schema that editors load agrees with our validator, as far as JSON Schema can.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {editorSchema} from '../../config/publishedContracts';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {mutationsOf} from './agentFileMutations';
import {openEditor} from './editor';
import {invalidAgentFiles} from './invalid-agent-files/index';
import {head, withLlm} from './invalid-agent-files/file';
import {validAgentFiles} from './validAgentFiles';

const schema = JSON.parse(editorSchema(readFileSync('contracts/agent-config.schema.json', 'utf8'))) as object;
const editor = openEditor(schema);

/** What a schema can't express, or what editors shouldn't mark: known keys that only have no effect. */
const unsaid = [
  'a header with the default value of a variable',
  'a temperature that the router does not send',
  'an output limit that the router does not send',
  'headers that the opening request lacks',
  'a script of Saiki where one of the project was meant',
  'a key itself',
  'the address of a call',
  'an address without path',
  'a command with its arguments',
  'a limit for tools in seconds',
  'a wait for approval in seconds',
  'a lifetime in seconds',
  'two documents',
  'a merge key',
  'a merge key that should bring the type of a server',
  'names that become equal',
  'two contributors with one id',
  'a word with a dollar sign in a prompt',
  'a word with a dollar sign in a contributor',
  'redis with an address that it ignores',
  'a misspelt limit',
  'a misspelt confirmation key',
  'an unknown key of a skill',
];

const agentFiles = readdirSync('examples', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.yml') && !file.includes('node_modules'))
  .map((file) => path.join('examples', file))
  .filter((file) => /^(?:systemPrompt|llm):/mu.test(readFileSync(file, 'utf8')));

describe('[CONTRACT-1] in an editor with the YAML language server', () => {
  it('there are agent files in examples/', () => {
    expect(agentFiles.length).toBeGreaterThan(15);
  });

  it.each(agentFiles)('%s is right', async (file) => {
    expect(await editor.problems(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(validAgentFiles)('$name is right', async ({text}) => {
    expect(await editor.problems(text)).toEqual([]);
  });

  it.each([
    ['maxIterations', '  maxIterations: $N'],
    ['temperature', '  temperature: ${T}'],
    ['router', '  router: $ROUTER'],
    [
      'the port and timeout of a backend',
      'storage: {cache: {type: redis, host: $H, port: $P}, database: {type: $TYPE}}',
    ],
    ['a server', 'mcpServers: {a: {type: http, url: $URL, timeout: $T, connectionMode: $M}, b: {type: $TYPE}}'],
    ['the confirmation mode', 'toolConfirmation: {mode: $MODE, timeout: $T}'],
    ['an address', 'agentCard: {name: a, version: b, url: "https://$HOST/mcp"}'],
  ])('a variable is right as %s', async (_, line) => {
    expect(
      await editor.problems(`systemPrompt: Hi\nllm:\n  provider: $P\n  model: $M\n  apiKey: $K\n${line}\n`),
    ).toEqual([]);
  });

  it.each(invalidAgentFiles.filter(({name}) => !unsaid.includes(name)))('$name is marked', async ({text}) => {
    expect(await editor.problems(text)).not.toEqual([]);
  });

  it.each(invalidAgentFiles.filter(({name}) => unsaid.includes(name)))('$name is not marked', async ({text}) => {
    expect(await editor.problems(text)).toEqual([]);
  });

  it.each([
    [
      'an unknown provider',
      withLlm('provider: opnai, model: m, apiKey: k'),
      'Known providers: openai, openai-compatible',
    ],
    ['a missing baseURL', withLlm('provider: openai-compatible, model: m, apiKey: k'), 'needs baseURL'],
    ['a refused baseURL', withLlm('provider: xai, model: grok-4, apiKey: k, baseURL: "https://x"'), 'takes no baseURL'],
    ['an unknown model', withLlm('provider: xai, model: grok-9, apiKey: k'), 'Known models: grok-4'],
    [
      'a router',
      withLlm('provider: google, model: gemini-2.5-pro, apiKey: k, router: in-built'),
      'google works with: vercel',
    ],
    [
      'a text for a number',
      withLlm('provider: xai, model: grok-4, apiKey: k, maxIterations: ten'),
      'Write a number, or a variable',
    ],
    ['a server type', `${head}mcpServers: {a: {type: stdoi, command: npx, args: []}}`, '"stdio", "http", "sse"'],
    ['a key', withLlm('provider: xai, model: grok-4, apiKey: XAI_API_KEY'), 'Write the variable as $NAME'],
    [
      'a database in the home folder',
      `${head}storage: {cache: {type: in-memory}, database: {type: sqlite, path: ~/a.db}}`,
      'Write $HOME',
    ],
    ['a cache', `${head}storage: {cache: {type: sqlite}, database: {type: sqlite}}`, 'sqlite does not work as cache'],
    ['an address', `${head}storage: {cache: {type: redis}, database: {type: sqlite}}`, 'redis needs one of url, host'],
  ])('the message about %s says what is right', async (_, text, says) => {
    expect(await editor.problems(text)).toEqual([expect.stringContaining(says)]);
  });

  const file = 'systemPrompt: Hi\nllm:\n  provider: google\n  model: gemini-2.5-pro\n  apiKey: $K\n';
  const storage = `${file}storage:\n  cache:\n    type: redis\n    url: x\n  database:\n    type: sqlite\n`;

  it.each([
    ['the default', `${file}  maxIterations: 3\n`, 'maxIterations', 'Default: `50`.'],
    ['a default in words', `${file}  maxInputTokens: 3\n`, 'maxInputTokens', "Default: the model's limit"],
    ['a pitfall', `${file}  router: vercel\n`, 'router', "**A router that doesn't fit fails late.**"],
    ['that a key is ignored', storage, 'url', 'Accepted but not used.'],
    ['a value, without escapes', `${file}  router: vercel\n`, 'router', 'for `openai` and `anthropic` only'],
  ])('on hover it shows %s', async (_, text, word, shown) => {
    const hover = await editor.hover(text, word);
    expect(hover).toContain(shown);
    expect(hover).not.toContain('\\`');
  });

  it.each([
    ['providers', 'systemPrompt: Hi\nllm:\n  provider: |\n', 'cohere'],
    ['the models of the provider', 'systemPrompt: Hi\nllm:\n  provider: xai\n  model: |\n', 'grok-4'],
    ['types of servers', `${file}mcpServers:\n  a:\n    type: |\n`, 'stdio'],
    ['keys of that type', `${file}mcpServers:\n  a:\n    type: http\n    |\n`, 'headers'],
  ])('it completes %s', async (_, text, label) => {
    expect(await editor.completions(text)).toContain(label);
  });

  it('it offers no model of another provider', async () => {
    expect(await editor.completions('systemPrompt: Hi\nllm:\n  provider: google\n  model: |\n')).not.toContain(
      'gpt-4o',
    );
  });
});

describe('[CONTRACT-1] as JSON Schema', () => {
  // Strict: a misspelled or misplaced keyword is an error.
  const ajv = new Ajv2020({strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false});
  ajv.addVocabulary([
    'markdownDescription',
    'enumDescriptions',
    'markdownEnumDescriptions',
    'errorMessage',
    'patternErrorMessage',
  ]);
  ajv.addFormat('uri', (value: string) => URL.canParse(value));
  // The language server mutates the schema that it gets.
  const isAccepted = ajv.compile(structuredClone(schema));

  it.each([
    ['cache', 'sqlite', ['in-memory', 'redis']],
    ['cache', 'postgres', ['in-memory', 'redis']],
    ['database', 'postgres', ['in-memory', 'sqlite']],
    ['database', 'redis', ['in-memory', 'sqlite']],
  ])('it names the types that work as %s in place of %s', (slot, type, fitting) => {
    const storage = {
      cache: {type: 'in-memory'},
      database: {type: 'in-memory'},
      [slot]: {type, ...(type !== 'sqlite' && {host: 'h'})},
    };
    expect(isAccepted({...(parse(head) as object), storage})).toBe(false);
    expect(isAccepted.errors?.map(({params}) => (params as {allowedValues?: string[]}).allowedValues)).toContainEqual(
      fitting,
    );
  });

  it('it says that it rejects more than Saiki', () => {
    expect(schema).toMatchObject({
      description: expect.stringContaining('rejects some things that Saiki accepts') as string,
    });
  });

  it('it holds no words of our own', () => {
    expect(JSON.stringify(schema)).not.toContain('"x-');
  });

  it('it accepts what the validator accepts and rejects what it rejects, for every change of one value', () => {
    const differences: unknown[] = [];
    const counts = {accepted: 0, rejected: 0};
    for (const {text} of validAgentFiles) {
      for (const mutation of mutationsOf(parse(text))) {
        const problems = validateAgentFile(JSON.stringify(mutation));
        const isWrong = problems.some(({severity}) => severity === 'error');
        if (!isWrong && problems.length > 0) continue;
        counts[isWrong ? 'rejected' : 'accepted'] += 1;
        if (isAccepted(mutation) === isWrong) differences.push({problems, mutation});
      }
    }
    expect(differences).toEqual([]);
    expect(counts.accepted).toBeGreaterThan(500);
    expect(counts.rejected).toBeGreaterThan(3000);
  });
});
