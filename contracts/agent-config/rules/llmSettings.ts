import {hasVariable, type Mapping} from '../values';
import type {LlmRegistry, RegistryProvider} from '../../llmRegistry';

/** What fits the schema in the `llm` part of an agent file, with what the registry says about it. */
export interface LlmSettings {
  readonly provider: string;
  readonly model: string | undefined;
  readonly hasBaseURL: boolean;
  readonly router: string | undefined;
  readonly maxInputTokens: number | undefined;
  /** Nothing for an unknown provider. */
  readonly known: RegistryProvider | undefined;
}

/**
 * Reads the `llm` part.
 * @returns nothing without a provider, or when it is known only at the start because it holds a variable
 */
export function llmSettings(config: Mapping, registry: LlmRegistry): LlmSettings | undefined {
  const llm = config.llm as Mapping | undefined;
  const provider = llm?.provider;
  if (!llm || typeof provider !== 'string' || hasVariable(provider)) return undefined;
  const name = provider.toLowerCase();
  return {
    provider,
    model: llm.model as string | undefined,
    hasBaseURL: 'baseURL' in llm,
    router: llm.router as string | undefined,
    maxInputTokens: typeof llm.maxInputTokens === 'number' ? llm.maxInputTokens : undefined,
    known: Object.hasOwn(registry.providers, name) ? registry.providers[name] : undefined,
  };
}

/**
 * Finds a model of a provider; letter case does not count.
 * @returns its name in the registry, or nothing
 */
export const modelName = (provider: RegistryProvider, model: string): string | undefined =>
  Object.keys(provider.models).find((name) => name.toLowerCase() === model.toLowerCase());
