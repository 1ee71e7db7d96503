import {nearestKey} from '../nearestKey';
import {hasVariable, type Mapping} from '../values';
import type {LlmRegistry, RegistryProvider} from '../../llmRegistry';

/** What fits the schema in the `llm` part of an agent file, with what the registry says about it. */
export interface LlmSettings {
  /** What is written, or the provider that it is nearest to when there is none of that name. */
  readonly provider: string;
  readonly model: string | undefined;
  readonly hasBaseURL: boolean;
  readonly router: string | undefined;
  readonly maxInputTokens: number | undefined;
  /** Nothing for a provider that is near to none. */
  readonly known: RegistryProvider | undefined;
}

/**
 * Reads the `llm` part.
 * @returns nothing without a provider, or when it is known only at the start because it holds a variable
 */
export function llmSettings(config: Mapping, registry: LlmRegistry): LlmSettings | undefined {
  const llm = config.llm as Mapping | undefined;
  const written = llm?.provider;
  if (!llm || typeof written !== 'string' || hasVariable(written)) return undefined;
  const nearest = nearestKey(written, Object.keys(registry.providers));
  const provider = isProvider(written, registry) ? written : (nearest ?? written);
  return {
    provider,
    model: llm.model as string | undefined,
    hasBaseURL: 'baseURL' in llm,
    router: llm.router as string | undefined,
    maxInputTokens: typeof llm.maxInputTokens === 'number' ? llm.maxInputTokens : undefined,
    known: registry.providers[nearest ?? ''],
  };
}

/** Tells whether there is a provider of that name; letter case does not count. */
export const isProvider = (name: string, {providers}: LlmRegistry): boolean =>
  Object.hasOwn(providers, name.toLowerCase());

/**
 * Finds a model of a provider; letter case does not count.
 * @returns its name in the registry, or nothing
 */
export const modelName = (provider: RegistryProvider, model: string): string | undefined =>
  Object.keys(provider.models).find((name) => name.toLowerCase() === model.toLowerCase());
