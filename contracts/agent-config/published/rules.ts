import type {LlmRegistry, RegistryProvider} from '../../llmRegistry';
import {builtInSources} from '../rules/systemPrompt';
import {addresses, misplaced} from '../rules/storage';
import type {SchemaNode} from './hoverText';
import {anyCase, inAnyCase, oneOf, variablePattern} from './patterns';

const list = (names: readonly string[]): string => names.join(', ');

/** Applies `then` if a key has a matching value. */
const when = (key: string, value: SchemaNode, then: SchemaNode): SchemaNode => ({
  if: {required: [key], properties: {[key]: value}},
  then,
});

function modelRules(name: string, {models}: RegistryProvider): SchemaNode[] {
  const names = Object.keys(models);
  const limits = [...new Set(Object.values(models).map(({maxInputTokens}) => maxInputTokens))];
  const atMost = limits.map((limit) => {
    const limited = names.filter((model) => models[model]?.maxInputTokens === limit);
    return when('model', {pattern: anyCase(limited)}, {properties: {maxInputTokens: {maximum: limit}}});
  });
  const model = inAnyCase(names, `${name} has no such model. Known models: ${list(names)}.`);
  return [{properties: {model}}, ...atMost];
}

function routerRule(name: string, {workingRouters}: RegistryProvider): SchemaNode {
  const message = `The first session fails with this router. ${name} works with: ${list(workingRouters)}.`;
  return {properties: {router: oneOf(workingRouters, message)}};
}

function providerRule(name: string, provider: RegistryProvider, allRouters: readonly string[]): SchemaNode {
  const address =
    provider.baseURL === 'required'
      ? {required: ['baseURL'], errorMessage: `${name} needs baseURL, the address of the endpoint.`}
      : {properties: {baseURL: false}, errorMessage: `${name} takes no baseURL. Write provider: openai-compatible.`};
  const rules = [
    address,
    ...(provider.acceptsAnyModel ? [] : modelRules(name, provider)),
    ...(allRouters.every((router) => provider.workingRouters.includes(router)) ? [] : [routerRule(name, provider)]),
  ];
  return when('provider', {pattern: anyCase([name])}, {allOf: rules});
}

function backendRule(type: string): SchemaNode {
  const keys = addresses[type] ?? [];
  const errorMessage = `${type} needs one of ${list(keys)}.`;
  return {anyOf: keys.map((key) => ({required: [key], errorMessage}))};
}

function slotRules(slot: keyof typeof misplaced, types: readonly string[]): SchemaNode {
  const fitting = types.filter((type) => !Object.hasOwn(misplaced[slot], type));
  return {
    allOf: Object.entries(misplaced[slot]).map(([type, message]) =>
      when('type', {const: type}, {properties: {type: {enum: fitting, errorMessage: message.replaceAll('`', '')}}}),
    ),
  };
}

/** A rule for a key of a contributor. Saiki ignores contributors that are switched off. */
const whenEnabled = (key: string, rule: SchemaNode): SchemaNode => ({
  if: {properties: {enabled: {const: true}}},
  then: {properties: {[key]: rule}},
});

const knownSource = oneOf(builtInSources, `The agent does not start. Known sources: ${list(builtInSources)}.`);

const readableFile: SchemaNode = {
  pattern: String.raw`\.(?:[mM][dD]|[tT][xX][tT])$|${variablePattern}`,
  patternErrorMessage: 'Only .md and .txt files are read.',
};

/** The name of a key variable without `$`, or in a form that Saiki doesn't replace, would be sent as the key. */
function keyRule(providers: readonly RegistryProvider[]): SchemaNode {
  const names = [...new Set(providers.flatMap(({keyVariables}) => keyVariables))];
  return {
    pattern: String.raw`^(?!.*\b(?:${names.join('|')})\b)|${variablePattern}`,
    patternErrorMessage: 'This text is sent as it is. Write the variable as $NAME, for example $OPENAI_API_KEY.',
  };
}

const fullPath: SchemaNode = {
  pattern: '^(?!~/)',
  patternErrorMessage: '~ is not your home folder here. Write $HOME in its place.',
};

/** A Redis cache stores sessions for whole seconds. */
const wholeSeconds: SchemaNode = {
  if: {
    required: ['storage'],
    properties: {
      storage: {required: ['cache'], properties: {cache: {required: ['type'], properties: {type: {const: 'redis'}}}}},
    },
  },
  then: {
    properties: {
      sessions: {
        properties: {sessionTTL: {multipleOf: 1000}},
      },
    },
  },
};

const backends = ['in-memory', 'sqlite', 'redis', 'postgres'];

/**
 * The rules of `contracts/agent-config/rules` that JSON Schema can express.
 * @returns what to add, with the position in the schema as a path of keys
 */
export function schemaRules(registry: LlmRegistry): {readonly path: readonly string[]; readonly rule: SchemaNode}[] {
  const providers = Object.entries(registry.providers);
  const names = providers.map(([name]) => name);
  const routers = Object.keys(registry.routers);
  return [
    {path: [], rule: wholeSeconds},
    {
      path: ['$defs', 'llm', 'properties', 'provider'],
      rule: inAnyCase(names, `There is no such provider. Known providers: ${list(names)}.`),
    },
    {
      path: ['$defs', 'llm'],
      rule: {allOf: providers.map(([name, provider]) => providerRule(name, provider, routers))},
    },
    {
      path: ['$defs', 'llm', 'properties', 'apiKey'],
      rule: keyRule(providers.map(([, provider]) => provider)),
    },
    // Each provider's rule lists its own models.
    {path: ['$defs', 'llm', 'properties', 'model'], rule: {examples: []}},
    {path: ['$defs', 'dynamicContributor'], rule: whenEnabled('source', knownSource)},
    {path: ['$defs', 'fileContributor'], rule: whenEnabled('files', {items: readableFile})},
    {path: ['$defs', 'sqliteBackend', 'properties', 'path'], rule: fullPath},
    {path: ['$defs', 'redisBackend'], rule: backendRule('redis')},
    {path: ['$defs', 'postgresBackend'], rule: backendRule('postgres')},
    {path: ['$defs', 'storage', 'properties', 'cache'], rule: slotRules('cache', backends)},
    {path: ['$defs', 'storage', 'properties', 'database'], rule: slotRules('database', backends)},
  ];
}
