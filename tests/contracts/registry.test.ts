import {describe, expect, it} from 'vitest';
import agentSchema from '../../contracts/agent-config.schema.json';
import registrySchema from '../../contracts/llm-registry.schema.json';
import type {LlmRegistry} from '../../contracts/llmRegistry';
import {contracts} from './interfaces';
import {schemaProblemsIn} from './places';

const registry = contracts.read<LlmRegistry>('llm-registry.json');
const providers = Object.entries(registry.providers).map(([name, provider]) => ({name, provider}));

describe('llm-registry.json', () => {
  it('fits its schema', () => {
    expect(schemaProblemsIn('llm-registry.json', registrySchema)).toEqual([]);
  });

  it('lists seven providers and 33 models', () => {
    expect(Object.keys(registry.providers)).toEqual([
      'openai',
      'openai-compatible',
      'anthropic',
      'google',
      'groq',
      'xai',
      'cohere',
    ]);
    expect(providers.map(({provider}) => Object.keys(provider.models).length)).toEqual([10, 0, 7, 6, 2, 3, 5]);
  });

  it('has the routers and the default router of the agent file', () => {
    const {router} = agentSchema.$defs.llm.properties;
    expect(Object.keys(registry.routers)).toEqual(router.enum);
    expect(registry.defaultRouter).toBe(router.default);
  });

  it('names the same providers as the examples of the agent file', () => {
    expect(agentSchema.$defs.llm.properties.provider.examples).toEqual(Object.keys(registry.providers));
  });

  it('lets the program start with a key of a provider', () => {
    const variables = providers.flatMap(({provider}) => provider.keyVariables);
    expect(registry.startKeyVariables.filter((name) => !variables.includes(name))).toEqual([]);
    expect(registry.startKeyVariables).toHaveLength(3);
  });

  it.each(providers)('$name: has a default model from its list, or takes any model', ({provider}) => {
    if (provider.acceptsAnyModel) expect([provider.defaultModel, provider.models]).toEqual([null, {}]);
    else expect(Object.keys(provider.models)).toContain(provider.defaultModel);
  });

  it.each(providers)('$name: works only with routers that are listed and described', ({provider}) => {
    expect(Object.keys(registry.routers)).toEqual(expect.arrayContaining([...provider.listedRouters]));
    expect(provider.listedRouters).toEqual(expect.arrayContaining([...provider.workingRouters]));
    expect(provider.workingRouters).toContain(registry.defaultRouter);
  });

  it.each(providers)('$name: accepts files of known kinds only', ({provider}) => {
    const kinds = Object.values(provider.models).flatMap(({fileKinds}) => fileKinds);
    expect(kinds.filter((kind) => !(kind in registry.fileKinds))).toEqual([]);
  });

  it('names no model twice, so that a model names its provider', () => {
    const names = providers.flatMap(({provider}) => Object.keys(provider.models).map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives each media type to one kind of file', () => {
    const types = Object.values(registry.fileKinds).flatMap(({mediaTypes}) => mediaTypes);
    expect(new Set(types).size).toBe(types.length);
  });
});
