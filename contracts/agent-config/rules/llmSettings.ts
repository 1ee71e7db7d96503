import {nearestKey} from '../nearestKey';
import {hasVariable, type Mapping} from '../values';
import type {LlmRegistry, RegistryProvider} from '../../llmRegistry';

/** The valid settings in the `llm` part of an agent file, with what the registry says about them. */
export interface LlmSettings {
  /** The provider as written or, if it doesn't exist, the one with the nearest name. */
  readonly provider: string;
  readonly model: string | undefined;
  readonly hasBaseURL: boolean;
  readonly router: string | undefined;
  readonly maxInputTokens: number | undefined;
  /** Undefined if no provider has a similar name. */
  readonly known: RegistryProvider | undefined;
}

/**
 * Reads the `llm` part.
 * @returns undefined without a provider, or if a variable hides it until the agent starts
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

/** Whether there is a provider with that name, in any letter case. */
export const isProvider = (name: string, {providers}: LlmRegistry): boolean =>
  Object.hasOwn(providers, name.toLowerCase());

/**
 * Finds a model of a provider, in any letter case.
 * @returns its name in the registry, or undefined
 */
export const modelName = (provider: RegistryProvider, model: string): string | undefined =>
  Object.keys(provider.models).find((name) => name.toLowerCase() === model.toLowerCase());
