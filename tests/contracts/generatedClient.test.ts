// Clients generated from the REST contract: their types are right, and have names that a reader recognizes.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const file = path.resolve('contracts/rest.openapi.yaml');

interface Contract {
  readonly info: {readonly contact?: object};
  readonly security?: unknown;
  readonly components: {readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>};
}
const contract = parse(readFileSync(file, 'utf8')) as Contract;
const schemas = Object.entries(contract.components.schemas);

/** Compiles modules together, strictly and including libraries. Returns the errors of each by its name. */
function compile(modules: Readonly<Record<string, string>>): Record<string, string[]> {
  const target = ts.ScriptTarget.ES2022;
  const options: ts.CompilerOptions = {strict: true, noEmit: true, target, lib: ['lib.es2022.d.ts'], types: []};
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists, getSourceFile} = host;
  host.readFile = (name) => modules[name] ?? readFile(name);
  host.fileExists = (name) => name in modules || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name in modules ? ts.createSourceFile(name, modules[name] ?? '', target) : getSourceFile(name, ...rest);
  const found = ts.getPreEmitDiagnostics(ts.createProgram(Object.keys(modules), options, host));
  const errorsOf = (name: string) =>
    found
      .filter(({file: where}) => where?.fileName === name)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return Object.fromEntries(Object.keys(modules).map((name) => [name, errorsOf(name)]));
}

const client = (body: string): string =>
  `import type {components, operations} from './api';\ntype Schemas = components['schemas'];\n${body}`;

/** Programs that readers might write. */
const right: Readonly<Record<string, string>> = {
  'a switch of the model': `export const it: Schemas['SwitchLlmRequest'] = {model: 'gpt-4.1', temperature: 0.5};`,
  'a server, by its type': `export function place(server: Schemas['McpServerConfiguration']): string {
    return server.type === 'stdio' ? [server.command, ...server.args].join(' ') : server.url;
  }`,
  'the header of MCP': `export const it: operations['mcpPost']['parameters']['header'] = {Accept: 'application/json'};`,
};

/** Programs with one mistake. */
const wrong: Readonly<Record<string, string>> = {
  'a misspelled setting': `export const it: Schemas['SwitchLlmRequest'] = {model: 'gpt-4.1', temprature: 0.5};`,
  'an unknown provider': `export const it: Schemas['SwitchLlmRequest'] = {provider: 'opnai'};`,
  'a server without its key': `export const it: Schemas['McpServerConfiguration'] = {type: 'http'};`,
};

const moduleOf = (name: string): string => `/${name}.ts`;

describe('openapi-typescript', async () => {
  const api = astToString(await openapiTS(new URL(`file://${file}`), {defaultNonNullable: false}));
  const programs = Object.entries({...right, ...wrong}).map(([name, body]) => [moduleOf(name), client(body)]);
  const errors = compile({'/api.ts': api, ...Object.fromEntries(programs)});

  it('makes types that compile', () => {
    expect(errors['/api.ts']).toEqual([]);
  });

  it.each(Object.keys(right))('makes types for %s', (name) => {
    expect(errors[moduleOf(name)]).toEqual([]);
  });

  it.each(Object.keys(wrong))('makes types that reject %s', (name) => {
    expect(errors[moduleOf(name)]).toHaveLength(1);
  });
});

describe('for all generators', () => {
  it('no schema hides a global of the language', () => {
    const globals = Object.getOwnPropertyNames(globalThis);
    expect(schemas.map(([name]) => name).filter((name) => globals.includes(name))).toEqual([]);
  });

  it('every schema has a title', () => {
    expect(schemas.filter(([, schema]) => typeof schema.title !== 'string').map(([name]) => name)).toEqual([]);
  });

  it('a union whose members are told apart by one key says so', () => {
    const constantsOf = ({$ref = ''}: {$ref?: string}): string[] => {
      const member = contract.components.schemas[$ref.split('/').at(-1) ?? ''];
      const properties = (member?.properties ?? {}) as Record<string, {const?: unknown}>;
      return Object.keys(properties).filter((key) => typeof properties[key]?.const === 'string');
    };
    const unmarked = schemas.filter(([, {oneOf, discriminator}]) => {
      if (!Array.isArray(oneOf) || discriminator !== undefined) return false;
      const [first = [], ...others] = (oneOf as {$ref?: string}[]).map(constantsOf);
      return first.some((key) => others.every((keys) => keys.includes(key)));
    });
    expect(unmarked.map(([name]) => name)).toEqual([]);
  });

  it('no alternative is a bare list of required keys, which generators turn into a type of anything', () => {
    const bare = (member: object): boolean => Object.keys(member).join() === 'required';
    const found = schemas.filter(([, {anyOf = [], oneOf = []}]) =>
      [...(anyOf as object[]), ...(oneOf as object[])].some(bare),
    );
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('it says that there is no authentication, and whom to ask', () => {
    expect(contract.security).toEqual([]);
    expect(contract.info.contact).toMatchObject({url: expect.stringMatching(/^https:/u) as string});
  });
});
