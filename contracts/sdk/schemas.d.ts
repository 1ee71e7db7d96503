import type {ValidatedAgentCard} from './agentCard.js';
import type {
  SystemPromptConfig,
  ValidatedAgentConfig,
  ValidatedContributorConfig,
  ValidatedHttpServerConfig,
  ValidatedMcpServerConfig,
  ValidatedServerConfigs,
  ValidatedSseServerConfig,
  ValidatedStdioServerConfig,
} from './config.js';
import type {ValidatedLLMConfig} from './llm.js';
import type {StorageConfig} from './storageConfig.js';
import type {Schema} from './unexported.js';

/**
 * Schema of a whole configuration.
 *
 * @remarks
 * It is a Zod schema. These declarations name `parse` and `safeParse` only, so that they need no Zod. Unknown keys are
 * errors, except inside `sessions`, `toolConfirmation`, `agentCard.provider` and the entries of `agentCard.skills`,
 * where they are dropped silently.
 *
 * @example
 * ```ts
 * import { AgentConfigSchema, loadAgentConfig } from '@truffle-ai/saiki';
 *
 * const result = AgentConfigSchema.safeParse(await loadAgentConfig('./agent.yml'));
 * if (!result.success) {
 *   for (const { path, message } of result.error.issues) {
 *     console.error(path.join('.'), message);
 *   }
 * }
 * ```
 */
export declare const AgentConfigSchema: Schema<ValidatedAgentConfig>;

/**
 * Schema of an agent card.
 */
export declare const AgentCardSchema: Schema<ValidatedAgentCard>;

/**
 * Schema of model settings.
 * @remarks It also checks provider, model, `baseURL` and `maxInputTokens` against the registry, but not the router.
 */
export declare const LLMConfigSchema: Schema<ValidatedLLMConfig>;

/**
 * Schema of an MCP server entry of any kind.
 */
export declare const McpServerConfigSchema: Schema<ValidatedMcpServerConfig>;

/**
 * Schema of an entry of type `stdio`.
 */
export declare const StdioServerConfigSchema: Schema<ValidatedStdioServerConfig>;

/**
 * Schema of an entry of type `sse`.
 */
export declare const SseServerConfigSchema: Schema<ValidatedSseServerConfig>;

/**
 * Schema of an entry of type `http`.
 */
export declare const HttpServerConfigSchema: Schema<ValidatedHttpServerConfig>;

/**
 * Schema of MCP server entries by name.
 */
export declare const ServerConfigsSchema: Schema<ValidatedServerConfigs>;

/**
 * Schema of the two storage slots.
 */
export declare const StorageSchema: Schema<StorageConfig>;

/**
 * Schema of a system prompt made of parts.
 */
export declare const SystemPromptConfigSchema: Schema<SystemPromptConfig>;

/**
 * Schema of one part of the system prompt.
 */
export declare const ContributorConfigSchema: Schema<ValidatedContributorConfig>;

/**
 * Converts a JSON Schema of an object to the shape of a Zod object.
 * @remarks
 * Simplified: enumerations, formats and ranges are lost or loosened. Parameter and result belong to Zod and are `unknown`
 * here.
 * @param jsonSchema - the JSON Schema
 * @returns Zod types by property
 */
export declare function jsonSchemaToZodShape(
  jsonSchema: unknown,
): unknown;

/**
 * Converts the JSON Schema of one property to a Zod type.
 * @remarks Simplified like {@link jsonSchemaToZodShape}; parameters and result are `unknown` here.
 * @param property - the JSON Schema of the property
 * @returns a Zod type
 */
export declare function getZodTypeFromProperty(
  property: unknown,
): unknown;
