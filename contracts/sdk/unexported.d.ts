/**
 * Shapes that exported signatures use and that the package doesn't export. Programs name them with
 * `Awaited<ReturnType<…>>` and `Parameters<…>`; `index.d.ts` must never list them.
 *
 * @packageDocumentation
 */
import type {InternalMessage} from './messages.js';
import type {SessionMetadata} from './session.js';

/** A tool as the model sees it. There is no `inputSchema` on it. */
export interface Tool {
  /** Name of the tool. */
  name?: string;
  /** What the tool does, for the model. */
  description?: string;
  /** JSON Schema of the arguments. */
  parameters?: unknown;
}

/** Tools by the name under which they are called. */
export type ToolSet = Record<string, Tool>;

/** Options of a search for messages. */
export interface SearchOptions {
  /** Searches one session only. */
  sessionId?: string;
  /** Searches messages of one role only. */
  role?: InternalMessage['role'];
  /** How many results to return; 20 when left out. */
  limit?: number;
  /** How many results to skip; 0 when left out. */
  offset?: number;
}

/** One message that was found. */
export interface SearchResult {
  /** Session of the message. */
  sessionId: string;
  /** The message itself. */
  message: InternalMessage;
  /** The part that matched. */
  matchedText: string;
  /** The match with up to 50 characters on each side, and `...` where something was cut. */
  context: string;
  /** Place of the message in its session, from 0. */
  messageIndex: number;
}

/** One page of messages that were found. */
export interface SearchResponse {
  /** The messages of this page. */
  results: SearchResult[];
  /** How many messages match in all. */
  total: number;
  /** Whether there are more after this page. */
  hasMore: boolean;
  /** What was looked for. */
  query: string;
  /** The options, with defaults filled in. */
  options: SearchOptions;
}

/** One session with matches. */
export interface SessionSearchResult {
  /** Id of the session. */
  sessionId: string;
  /** How many of its messages match. */
  matchCount: number;
  /** The earliest match. */
  firstMatch: SearchResult;
  /** Times and number of turns. The value also holds the id, which the type of the package leaves out. */
  metadata: SessionMetadata;
}

/** All sessions with matches. */
export interface SessionSearchResponse {
  /** The sessions. */
  results: SessionSearchResult[];
  /** How many there are. */
  total: number;
  /** Always `false`. */
  hasMore: boolean;
  /** What was looked for. */
  query: string;
}

/** Decides about tool calls of a stand-alone MCP manager. */
export interface ToolConfirmationProvider {
  /** Store of remembered approvals, with all three functions; a manager never reads it. */
  allowedToolsProvider: IAllowedToolsProvider;
  /** Decides about one call; `toolName` comes without the name of the server. */
  requestConfirmation(details: {
    toolName: string;
    args: Record<string, unknown>;
  }): Promise<boolean>;
}

/** Store of approvals that are remembered; `sessionId` limits one to a session. */
export interface IAllowedToolsProvider {
  /** Remembers the approval of a tool. */
  allowTool(toolName: string, sessionId?: string): Promise<void>;
  /** Forgets it. */
  disallowTool(toolName: string, sessionId?: string): Promise<void>;
  /** Checks whether it is remembered. */
  isToolAllowed(toolName: string, sessionId?: string): Promise<boolean>;
}

declare const internals: unique symbol;

/** Builder of the system prompt. Read the prompt with `agent.getSystemPrompt()`. */
export interface PromptManager {
  /** Keeps other objects out of its place; its members aren't part of this reference. */
  readonly [internals]: 'PromptManager';
}

/** What this package's schemas offer, as far as callers need it. The real objects are Zod schemas and can do more. */
export interface Schema<Output> {
  /** Checks a value and fills in defaults; throws a `ZodError` when it doesn't fit. */
  parse(value: unknown): Output;
  /** The same without throwing. */
  safeParse(value: unknown): SchemaResult<Output>;
}

/** Result of a check that doesn't throw. */
export type SchemaResult<Output> =
  | {success: true; data: Output; error?: undefined}
  | {success: false; data?: undefined; error: SchemaError};

/** Why a value doesn't fit. */
export interface SchemaError extends Error {
  /** One entry for each problem. */
  issues: {path: (string | number)[]; message: string; code: string}[];
}
