/**
 * Everything that programs can import from `@truffle-ai/saiki` 0.3.7: 84 names at run time and 63 types, and nothing else.
 *
 * Checked against the names that the package exports, and read by the build to write the reference.
 *
 * @packageDocumentation
 */
export {SaikiAgent} from './agent.js';
export {createAgentCard} from './agentCard.js';
export type {
  AgentCard,
  MinimalAgentCardContext,
  ValidatedAgentCard,
} from './agentCard.js';
export type {
  AgentConfig,
  ContributorConfig,
  HttpServerConfig,
  McpServerConfig,
  ServerConfigs,
  SseServerConfig,
  StdioServerConfig,
  SystemPromptConfig,
  ValidatedAgentConfig,
  ValidatedContributorConfig,
  ValidatedHttpServerConfig,
  ValidatedMcpServerConfig,
  ValidatedServerConfigs,
  ValidatedSseServerConfig,
  ValidatedStdioServerConfig,
} from './config.js';
export {ContextManager} from './context.js';
export {
  AGENT_EVENT_NAMES,
  AgentEventNames,
  EVENT_NAMES,
  EventNames,
  SESSION_EVENT_NAMES,
  SessionEventNames,
} from './eventMaps.js';
export type {
  AgentEventMap,
  AgentEventName,
  EventName,
  SessionEventMap,
  SessionEventName,
} from './eventMaps.js';
export {
  AgentEventBus,
  eventBus,
  SessionEventBus,
  TypedEventEmitter,
} from './events.js';
export {
  buildLLMConfig,
  buildValidatedLLMConfig,
  getPrimaryApiKeyEnvVar,
  PROVIDER_API_KEY_MAP,
  resolveApiKeyForProvider,
} from './llm.js';
export type {
  ILLMService,
  LLMConfig,
  LLMConfigResult,
  LLMProvider,
  LLMRouter,
  LLMServiceConfig,
  SettingsProvider,
  UserSettings,
  ValidatedLLMConfig,
} from './llm.js';
export {Logger, logger} from './logger.js';
export type {LoggerOptions} from './logger.js';
export {MCPManager} from './mcp.js';
export type {IMCPClient, ToolProvider} from './mcp.js';
export {MCPClient} from './mcpClient.js';
export type {
  FileData,
  FilePart,
  ImageData,
  ImagePart,
  InternalMessage,
  TextPart,
} from './messages.js';
export {
  DEFAULT_CONFIG_PATH,
  findPackageRoot,
  getSaikiPath,
  getSaikiProjectRoot,
  isSaikiProject,
  loadAgentConfig,
  resolveBundledScript,
  resolveConfigPath,
  walkUpDirectories,
  writeConfigFile,
} from './paths.js';
export {
  acceptsAnyModel,
  CantInferProviderError,
  DEFAULT_MAX_INPUT_TOKENS,
  EffectiveMaxInputTokensError,
  getAllowedMimeTypes,
  getAllSupportedModels,
  getDefaultModelForProvider,
  getEffectiveMaxInputTokens,
  getMaxInputTokensForModel,
  getProviderFromModel,
  getSupportedFileTypesForModel,
  getSupportedModels,
  getSupportedProviders,
  getSupportedRoutersForProvider,
  isRouterSupportedForProvider,
  isValidProvider,
  isValidProviderModel,
  isValidRouter,
  LLM_REGISTRY,
  MIME_TYPE_TO_FILE_TYPE,
  ModelNotFoundError,
  modelSupportsFileType,
  ProviderNotFoundError,
  requiresBaseURL,
  supportsBaseURL,
  validateModelFileSupport,
} from './registry.js';
export type {
  ModelInfo,
  ProviderInfo,
  SupportedFileType,
} from './registry.js';
export {
  AgentCardSchema,
  AgentConfigSchema,
  ContributorConfigSchema,
  getZodTypeFromProperty,
  HttpServerConfigSchema,
  jsonSchemaToZodShape,
  LLMConfigSchema,
  McpServerConfigSchema,
  ServerConfigsSchema,
  SseServerConfigSchema,
  StdioServerConfigSchema,
  StorageSchema,
  SystemPromptConfigSchema,
} from './schemas.js';
export {createAgentServices} from './services.js';
export type {AgentServices} from './services.js';
export {ChatSession, SessionManager} from './session.js';
export type {SessionMetadata, SessionOverride} from './session.js';
export {AgentStateManager, ConfigManager} from './state.js';
export {MemoryBackend} from './storage.js';
export type {
  CacheBackend,
  DatabaseBackend,
  StorageBackends,
} from './storage.js';
export {createStorageBackends, StorageManager} from './storageConfig.js';
export type {
  BackendConfig,
  InMemoryBackendConfig,
  PostgresBackendConfig,
  RedisBackendConfig,
  SqliteBackendConfig,
  StorageConfig,
} from './storageConfig.js';
export {
  createInputValidationError,
  validateInputForLLM,
  validateLLMSwitchRequest,
  validateMcpServerConfig,
  validationErrorsToStrings,
} from './validation.js';
export type {
  InputValidationResult,
  McpServerValidationResult,
  ValidationError,
  ValidationErrorType,
  ValidationInput,
  ValidationLLMConfig,
  ValidationResult,
} from './validation.js';
