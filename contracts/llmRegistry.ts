/** What `llm-registry.json` says about one model. */
export interface RegistryModel {
  readonly maxInputTokens: number;
  readonly fileKinds: readonly string[];
}

/** What `llm-registry.json` says about one provider. */
export interface RegistryProvider {
  readonly description: string;
  readonly defaultModel: string | null;
  readonly acceptsAnyModel: boolean;
  /** Routers that the registry lists and that pass validation when switching at run time. */
  readonly listedRouters: readonly string[];
  /** Routers with which a session actually starts. */
  readonly workingRouters: readonly string[];
  readonly baseURL: 'required' | 'refused';
  /** Key variables in lookup order. */
  readonly keyVariables: readonly string[];
  readonly tokenCounting: string;
  readonly models: Readonly<Record<string, RegistryModel>>;
}

/** The contract of providers and models, `contracts/llm-registry.json`. */
export interface LlmRegistry {
  readonly version: string;
  readonly description: string;
  readonly routers: Readonly<Record<string, {readonly description: string}>>;
  readonly defaultRouter: string;
  readonly fallbackMaxInputTokens: number;
  readonly startKeyVariables: readonly string[];
  readonly fileKinds: Readonly<Record<string, {readonly description: string; readonly mediaTypes: readonly string[]}>>;
  readonly maxFileCharacters: number;
  readonly providers: Readonly<Record<string, RegistryProvider>>;
}
