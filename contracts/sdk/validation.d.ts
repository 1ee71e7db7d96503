import type {
  McpServerConfig,
  ValidatedMcpServerConfig,
} from './config.js';
import type {LLMConfig} from './llm.js';

/**
 * Kind of a problem in settings.
 */
export type ValidationErrorType =
  | 'missing_api_key'
  | 'invalid_model'
  | 'invalid_provider'
  | 'incompatible_model_provider'
  | 'unsupported_router'
  | 'invalid_base_url'
  | 'invalid_max_tokens'
  | 'schema_validation'
  | 'general';

/**
 * A problem in settings.
 */
export interface ValidationError {
  /** Kind of the problem. */
  type: ValidationErrorType;
  /** What is wrong, as a sentence. */
  message: string;
  /** Field that is wrong. */
  field?: string;
  /** Provider that was asked for. */
  provider?: string;
  /** Model that was asked for. */
  model?: string;
  /** Router that was asked for. */
  router?: string;
  /** What to do about it, as a sentence. */
  suggestedAction?: string;
}

/**
 * Result of a check of settings.
 */
export interface ValidationResult {
  /** Whether they can be used. */
  isValid: boolean;
  /** Why not. */
  errors: ValidationError[];
  /** Warnings. */
  warnings: string[];
  /** The settings. */
  config?: LLMConfig;
}

/**
 * Result of a check of an MCP server entry.
 */
export interface McpServerValidationResult {
  /** Whether it can be used. */
  isValid: boolean;
  /** Why not. */
  errors: ValidationError[];
  /** Warnings. */
  warnings: string[];
  /** The entry with defaults; `undefined` when it isn't valid. */
  config: ValidatedMcpServerConfig | undefined;
}

/**
 * Message and attachments for {@link validateInputForLLM}.
 * @remarks `run` makes this check by itself.
 */
export interface ValidationInput {
  /** The message. */
  text?: string;
  /** One picture: base64 text and its media type. */
  imageData?: {image: string; mimeType: string};
  /** One PDF or audio file: base64 text, media type and file name. */
  fileData?: {data: string; mimeType: string; filename?: string};
}

/**
 * Model for {@link validateInputForLLM}.
 */
export interface ValidationLLMConfig {
  /** Name of the provider. */
  provider: string;
  /** Name of the model; the check of a file fails without it. */
  model?: string;
}

/**
 * Whether a model can take a message with its attachments.
 */
export interface InputValidationResult {
  /** Whether it can. */
  isValid: boolean;
  /** Why not, one sentence for each problem. */
  errors: string[];
  /** Result for the file. */
  fileValidation?: {
    isSupported: boolean;
    fileType?: string;
    error?: string;
  };
  /** Result for the picture; all are accepted. */
  imageValidation?: {isSupported: boolean; error?: string};
}

/**
 * Checks whether a model can take a message with its attachments.
 * @param input - message and attachments
 * @param config - the model
 * @returns the result with all problems
 */
export declare function validateInputForLLM(
  input: ValidationInput,
  config: ValidationLLMConfig,
): InputValidationResult;

/**
 * Turns a failed check of attachments into an object for a response.
 * @param validation - result of {@link validateInputForLLM}
 * @param config - the model
 * @returns message, model and details
 */
export declare function createInputValidationError(
  validation: InputValidationResult,
  config: ValidationLLMConfig,
): {
  error: string;
  provider: string;
  model?: string;
  fileType?: string;
  details: unknown;
};

/**
 * Checks whether a request to switch the model is complete.
 * @remarks Provider and model are both required here, unlike in {@link SaikiAgent.switchLLM}.
 * @param request - what to switch to
 * @returns problems; an empty list when it finds none
 */
export declare function validateLLMSwitchRequest(request: {
  provider?: string;
  model?: string;
  router?: string;
  baseURL?: string;
}): ValidationError[];

/**
 * Checks an MCP server entry.
 * @param serverName - name of the server
 * @param serverConfig - its entry
 * @param existingServerNames - names that are taken
 * @returns the entry with defaults, or what is wrong
 *
 * @example
 * ```ts
 * import { validateMcpServerConfig, validationErrorsToStrings } from '@truffle-ai/saiki';
 *
 * const check = validateMcpServerConfig('docs', {
 *   type: 'http',
 *   url: 'https://mcp.example.com/mcp',
 * });
 * if (!check.isValid) console.error(validationErrorsToStrings(check.errors));
 * ```
 */
export declare function validateMcpServerConfig(
  serverName: string,
  serverConfig: McpServerConfig,
  existingServerNames?: string[],
): McpServerValidationResult;

/**
 * Takes the texts out of problems.
 * @param errors - the problems
 * @returns their messages
 */
export declare function validationErrorsToStrings(
  errors: ValidationError[],
): string[];
