import type {AgentCard, ValidatedAgentCard} from './agentCard.js';
import type {LLMConfig, ValidatedLLMConfig} from './llm.js';
import type {StorageConfig} from './storageConfig.js';

/**
 * Configuration of an agent, as a program writes it. Whatever has a default is optional.
 *
 * @remarks
 * Unknown keys are errors, except inside `sessions`, `toolConfirmation`, `agentCard.provider` and the entries of
 * `agentCard.skills`, where they are dropped silently.
 *
 * @example
 * ```ts
 * import type { AgentConfig } from '@truffle-ai/saiki';
 *
 * export const config: AgentConfig = {
 *   systemPrompt: 'You help with notes. Read a file before you quote it.',
 *   llm: {
 *     provider: 'anthropic',
 *     model: 'claude-4-sonnet-20250514',
 *     apiKey: process.env.ANTHROPIC_API_KEY ?? '',
 *   },
 *   toolConfirmation: { mode: 'auto-approve' },
 * };
 * ```
 *
 * @pitfall A plain-text prompt includes the resources of all MCP servers.
 * Saiki reads each resource and adds it to every request. Write `contributors` to leave them out.
 */
export interface AgentConfig {
  /** Instructions for the model: one text, or parts with priorities. */
  systemPrompt: string | {contributors: ContributorConfig[]};
  /** Connection to the model. */
  llm: LLMConfig;
  /**
   * MCP servers by name.
   * @defaultValue `{}`
   */
  mcpServers?: ServerConfigs;
  /**
   * Where sessions are kept; both keys are required once it is there.
   * @defaultValue in memory
   */
  storage?: StorageConfig;
  /**
   * Limits of conversations; `sessionTTL` in milliseconds.
   * @defaultValue `maxSessions`: 100, `sessionTTL`: 3600000
   */
  sessions?: {maxSessions?: number; sessionTTL?: number};
  /**
   * Approval of tool calls; `timeout` in milliseconds.
   * @defaultValue `mode`: `'event-based'`, `timeout`: 30000, `allowedToolsStorage`: `'storage'`
   */
  toolConfirmation?: {
    mode?: 'event-based' | 'auto-approve' | 'auto-deny';
    timeout?: number;
    allowedToolsStorage?: 'memory' | 'storage';
  };
  /** Public description of the agent. */
  agentCard?: AgentCard;
}

/**
 * Configuration of an agent after validation, with all defaults.
 */
export interface ValidatedAgentConfig {
  /** Instructions for the model. */
  systemPrompt: string | {contributors: ValidatedContributorConfig[]};
  /** Connection to the model. */
  llm: ValidatedLLMConfig;
  /** MCP servers by name. */
  mcpServers: ValidatedServerConfigs;
  /** Where sessions are kept. */
  storage: StorageConfig;
  /** Limits of conversations; `sessionTTL` in milliseconds. */
  sessions: {maxSessions: number; sessionTTL: number};
  /** Approval of tool calls; `timeout` in milliseconds. */
  toolConfirmation: {
    mode: 'event-based' | 'auto-approve' | 'auto-deny';
    timeout: number;
    allowedToolsStorage: 'memory' | 'storage';
  };
  /** Public description of the agent. */
  agentCard?: ValidatedAgentCard;
}

/**
 * System prompt made of parts, after validation: `enabled`, and `options` of files, are always there.
 *
 * @remarks A configuration that you write may leave them out: there its parts are of type {@link ContributorConfig}.
 */
export interface SystemPromptConfig {
  /** The parts, at least one. */
  contributors: ValidatedContributorConfig[];
}

/**
 * One part of the system prompt: fixed text, text made at run time, or files.
 *
 * @remarks
 * Parts are joined in ascending order of `priority`. `enabled` is true by default. A `dynamic` part names a `source`:
 * `dateTime` or `resources`; `memorySummary` is a placeholder. A part with the id `dateTime` or `resources` replaces the
 * built-in part of that name.
 *
 * A `file` part reads `.md` and `.txt` files. `maxFileSize` counts bytes and is 100000 by default. `errorHandling` is
 * `skip` by default; with `error`, each request fails when a file is missing, too large or of another kind.
 * `includeFilenames`, true by default, puts each file's path above it. `includeMetadata`, false by default, adds its size
 * and the time of its last change. `separator` is the text between two files, by default a blank line, three hyphens
 * and a blank line.
 */
export type ContributorConfig =
  | {
      id: string;
      type: 'static';
      priority: number;
      enabled?: boolean;
      content: string;
    }
  | {
      id: string;
      type: 'dynamic';
      priority: number;
      enabled?: boolean;
      source: string;
    }
  | {
      id: string;
      type: 'file';
      priority: number;
      enabled?: boolean;
      files: string[];
      options?: {
        includeFilenames?: boolean;
        separator?: string;
        errorHandling?: 'skip' | 'error';
        maxFileSize?: number;
        includeMetadata?: boolean;
      };
    };

/**
 * One part of the system prompt after validation: `enabled`, and all `options` of files, are always there.
 */
export type ValidatedContributorConfig =
  | {
      id: string;
      type: 'static';
      priority: number;
      enabled: boolean;
      content: string;
    }
  | {
      id: string;
      type: 'dynamic';
      priority: number;
      enabled: boolean;
      source: string;
    }
  | {
      id: string;
      type: 'file';
      priority: number;
      enabled: boolean;
      files: string[];
      options: {
        includeFilenames: boolean;
        separator: string;
        errorHandling: 'skip' | 'error';
        maxFileSize: number;
        includeMetadata: boolean;
      };
    };

/**
 * Entry of an MCP server that Saiki starts as a child process.
 */
export interface StdioServerConfig {
  /** Kind of the entry. */
  type: 'stdio';
  /** Program to start. */
  command: string;
  /** Its arguments; required, may be empty. */
  args: string[];
  /**
   * Variables on top of the environment of the Saiki process, which the child inherits as a whole.
   * @defaultValue `{}`
   */
  env?: Record<string, string>;
  /**
   * Limit in milliseconds for tool calls, prompts and resources; not for connecting.
   * @defaultValue 30000
   */
  timeout?: number;
  /**
   * Whether a failure stops the start.
   * @defaultValue `'lenient'`
   */
  connectionMode?: 'strict' | 'lenient';
}

/**
 * Entry of an MCP server that speaks the older HTTP transport with server-sent events.
 *
 * @pitfall Headers are missing on the first request.
 * They go with messages, not with the request that opens the stream, so a server that checks them there rejects the
 * connection. Use a server of type `http`.
 */
export interface SseServerConfig {
  /** Kind of the entry. */
  type: 'sse';
  /** Address of the stream. */
  url: string;
  /**
   * HTTP headers of the messages.
   * @defaultValue `{}`
   */
  headers?: Record<string, string>;
  /**
   * Limit in milliseconds for tool calls, prompts and resources; not for connecting.
   * @defaultValue 30000
   */
  timeout?: number;
  /**
   * Whether a failure stops the start.
   * @defaultValue `'lenient'`
   */
  connectionMode?: 'strict' | 'lenient';
}

/**
 * Entry of an MCP server that speaks streamable HTTP.
 */
export interface HttpServerConfig {
  /** Kind of the entry. */
  type: 'http';
  /** Address of the server. */
  url: string;
  /**
   * HTTP headers of every request.
   * @defaultValue `{}`
   */
  headers?: Record<string, string>;
  /**
   * Limit in milliseconds for tool calls, prompts and resources; not for connecting.
   * @defaultValue 30000
   */
  timeout?: number;
  /**
   * Whether a failure stops the start.
   * @defaultValue `'lenient'`
   */
  connectionMode?: 'strict' | 'lenient';
}

/**
 * Entry of an MCP server.
 */
export type McpServerConfig =
  StdioServerConfig | SseServerConfig | HttpServerConfig;

/**
 * Entries of MCP servers by name.
 */
export type ServerConfigs = Record<string, McpServerConfig>;

/**
 * Entry of a `stdio` server after validation, with all defaults.
 */
export type ValidatedStdioServerConfig = Required<StdioServerConfig>;

/**
 * Entry of an `sse` server after validation, with all defaults.
 */
export type ValidatedSseServerConfig = Required<SseServerConfig>;

/**
 * Entry of an `http` server after validation, with all defaults.
 */
export type ValidatedHttpServerConfig = Required<HttpServerConfig>;

/**
 * Entry of an MCP server after validation, with all defaults.
 */
export type ValidatedMcpServerConfig =
  | ValidatedStdioServerConfig
  | ValidatedSseServerConfig
  | ValidatedHttpServerConfig;

/**
 * Entries of MCP servers by name after validation.
 */
export type ValidatedServerConfigs = Record<
  string,
  ValidatedMcpServerConfig
>;
