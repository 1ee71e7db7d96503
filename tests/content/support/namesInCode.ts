import {openResolver, readSdk, type OperationEntry, type Schema, type SchemaOrFlag} from '@docs-kit/reference';
import {editDistance, escapeRegex, formatPointer, nearestHint} from '@docs-kit/report';
import type {Cli} from '../../../contracts/cli';
import type {LlmRegistry} from '../../../contracts/llmRegistry';
import {saikiCallErrors} from '../../../plugins/saiki-sample-roles/saikiCall';
import {contracts, eventNames, restApi} from '../../contracts/interfaces';

/** The contracts that describe something in words. */
export const contractFiles: readonly string[] = [
  'agent-config.schema.json',
  'agent-rules.yaml',
  'cli.json',
  'errors.json',
  'events.asyncapi.yaml',
  'llm-registry.json',
  'rest.openapi.yaml',
  'websocket.asyncapi.yaml',
];

const cli = contracts.read<Cli>('cli.json');
const models = Object.values(contracts.read<LlmRegistry>('llm-registry.json').providers).flatMap((provider) =>
  Object.keys(provider.models).map((name) => name.toLowerCase()),
);
const {operations} = restApi();
const sdk = readSdk(contracts, 'sdk');
const agentFile = contracts.read<Schema>('agent-config.schema.json');
const resolve = openResolver(agentFile, 'contracts/agent-config.schema.json');

const flags = [cli.options, ...cli.commands.map(({options}) => options)]
  .flat()
  .flatMap((option) => option.flags.split(/[\s,]+/u).filter((part) => part.startsWith('--')));
const variables = cli.environment.map(({name}) => name);

/** Names of other programs have the same form, so only those that differ from Saiki's in one or two letters are wrong. */
function misspelt(name: string, known: readonly string[]): string | undefined {
  const meant = known.includes(name) ? undefined : known.find((other) => editDistance(name, other, 2) <= 2);
  return meant === undefined ? undefined : `"${name}" doesn't exist. Did you mean "${meant}"?`;
}

const pathOf = (target: string): string => target.replace(/[?#].*$/u, '');

function callsOperation(target: string, {path}: OperationEntry): boolean {
  const literals = path.split(/\{[^}]+\}/u).map(escapeRegex);
  return new RegExp(`^${literals.join('[^/]+')}/?$`, 'u').test(pathOf(target));
}

/** Returns the operation that a request calls. */
export const operationOf = (method: string, target: string): OperationEntry | undefined =>
  operations.find((entry) => entry.method === method.toLowerCase() && callsOperation(target, entry));

function operationProblem(method: string, target: string): string | undefined {
  const exists = operationOf(method, target) !== undefined;
  const known = operations.map((entry) => `${entry.method.toUpperCase()} ${entry.path}`);
  const written = `${method} ${pathOf(target)}`;
  return exists ? undefined : `the REST API has no operation "${written}".${nearestHint(written, known)}`;
}

/** A path may be the beginning of others. */
function pathProblem(target: string): string | undefined {
  const exists = operations.some((entry) => callsOperation(target, entry) || `${entry.path}/`.startsWith(`${target}/`));
  const known = operations.map(({path}) => path);
  return exists ? undefined : `the REST API has no path "${target}".${nearestHint(target, known)}`;
}

function hasKey(written: SchemaOrFlag | undefined, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const schema = resolve(written);
  const {additionalProperties: others} = schema;
  const property = schema.properties?.[key];
  if (property !== undefined && hasKey(property, rest)) return true;
  // Keys beside known ones are accepted, and have no effect.
  if (others === true && !schema.properties) return true;
  if (typeof others === 'object' && hasKey(others, rest)) return true;
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return branches.some((branch) => hasKey(branch, [key, ...rest]));
}

const keyProblem = (text: string): string | undefined =>
  hasKey(agentFile, text.replaceAll(/\[\w*\]/gu, '').split('.')) ? undefined : `agent files have no key "${text}".`;

function memberProblem(owner: string, member: string): string | undefined {
  const names = sdk.find(owner).declaration.members.map(({name}) => name);
  return names.includes(member) ? undefined : `${owner} has no member "${member}".${nearestHint(member, names)}`;
}

/** A call without quotes and placeholders, which need a shell to read. Text may name a part of one: `saiki mcp`. */
function callProblem(words: string): string | undefined {
  if (/["'<>…|&[\]]/u.test(words)) return undefined;
  const word = (text: string) => ({text, isKnown: true});
  const call = {name: word('saiki'), words: words.split(/\s+/u).map(word), assignments: [], line: 1};
  return saikiCallErrors(call, cli, models).find((error) => !/needs|has no sub-command|takes no words/u.test(error));
}

/** Describes the name of an interface of Saiki in inline code that doesn't exist; undefined if there is none. */
export function nameProblem(text: string): string | undefined {
  const [, method, target = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/\S*)$/u.exec(text) ?? [];
  if (method !== undefined) return operationProblem(method, target);
  if (/^\/api\/[\w/{}-]+$/u.test(text)) return pathProblem(text);
  if (/^(?:llmservice|saiki):\w+$/u.test(text)) return misspelt(text, eventNames());
  if (/^--[a-z]/u.test(text)) return misspelt(text.replace(/[ =].*$/u, ''), flags);
  if (/^[A-Z]+(?:_[A-Z]+)+(?:=.*)?$/u.test(text)) return misspelt(text.replace(/=.*$/u, ''), variables);
  const [, words] = /^saiki (.+)$/u.exec(text) ?? [];
  if (words !== undefined) return callProblem(words);
  const [, owner = '', member = ''] = /^([A-Z]\w*)\.(\w+)(?:\(.*\))?$/u.exec(text) ?? [];
  if (sdk.exports.some(({name, members}) => name === owner && members.length > 0)) return memberProblem(owner, member);
  const [, top = ''] = /^([a-z]\w*)(?:\.[\w<>[\]-]+)+$/iu.exec(text) ?? [];
  return top in (agentFile.properties ?? {}) ? keyProblem(text) : undefined;
}

/** Texts of a contract that have inline code, each with its JSON Pointer. Examples and quoted messages aren't ours. */
export function textsOfContract(file: string): {readonly place: string; readonly text: string}[] {
  const found: {place: string; text: string}[] = [];
  const visitAll = (value: unknown, steps: readonly string[]): void => {
    if (typeof value === 'string') found.push({place: `contracts/${file}#${formatPointer(steps)}`, text: value});
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!['example', 'examples', 'message', 'pattern', 'proof'].includes(key)) visitAll(inner, [...steps, key]);
    }
  };
  visitAll(contracts.read(file), []);
  return found;
}
