import {Ajv2020} from 'ajv/dist/2020.js';
import {parsePackageName} from '../shell/packageName.mjs';
import {once} from '../once.mjs';
import type {Role} from '../role.mjs';
import {complaintsOf} from '../schema/complaints.mjs';
import {saikiCallFaults} from '../shell/saikiCall.mjs';
import {judged, readJson} from './json.mjs';

const text = {type: 'string', minLength: 1} as const;

/** What MCP clients read: programs to start, or addresses to connect to. */
const schema = {
  type: 'object',
  required: ['mcpServers'],
  additionalProperties: false,
  properties: {
    mcpServers: {
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        oneOf: [
          {
            type: 'object',
            required: ['command'],
            additionalProperties: false,
            properties: {
              type: {const: 'stdio'},
              command: text,
              args: {type: 'array', items: {type: 'string'}},
              env: {type: 'object', additionalProperties: {type: 'string'}},
              cwd: text,
            },
          },
          {
            type: 'object',
            required: ['url'],
            additionalProperties: false,
            properties: {
              type: {enum: ['http', 'sse']},
              url: text,
              headers: {type: 'object', additionalProperties: {type: 'string'}},
            },
          },
        ],
      },
    },
  },
};

const validator = once(() => new Ajv2020({allErrors: true, verbose: true}).compile(schema));

interface StdioEntry {
  readonly command?: string;
  readonly args?: readonly string[];
}

/** `json client`: the configuration of an MCP client, with the call of `saiki` in it. */
export const clientJson: Role = {
  name: 'json client',
  kind: 'JSON',
  languages: ['json'],
  marker: 'client',
  check(block, _page, workshop) {
    const read = readJson(block);
    if ('verdict' in read) return read.verdict;
    const validate = validator();
    if (!validate(read.value)) return judged(block, complaintsOf(validate.errors ?? []));
    const entries = Object.entries((read.value as {mcpServers: Record<string, StdioEntry>}).mcpServers);
    const complaints = entries.flatMap(([name, {command, args = []}]) => {
      const words = saikiWords(command, args);
      if (!words) return [];
      const call = {
        name: {text: 'saiki', isKnown: true},
        words: words.map((word) => ({text: word, isKnown: true})),
        assignments: [],
        line: 1,
      };
      return saikiCallFaults(call, workshop.cli(), workshop.models()).map((fault) => `mcpServers.${name}: ${fault}`);
    });
    return judged(block, complaints);
  },
};

/** The words after `saiki`, when the entry starts it: itself, or by `npx`. */
function saikiWords(command: string | undefined, args: readonly string[]): readonly string[] | undefined {
  if (command === 'saiki') return args;
  if (command !== 'npx') return undefined;
  const index = args.findIndex((word) => !word.startsWith('-'));
  return ['@truffle-ai/saiki', 'saiki'].includes(parsePackageName(args[index] ?? ''))
    ? args.slice(index + 1)
    : undefined;
}
