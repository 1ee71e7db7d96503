import type {LLMConfig, LLMProvider} from './llm.js';

/**
 * Kind of file that a model may accept, besides pictures.
 */
export type SupportedFileType = 'audio' | 'pdf';

/**
 * What the registry says about a model.
 */
export interface ModelInfo {
  /** Name of the model. */
  name: string;
  /** Limit of input tokens. */
  maxInputTokens: number;
  /** Whether it is the default of its provider. */
  default?: boolean;
  /** Files that it accepts. */
  supportedFileTypes: SupportedFileType[];
}

/**
 * What the registry says about a provider.
 */
export interface ProviderInfo {
  /** Its models; none when it accepts any name. */
  models: ModelInfo[];
  /**
   * Routers that a switch at run time accepts for it.
   * @remarks `openai-compatible` lists `in-built`, yet its first session fails with that router.
   */
  supportedRouters: string[];
  /** Whether `baseURL` may or must be set. */
  baseURLSupport: 'none' | 'optional' | 'required';
  /** Files that the registry lists for the provider as a whole. */
  supportedFileTypes: SupportedFileType[];
}

/**
 * All providers and models that this version knows.
 */
export declare const LLM_REGISTRY: Record<LLMProvider, ProviderInfo>;

/**
 * Input token limit that Saiki assumes when it knows none: 128000.
 */
export declare const DEFAULT_MAX_INPUT_TOKENS: number;

/**
 * Kind of file by media type: PDF and nine audio types.
 */
export declare const MIME_TYPE_TO_FILE_TYPE: Record<
  string,
  SupportedFileType
>;

/**
 * Lists the providers.
 * @returns seven names
 */
export declare function getSupportedProviders(): string[];

/**
 * Lists the models of a provider.
 * @param provider - name of the provider
 * @returns names of models; none for an unknown provider
 *
 * @example
 * ```ts
 * import { getSupportedModels } from '@truffle-ai/saiki';
 *
 * console.log(getSupportedModels('xai')); // grok-4, grok-3, grok-3-mini
 * ```
 */
export declare function getSupportedModels(provider: string): string[];

/**
 * Lists the models of all providers.
 * @returns names of models
 */
export declare function getAllSupportedModels(): string[];

/**
 * Returns a provider's default model.
 * @param provider - name of the provider
 * @returns name of the model, or `null` when there is none
 */
export declare function getDefaultModelForProvider(
  provider: string,
): string | null;

/**
 * Reads the limit of a model.
 * @param provider - name of the provider
 * @param model - name of the model
 * @returns limit of input tokens
 * @throws ProviderNotFoundError for an unknown provider
 * @throws ModelNotFoundError for an unknown model
 */
export declare function getMaxInputTokensForModel(
  provider: string,
  model: string,
): number;

/**
 * Works out the limit that applies to model settings.
 * @param config - model settings
 * @returns `maxInputTokens` of the settings, else the limit of the model, else 128000 for an endpoint with `baseURL`
 * @throws EffectiveMaxInputTokensError when no limit can be found
 */
export declare function getEffectiveMaxInputTokens(
  config: LLMConfig,
): number;

/**
 * Finds the provider of a model.
 * @param model - name of the model
 * @returns name of the provider
 * @throws CantInferProviderError when no provider lists the model
 *
 * @example
 * ```ts
 * import { CantInferProviderError, getProviderFromModel } from '@truffle-ai/saiki';
 *
 * try {
 *   console.log(getProviderFromModel('o3')); // openai
 * } catch (error) {
 *   if (!(error instanceof CantInferProviderError)) throw error;
 * }
 * ```
 */
export declare function getProviderFromModel(model: string): string;

/**
 * Lists the routers that a switch at run time accepts for a provider.
 * @param provider - name of the provider
 * @returns names of routers
 */
export declare function getSupportedRoutersForProvider(
  provider: string,
): string[];

/**
 * Checks whether a switch at run time accepts a router for a provider.
 * @param provider - name of the provider
 * @param router - name of the router
 * @returns `true` when the registry lists it
 */
export declare function isRouterSupportedForProvider(
  provider: string,
  router: string,
): boolean;

/**
 * Checks whether a provider exists.
 * @param name - name of the provider
 * @returns `true` for the seven providers
 */
export declare function isValidProvider(name: string): boolean;

/**
 * Checks whether a router exists.
 * @param name - name of the router
 * @returns `true` for `vercel` and `in-built`
 */
export declare function isValidRouter(name: string): boolean;

/**
 * Checks whether a provider has a model.
 * @param provider - name of the provider
 * @param model - name of the model
 * @returns `true` when it does, and also when either is left out
 */
export declare function isValidProviderModel(
  provider?: string,
  model?: string,
): boolean;

/**
 * Checks whether `baseURL` may be set for a provider.
 * @param provider - name of the provider
 * @returns `true` for `openai-compatible` only
 */
export declare function supportsBaseURL(provider: string): boolean;

/**
 * Checks whether `baseURL` must be set for a provider.
 * @param provider - name of the provider
 * @returns `true` for `openai-compatible` only
 */
export declare function requiresBaseURL(provider: string): boolean;

/**
 * Checks whether a provider accepts any model name.
 * @param provider - name of the provider
 * @returns `true` for `openai-compatible` only
 */
export declare function acceptsAnyModel(provider: string): boolean;

/**
 * Checks whether a model accepts a kind of file.
 * @param provider - name of the provider
 * @param model - name of the model
 * @param fileType - kind of file
 * @returns `true` when it does
 * @throws Error for an unknown provider or model
 */
export declare function modelSupportsFileType(
  provider: string,
  model: string,
  fileType: SupportedFileType,
): boolean;

/**
 * Lists the kinds of file that a model accepts.
 * @param provider - name of the provider
 * @param model - name of the model
 * @returns kinds of file; none for providers that accept any model name
 * @throws Error for an unknown provider or model
 */
export declare function getSupportedFileTypesForModel(
  provider: string,
  model: string,
): SupportedFileType[];

/**
 * Lists the media types of files that can be attached.
 * @returns PDF and nine audio types
 */
export declare function getAllowedMimeTypes(): string[];

/**
 * Checks whether a model accepts files of a media type.
 * @param provider - name of the provider
 * @param model - name of the model
 * @param mimeType - media type of the file
 * @returns the answer, the kind of file, and the reason when it doesn't
 *
 * @example
 * ```ts
 * import { validateModelFileSupport } from '@truffle-ai/saiki';
 *
 * const check = validateModelFileSupport('xai', 'grok-4', 'application/pdf');
 * if (!check.isSupported) console.error(check.error);
 * ```
 */
export declare function validateModelFileSupport(
  provider: string,
  model: string,
  mimeType: string,
): {isSupported: boolean; fileType?: SupportedFileType; error?: string};

/**
 * Thrown by lookups in the registry that name an unknown provider.
 */
export declare class ProviderNotFoundError extends Error {
  /**
   * Makes the error.
   * @param provider - the unknown name
   */
  constructor(provider: string);
}

/**
 * Thrown by lookups in the registry that name an unknown model.
 */
export declare class ModelNotFoundError extends Error {
  /**
   * Makes the error.
   * @param provider - name of the provider
   * @param model - the name that it doesn't know
   */
  constructor(provider: string, model: string);
}

/**
 * Thrown when no provider lists a model.
 */
export declare class CantInferProviderError extends Error {
  /**
   * Makes the error.
   * @param model - the name that no provider lists
   */
  constructor(model: string);
}

/**
 * Thrown when no limit of input tokens can be found for model settings.
 */
export declare class EffectiveMaxInputTokensError extends Error {
  /**
   * Makes the error.
   * @param provider - name of the provider
   * @param model - name of the model
   */
  constructor(provider: string, model: string);
}
