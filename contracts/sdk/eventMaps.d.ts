import type {AgentConfig, McpServerConfig} from './config.js';
import type {LLMConfig} from './llm.js';
import type {SessionOverride} from './session.js';

/**
 * Payloads of the session bus: eight `llmservice:*` events, without `sessionId`.
 */
export interface SessionEventMap {
  /** A turn has started or, with `in-built`, its next round; there is no payload. */
  'llmservice:thinking': void;
  /** A piece of a streamed answer. */
  'llmservice:chunk': {content: string; isComplete?: boolean};
  /** The model has asked for a tool; with the `vercel` router the tool has run already. */
  'llmservice:toolCall': {
    toolName: string;
    args: Record<string, unknown>;
    callId?: string;
  };
  /** What a tool returned; with the `vercel` router `success` is always `true`, so look into `result`. */
  'llmservice:toolResult': {
    toolName: string;
    result: unknown;
    callId?: string;
    success: boolean;
  };
  /** Text of a step; a streamed turn repeats the whole text at its end. */
  'llmservice:response': {
    content: string;
    tokenCount?: number;
    model?: string;
  };
  /** The model call has failed; `recoverable` is always `false`. */
  'llmservice:error': {
    error: Error;
    context?: string;
    recoverable?: boolean;
  };
  /** The session uses another model; `newConfig` holds the key. */
  'llmservice:switched': {
    newConfig: LLMConfig;
    router?: string;
    historyRetained?: boolean;
  };
  /** The model can't take an attachment; `run` throws afterward. */
  'llmservice:unsupportedInput': {
    errors: string[];
    provider: string;
    model?: string;
    fileType?: string;
    details?: unknown;
  };
}

/**
 * Payloads of the agent bus: fourteen `saiki:*` events, and every session event with `sessionId` added.
 *
 * @example
 * ```ts
 * import type { AgentEventMap } from '@truffle-ai/saiki';
 *
 * type ToolRequest = AgentEventMap['saiki:toolConfirmationRequest'];
 *
 * export function describe({ toolName, args }: ToolRequest): string {
 *   return `${toolName} ${JSON.stringify(args)}`;
 * }
 * ```
 */
export interface AgentEventMap {
  /** A history was cleared, or its session deleted. */
  'saiki:conversationReset': {sessionId: string};
  /** A connection made at run time has succeeded or failed. Servers of the agent file emit no such event. */
  'saiki:mcpServerConnected': {
    name: string;
    success: boolean;
    error?: string;
  };
  /** A server was connected at run time; `source` is always `mcp`. */
  'saiki:availableToolsUpdated': {
    tools: string[];
    source: 'mcp' | 'builtin';
  };
  /** Model settings were switched; `newConfig` holds the key. */
  'saiki:llmSwitched': {
    newConfig: LLMConfig;
    router?: string;
    historyRetained?: boolean;
    sessionIds: string[];
  };
  /**
   * The configuration at run time has changed; model settings hold the key.
   * @remarks `field` is `llm` or `mcpServers`. With `mcpServers`, `oldValue` is the word `added`, `updated` or `removed`.
   */
  'saiki:stateChanged': {
    field: string;
    oldValue: unknown;
    newValue: unknown;
    sessionId?: string;
  };
  /**
   * The configuration was exported.
   * @remarks The type of the package also asks for `runtimeSettings`, which is never sent.
   */
  'saiki:stateExported': {config: AgentConfig};
  /** The configuration is again the one from the start. */
  'saiki:stateReset': {toConfig: AgentConfig};
  /** A session got its own model settings. */
  'saiki:sessionOverrideSet': {
    sessionId: string;
    override: SessionOverride;
  };
  /** A session lost its own model settings. */
  'saiki:sessionOverrideCleared': {sessionId: string};
  /** An MCP server was added to the configuration; it isn't connected yet. */
  'saiki:mcpServerAdded': {serverName: string; config: McpServerConfig};
  /** The entry of a known MCP server was replaced; its connection wasn't. */
  'saiki:mcpServerUpdated': {serverName: string; config: McpServerConfig};
  /** An MCP server was removed from the configuration. */
  'saiki:mcpServerRemoved': {serverName: string};
  /** A tool call waits for approval; `description` and `sessionId` are never filled. */
  'saiki:toolConfirmationRequest': {
    toolName: string;
    args: Record<string, unknown>;
    description?: string;
    executionId: string;
    timestamp: Date;
    sessionId?: string;
  };
  /** The answer to a request; your program emits it. Saiki emits one itself on a timeout. */
  'saiki:toolConfirmationResponse': {
    executionId: string;
    approved: boolean;
    rememberChoice?: boolean;
    sessionId?: string;
  };
  /** A turn has started or, with `in-built`, its next round. */
  'llmservice:thinking': {sessionId: string};
  /** A piece of a streamed answer. */
  'llmservice:chunk': {
    content: string;
    isComplete?: boolean;
    sessionId: string;
  };
  /** The model has asked for a tool; with the `vercel` router the tool has run already. */
  'llmservice:toolCall': {
    toolName: string;
    args: Record<string, unknown>;
    callId?: string;
    sessionId: string;
  };
  /** What a tool returned; with the `vercel` router `success` is always `true`, so look into `result`. */
  'llmservice:toolResult': {
    toolName: string;
    result: unknown;
    callId?: string;
    success: boolean;
    sessionId: string;
  };
  /** Text of a step; a streamed turn repeats the whole text at its end. */
  'llmservice:response': {
    content: string;
    tokenCount?: number;
    model?: string;
    sessionId: string;
  };
  /** The model call has failed; `recoverable` is always `false`. */
  'llmservice:error': {
    error: Error;
    context?: string;
    recoverable?: boolean;
    sessionId: string;
  };
  /** A session uses another model; `newConfig` holds the key. */
  'llmservice:switched': {
    newConfig: LLMConfig;
    router?: string;
    historyRetained?: boolean;
    sessionId: string;
  };
  /** The model can't take an attachment; `run` throws afterward. */
  'llmservice:unsupportedInput': {
    errors: string[];
    provider: string;
    model?: string;
    fileType?: string;
    details?: unknown;
    sessionId: string;
  };
}

/**
 * Name of an event on the agent bus: 14 `saiki:*` and eight `llmservice:*`.
 */
export type AgentEventName = keyof AgentEventMap;

/**
 * Name of a session event, `llmservice:*`.
 */
export type SessionEventName = keyof SessionEventMap;

/**
 * Name of any event.
 */
export type EventName = AgentEventName | SessionEventName;

/**
 * Names of the 14 `saiki:*` events.
 */
export declare const AGENT_EVENT_NAMES: readonly AgentEventName[];

/**
 * Names of the eight session events.
 */
export declare const SESSION_EVENT_NAMES: readonly SessionEventName[];

/**
 * Names of all 22 events.
 */
export declare const EVENT_NAMES: readonly EventName[];

/**
 * Frozen copy of {@link AGENT_EVENT_NAMES}.
 */
export declare const AgentEventNames: readonly AgentEventName[];

/**
 * Frozen copy of {@link SESSION_EVENT_NAMES}.
 */
export declare const SessionEventNames: readonly SessionEventName[];

/**
 * Frozen copy of {@link EVENT_NAMES}.
 */
export declare const EventNames: readonly EventName[];
