// Facts that several contracts state, or that a recording outside of their own shows.
import {describe, expect, it} from 'vitest';
import {readSdk, type AsyncApi, type OpenApi} from '@docs-kit/reference';
import {groupBy} from '@docs-kit/report';
import type {Cli, CliOption} from '../../contracts/cli';
import type {RecordedScreens} from '../../contracts/screens';
import type {LlmRegistry} from '../../contracts/llmRegistry';
import {compileSdkSamples} from './compileSdkSample';
import {recordedEvents} from './events/contracts';
import {isEvent, isOnAgentBus} from './events/recordedEvent';
import {restExchanges} from './rest/recorded';
import {contracts} from './interfaces';
import {propertyValues} from './propertyValues';

const cli = contracts.read<Cli>('cli.json');
const rest = contracts.read<OpenApi>('rest.openapi.yaml');
const socket = contracts.read<AsyncApi & {readonly servers: Readonly<Record<string, {readonly host: string}>>}>(
  'websocket.asyncapi.yaml',
);
const {screens} = contracts.read<RecordedScreens>('recordings/screens.json');
const helps = screens.filter(({command}) => /^saiki (?:[a-z-]+ )?--help$/u.test(command));

/** The options that `--help` prints, each with its default, if it prints one. */
function printedOptions(output: string): {flags: string; printed?: string}[] {
  const [, section = ''] = output.split('\nOptions:\n');
  const [options = ''] = section.split('\n\n');
  return options.split(/\n(?= {2}-)/u).flatMap((entry) => {
    const flags = /^\s*(?<flags>-.*?)(?: {2,}|$)/mu.exec(entry)?.groups?.flags;
    const printed = /\(default:\s+"(?<value>[^"]*)"\)/u.exec(entry)?.groups?.value;
    return flags === undefined ? [] : [{flags, printed}];
  });
}

const optionsOf = (command: string): readonly CliOption[] =>
  command === '--help' ? cli.options : (cli.commands.find(({name}) => name === command)?.options ?? []);

/** A switch is off by default, and `--help` doesn't say so. */
const printedDefault = ({value, default: own}: CliOption): string | undefined =>
  value === undefined && own === 'false' ? undefined : own;

describe('cli.json', () => {
  it('has a recording of the help of every command', () => {
    const names = helps.map(({command}) => command.split(' ')[1]);
    expect(names.sort()).toEqual(['--help', ...cli.commands.map(({name}) => name)].sort());
  });

  it.each(helps)('has the options that `$command` prints, with their defaults', ({command, steps}) => {
    const options = optionsOf(command.split(' ')[1] ?? '');
    const expected = options.map((option) => ({flags: option.flags, printed: printedDefault(option)}));
    expect(printedOptions(steps[0]?.ansi ?? '')).toEqual(expected);
  });
});

describe('the port of the server', () => {
  const port = Number(new URL(rest.servers?.[0]?.url ?? '').port);

  it('is the same in the contracts of REST, of the WebSocket and of the command', () => {
    const apiPort = cli.environment.find(({name}) => name === 'API_PORT')?.default;
    expect(apiPort).toMatch(new RegExp(`^${port}\\b`, 'u'));
    expect(Object.values(socket.servers).map(({host}) => host)).toEqual([`localhost:${port}`]);
  });

  it('is that of the web playground plus 1', () => {
    expect(Number(cli.options.find(({flags}) => flags.startsWith('--web-port'))?.default) + 1).toBe(port);
  });
});

describe('the schema of a property', () => {
  const agentFile = contracts.read<object>('agent-config.schema.json');

  it.each([
    ['default', 'REST', rest, agentFile, 8],
    ['default', 'the WebSocket', socket, rest, 1],
    ['enum', 'REST', rest, agentFile, 2],
    ['maximum', 'REST', rest, agentFile, 1],
    ['minimum', 'REST', rest, agentFile, 1],
    ['exclusiveMinimum', 'REST', rest, agentFile, 1],
  ])('has the same %s in the contract of %s as elsewhere', (keyword, _, document, model, least) => {
    const known = propertyValues(model, keyword);
    const shared = [...propertyValues(document, keyword)].filter(([name]) => known.has(name));
    const different = shared.flatMap(([name, values]) =>
      [...values].filter((value) => !known.get(name)?.has(value)).map((value) => `${name}: ${value}`),
    );
    expect(different).toEqual([]);
    expect(shared.length).toBeGreaterThanOrEqual(least);
  });
});

describe('llm-registry.json', () => {
  const registry = contracts.read<LlmRegistry>('llm-registry.json');

  it('has the models and routers of the recorded list of providers', () => {
    type Listed = Readonly<Record<string, {models: string[]; supportedRouters: string[]; supportsBaseURL: boolean}>>;
    const exchanges =
      contracts.read<readonly {name: string; response: {body: {providers: Listed}}}[]>('recordings/rest.json');
    const {providers = {}} = exchanges.find(({name}) => name === 'llm providers')?.response.body ?? {};
    const listed = Object.entries(providers).map(([name, provider]) => ({
      name,
      models: provider.models,
      routers: provider.supportedRouters,
      hasAddress: provider.supportsBaseURL,
    }));
    const ours = Object.entries(registry.providers).map(([name, provider]) => ({
      name,
      models: Object.keys(provider.models),
      routers: provider.listedRouters,
      hasAddress: provider.baseURL !== 'refused',
    }));
    expect(ours).toEqual(listed);
  });

  it('limits files as the REST contract does', () => {
    expect(propertyValues(rest, 'maxLength').get('base64')).toEqual(new Set([String(registry.maxFileCharacters)]));
  });

  it('has the default models that recorded switches without a model chose', () => {
    const switched = restExchanges.flatMap(({request, response}) => {
      const sent = request.body as {readonly provider?: string; readonly model?: string} | undefined;
      const {config} = (response.body ?? {}) as {readonly config?: {readonly model: string}};
      const isChosen = request.path === '/api/llm/switch' && sent?.provider !== undefined && sent.model === undefined;
      return isChosen && config ? [{provider: sent.provider ?? '', model: config.model}] : [];
    });
    expect(switched.length).toBeGreaterThan(0);
    expect(switched.filter(({provider, model}) => registry.providers[provider]?.defaultModel !== model)).toEqual([]);
  });

  it('has the limits of tokens that recorded logs name', () => {
    const log = /Found max tokens for (?<provider>[\w-]+)\/(?<model>[\w.-]+): (?<limit>\d+)/gu;
    const named = screens
      .flatMap(({steps}) => steps.flatMap(({ansi}) => [...ansi.matchAll(log)]))
      .map(({groups: {provider = '', model = '', limit} = {}}) => ({provider, model, limit: Number(limit)}));
    expect(named.length).toBeGreaterThan(0);
    const limitOf = (provider: string, model: string) => registry.providers[provider]?.models[model]?.maxInputTokens;
    expect(named.filter(({provider, model, limit}) => limitOf(provider, model) !== limit)).toEqual([]);
  });
});

describe('the SDK', () => {
  const agentFile = propertyValues(contracts.read<object>('agent-config.schema.json'), 'default');
  // `mode`: `'event-based'`, `timeout`: 30000
  const stated = readSdk(contracts, 'sdk').exports.flatMap(({name: owner, members}) =>
    members.flatMap(({name, doc}) => {
      const named = [...doc.defaultValue.matchAll(/`(?<key>\w+)`: `?(?<value>[^`,]+)/gu)];
      const pairs = named.map(({groups}) => [groups?.key ?? '', groups?.value ?? ''] as const);
      return (pairs.length > 0 ? pairs : [[name, doc.defaultValue.replaceAll('`', '')] as const]).flatMap(
        ([key, value]) => ({place: `${owner}.${name}`, key, value: value.trim().replaceAll("'", '"')}),
      );
    }),
  );

  it('states the defaults of the agent file', () => {
    const shared = stated.filter(({key, value}) => agentFile.has(key) && /^["\d{]/u.test(value));
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.filter(({key, value}) => !agentFile.get(key)?.has(value))).toEqual([]);
  });
});

describe('the types of events in contracts/sdk', () => {
  // Recordings write an absent value, whose type `null!` has too, a date and the class of an error as texts.
  const literal = (payload: unknown): string =>
    JSON.stringify(payload, null, 1)
      .replaceAll('"(undefined)"', 'null!')
      .replaceAll('"__error":', '"name":')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/gu, 'new Date($&)');
  const calls = recordedEvents.filter(isEvent).map((recorded) => {
    const bus = isOnAgentBus(recorded) ? 'AgentEventBus' : 'SessionEventBus';
    const values = [recorded.event, recorded.payload].filter((value) => value !== '(no argument)').map(literal);
    return {name: `${bus} ${recorded.event}`, bus, call: `bus.emit(${values.join(', ')});`};
  });
  const samples = Object.fromEntries(
    [...groupBy(calls, ({name}) => name)].map(([name, same]) => {
      const start = `import type {${same[0]?.bus}} from '@truffle-ai/saiki';\ndeclare const bus: ${same[0]?.bus};\n`;
      return [name, start + [...new Set(same.map(({call}) => call))].join('\n')];
    }),
  );
  const errors = compileSdkSamples(samples);

  it('are of all recorded events', () => {
    expect(Object.keys(samples).length).toBeGreaterThan(20);
  });

  it.each(Object.keys(samples))('accept each recorded payload of %s', (name) => {
    expect(errors[name]).toEqual([]);
  });
});
