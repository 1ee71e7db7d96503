// Types generated from the AsyncAPI contracts: a named type for each payload and its parts.
import {readFileSync} from 'node:fs';
import {Parser} from '@asyncapi/parser';
import {withTypeTitles} from '@docs-kit/reference/asyncapi-titles';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Node {
  readonly [key: string]: unknown;
}

interface Contract {
  readonly channels: Readonly<Record<string, {readonly messages?: Readonly<Record<string, Node>>}>>;
  readonly components: {
    readonly messages: Readonly<Record<string, Node>>;
    readonly schemas: Readonly<Record<string, Node>>;
  };
}

/** Every schema within a schema, with its position; keywords such as `examples` contain none. */
function schemasIn(schema: unknown, place: string): {place: string; schema: Node}[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Node;
  const below = (key: string, value: unknown) => schemasIn(value, `${place}/${key}`);
  return [
    {place, schema: node},
    ...Object.entries((node.properties ?? {}) as Node).flatMap(([key, child]) => below(key, child)),
    ...below('items', node.items),
    ...below('additionalProperties', node.additionalProperties),
    ...[...((node.anyOf ?? []) as unknown[]), ...((node.oneOf ?? []) as unknown[])].flatMap((child, index) =>
      below(String(index), child),
    ),
  ];
}

describe.each(['websocket.asyncapi.yaml', 'events.asyncapi.yaml'])('%s, as published', (file) => {
  const source = readFileSync(`contracts/${file}`, 'utf8');
  const text = withTypeTitles(source);
  const contract = parse(text) as Contract;
  const messages = [
    ...Object.entries(contract.components.messages),
    ...Object.entries(contract.channels).flatMap(([name, channel]) =>
      Object.entries(channel.messages ?? {}).map(([key, message]) => [`${name} ${key}`, message] as const),
    ),
  ].filter(([, message]) => message.$ref === undefined);
  const all = [
    ...messages.flatMap(([name, {payload}]) => schemasIn(payload, name)),
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => schemasIn(schema, name)),
  ];

  it('is valid AsyncAPI 3', async () => {
    const {diagnostics} = await new Parser().parse(text);
    // 0 is an error, 1 a warning; 2 and 3 are hints.
    const found = diagnostics.filter(({severity}) => severity <= 1);
    expect(found.map(({path, range, message}) => `${range.start.line + 1} (${path.join('.')}): ${message}`)).toEqual(
      [],
    );
  });

  it('has a title on every object, union and enumeration', () => {
    const isNamed = ({type, enum: values, anyOf, oneOf}: Node) =>
      type === 'object' || Boolean(values ?? anyOf ?? oneOf);
    const named = all.filter(({schema}) => isNamed(schema));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({schema}) => typeof schema.title !== 'string').map(({place}) => place)).toEqual([]);
  });

  it('has no two payloads with one title, and none that hides a global of the language', () => {
    const titles = messages.flatMap(([, {payload}]) => (payload as Node | undefined)?.title ?? []);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => Object.hasOwn(globalThis, String(title)))).toEqual([]);
  });

  it('has no alternative that is a list of required keys alone', () => {
    const members = all.flatMap(({schema}) => [
      ...((schema.anyOf ?? []) as Node[]),
      ...((schema.oneOf ?? []) as Node[]),
    ]);
    expect(members.filter(({$ref, type}) => $ref === undefined && type === undefined)).toEqual([]);
  });

  it('has an example of every message with a payload', () => {
    const without = messages.filter(([, {payload, examples}]) => payload !== undefined && !Array.isArray(examples));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('says what the contract says', () => {
    const untitled = (value: unknown): string =>
      JSON.stringify(value, (key, child: unknown) => (key === 'title' ? undefined : child));
    expect(untitled(contract)).toBe(untitled(parse(source)));
  });
});
