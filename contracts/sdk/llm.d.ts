import type {AgentStateManager} from './state.js';
import type {FileData, ImageData} from './messages.js';
import type {ToolSet} from './unexported.js';
import type {ValidationError, ValidationResult} from './validation.js';

/**
 * Name of a provider of models.
 */
export type LLMProvider =
  | 'openai'
  | 'openai-compatible'
  | 'anthropic'
  | 'google'
  | 'groq'
  | 'xai'
  | 'cohere';

/**
 * The client that talks to a provider.
 *
 * @remarks
 * `vercel` uses the Vercel AI SDK and works with all providers. `in-built` uses the SDKs of OpenAI and Anthropic and works
 * with these two only; it ignores `stream`, `temperature` and `maxOutputTokens`.
 */
export type LLMRouter = 'vercel' | 'in-built';

/**
 * Model settings, as a program writes them.
 *
 * @pitfall Keys aren't looked up.
 * `apiKey` must be there and non-empty, even for local servers that ignore it. Pass the result of
 * {@link resolveApiKeyForProvider} or an environment variable.
 *
 * @pitfall `baseURL` belongs to one provider.
 * It is required for `openai-compatible` and rejected for every other one. Use `openai-compatible` for custom endpoints.
 */
export interface LLMConfig {
  /** Name of the provider; see {@link LLMProvider}. */
  provider: string;
  /** Name of the model, from the registry; any name with `openai-compatible`. */
  model: string;
  /** Key for the provider. */
  apiKey: string;
  /**
   * How many times one turn may call the model, including the call for the answer.
   * @defaultValue 50
   */
  maxIterations?: number;
  /**
   * The client that talks to the provider.
   * @defaultValue `'vercel'`
   */
  router?: LLMRouter;
  /** Address of an OpenAI-compatible endpoint; `baseUrl` isn't a key. */
  baseURL?: string;
  /**
   * Budget for system prompt and history, in tokens; not above the limit of the model.
   * @defaultValue the limit of the model; 128000 when it is unknown
   */
  maxInputTokens?: number;
  /**
   * Longest answer, in tokens; `vercel` router only. With `in-built`, Anthropic requests always ask for 4096.
   * @defaultValue the provider's own
   */
  maxOutputTokens?: number;
  /**
   * Randomness from 0 to 1; `vercel` router only, which sends 0 when it is unset (nothing for OpenAI reasoning models).
   */
  temperature?: number;
}

/**
 * Model settings after validation, with defaults.
 */
export interface ValidatedLLMConfig extends LLMConfig {
  /** How many times one turn may call the model, including the call for the answer. */
  maxIterations: number;
  /** The client that talks to the provider. */
  router: LLMRouter;
}

/**
 * What a model service says about itself.
 */
export interface LLMServiceConfig {
  /** The client that talks to the provider; see {@link LLMRouter}. */
  router: string;
  /** Name of the provider. */
  provider: string;
  /** The model; its type depends on the router. */
  model: unknown;
  /** Budget of the configuration, in tokens. */
  configuredMaxInputTokens?: number | null;
  /** Limit of the model, in tokens. */
  modelMaxInputTokens?: number | null;
}

/**
 * Talks to one model for one session.
 * @remarks Get it from {@link ChatSession.getLLMService}. There is no exported class for it.
 */
export interface ILLMService {
  /**
   * Runs a turn, tool calls included.
   * @param text - the message
   * @param image - a picture
   * @param file - a PDF or audio file
   * @param stream - whether to emit pieces while the answer is written
   * @returns the final text; a failed model call is text too
   */
  completeTask(
    text: string,
    image?: ImageData,
    file?: FileData,
    stream?: boolean,
  ): Promise<string>;
  /**
   * Lists the tools that the model may call.
   * @returns tools by name
   */
  getAllTools(): Promise<ToolSet>;
  /**
   * Describes the service.
   * @returns router, provider, model and limits
   */
  getConfig(): LLMServiceConfig;
}

/**
 * Result of {@link buildLLMConfig}.
 */
export interface LLMConfigResult extends ValidationResult {
  /** The settings; use them only when `isValid` is true. */
  config: ValidatedLLMConfig;
  /** What was adjusted. */
  warnings: string[];
  /** Whether the settings can be used. */
  isValid: boolean;
  /** Why not. */
  errors: ValidationError[];
}

/**
 * Applies changes to model settings by the rules of {@link SaikiAgent.switchLLM}, without switching anything.
 * @param updates - what changes
 * @param current - settings in use
 * @returns the new settings with warnings and errors
 *
 * @example
 * ```ts
 * import { buildLLMConfig, type SaikiAgent } from '@truffle-ai/saiki';
 *
 * export async function couldUse(agent: SaikiAgent, model: string) {
 *   const current = agent.getCurrentLLMConfig();
 *   const { isValid } = await buildLLMConfig({ model }, current);
 *   return isValid;
 * }
 * ```
 */
export declare function buildLLMConfig(
  updates: Partial<LLMConfig>,
  current: LLMConfig,
): Promise<LLMConfigResult>;

/**
 * Does what {@link buildLLMConfig} does and stores the result in a state manager.
 * @remarks No session is switched; {@link SaikiAgent.switchLLM} does that too.
 * @param updates - what changes
 * @param current - settings in use
 * @param stateManager - receives the settings
 * @param sessionId - stores them for this session only
 * @returns the new settings with warnings and errors
 */
export declare function buildValidatedLLMConfig(
  updates: Partial<LLMConfig>,
  current: LLMConfig,
  stateManager: AgentStateManager,
  sessionId?: string,
): Promise<{
  config: ValidatedLLMConfig;
  configWarnings: string[];
  isValid: boolean;
  errors: ValidationError[];
}>;

/**
 * Finds the key of a provider in the environment.
 * @remarks
 * The first variable that is set wins; {@link PROVIDER_API_KEY_MAP} lists them. `switchLLM` uses it, `new SaikiAgent()`
 * doesn't.
 * @param provider - name of the provider
 * @returns the key, or `undefined`
 *
 * @example
 * ```ts
 * import { resolveApiKeyForProvider } from '@truffle-ai/saiki';
 *
 * const apiKey = resolveApiKeyForProvider('anthropic');
 * if (apiKey === undefined) throw new Error('Set ANTHROPIC_API_KEY.');
 * ```
 */
export declare function resolveApiKeyForProvider(
  provider: string,
): string | undefined;

/**
 * Returns the name of the variable that usually has a provider's key.
 * @param provider - name of the provider
 * @returns name of the variable, for example `OPENAI_API_KEY`
 */
export declare function getPrimaryApiKeyEnvVar(provider: string): string;

/**
 * Variables that may hold the key of a provider, in the order in which they are looked up.
 * @remarks
 * It also names variables for `perplexity`, `together`, `fireworks` and `deepseek`, which aren't providers of this
 * version.
 */
export declare const PROVIDER_API_KEY_MAP: Record<string, string[]>;

/**
 * User settings.
 * @remarks Nothing in Saiki uses this type.
 */
export interface UserSettings {
  /** Whether tools need approval. */
  toolApprovalRequired: boolean;
}

/**
 * Reads and updates {@link UserSettings}.
 * @remarks Nothing in Saiki uses this type, and its functions' parameters aren't documented.
 */
export interface SettingsProvider {
  /**
   * Reads the settings.
   * @param parameters - whose settings
   * @returns the settings
   */
  getUserSettings(...parameters: unknown[]): Promise<UserSettings>;
  /**
   * Changes the settings.
   * @param parameters - whose settings, and what changes
   * @returns when they are changed
   */
  updateUserSettings(...parameters: unknown[]): Promise<void>;
}
