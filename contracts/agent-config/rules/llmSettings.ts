import {hasVariable, type Mapping} from '../values';
import type {LlmRegistry, RegistryProvider} from '../../llmRegistry';

/** The `llm` part of an agent file that fits the schema, with what the registry says about it. */
export interface LlmSettings {
  readonly provider: string;
  readonly model: string;
  readonly baseURL: string | undefined;
  readonly router: string | undefined;
  readonly maxInputTokens: number | undefined;
  /** Nothing for an unknown provider. */
  readonly known: RegistryProvider | undefined;
}

/**
 * Reads the `llm` part.
 * @returns nothing when there is none, or when the provider is known only at the start because it holds a variable
 */
export function llmSettings(config: Mapping, registry: LlmRegistry): LlmSettings | undefined {
  const llm = config.llm as Mapping | undefined;
  if (!llm || hasVariable(llm.provider)) return undefined;
  const provider = String(llm.provider);
  const name = provider.toLowerCase();
  return {
    provider,
    model: String(llm.model),
    baseURL: llm.baseURL as string | undefined,
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
