import {Ajv2020} from 'ajv/dist/2020.js';
import {checkJson, siteProgramErrors, type Role, type ShellWord, type SiteProgram} from '@docs-kit/code-samples/check';
import {describeSchemaErrors} from '@docs-kit/reference/validator';
import {once} from '@docs-kit/report';

const text = {type: 'string', minLength: 1} as const;
const texts = {type: 'object', additionalProperties: {type: 'string'}};

const objectWith = (required: string, properties: object) => ({
  type: 'object',
  required: [required],
  additionalProperties: false,
  properties,
});

const program = {
  type: {const: 'stdio'},
  command: text,
  args: {type: 'array', items: {type: 'string'}},
  env: texts,
  cwd: text,
};
const connection = {type: {enum: ['http', 'sse']}, url: text, headers: texts};

const servers = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {oneOf: [objectWith('command', program), objectWith('url', connection)]},
};

/** Keys for servers in the configuration of clients: `servers` is VS Code's, `context_servers` is Zed's. */
const keys = ['mcpServers', 'servers', 'context_servers'] as const;

/** Configuration of MCP clients: programs to start, or URLs to connect to, under one of the keys. */
const clientSchema = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: Object.fromEntries(keys.map((key) => [key, servers])),
};

/**
 * Validators for the configuration of clients, the description of a tool for a model, and the call of a tool.
 * @see https://modelcontextprotocol.io/specification/2025-06-18/server/tools
 */
const validators = once(() => {
  const ajv = new Ajv2020({allErrors: true, verbose: true});
  const shape = (properties: object) =>
    ajv.compile({type: 'object', additionalProperties: false, required: Object.keys(properties), properties});
  const inputSchema = {type: 'object', $ref: 'https://json-schema.org/draft/2020-12/schema', required: ['type']};
  return {
    client: ajv.compile(clientSchema),
    call: shape({name: text, arguments: {type: 'object'}}),
    description: shape({name: text, description: text, inputSchema}),
  };
});

interface StdioEntry {
  readonly command?: string;
  readonly args?: readonly string[];
}

const wordOf = (text: string): ShellWord => ({text, isKnown: true});

/** `json client`: the configuration of an MCP client, including the call of `saiki`. */
export const clientJson = (saiki: SiteProgram): Role => ({
  kind: 'JSON',
  languages: ['json'],
  marker: 'client',
  check(block) {
    return checkJson(block, (value) => {
      const validate = validators().client;
      if (!validate(value)) return describeSchemaErrors(validate.errors ?? []);
      const [[key, entries] = ['', {}]] = Object.entries(value as Record<string, Record<string, StdioEntry>>);
      return Object.entries(entries).flatMap(([name, {command = '', args = []}]) => {
        const call = {name: wordOf(command), words: args.map(wordOf), assignments: [], line: 1};
        return siteProgramErrors(call, saiki).map((error) => `${key}.${name}: ${error}`);
      });
    });
  },
});

/** `json tool`: the description of a tool for a model, or the call of a tool. */
export const toolJson: Role = {
  kind: 'JSON',
  languages: ['json'],
  marker: 'tool',
  check: (block) =>
    checkJson(block, (value) => {
      const isCall = typeof value === 'object' && value !== null && 'arguments' in value;
      const validate = validators()[isCall ? 'call' : 'description'];
      return validate(value) ? [] : describeSchemaErrors(validate.errors ?? []);
    }),
};
