import type {SessionEventBus} from './events.js';
import type {ContextManager} from './context.js';
import type {ILLMService, ValidatedLLMConfig} from './llm.js';
import type {InternalMessage} from './messages.js';
import type {AgentServices} from './services.js';

/**
 * Times and number of turns of a conversation.
 * @remarks There is no id and no token count in it.
 */
export interface SessionMetadata {
  /** When it was created, in milliseconds since 1970. */
  createdAt: number;
  /** When it was last used, in milliseconds since 1970: a turn, a reset, or creating it again. */
  lastActivity: number;
  /** Number of resolved `run` calls of the agent since it was created or last reset. It doesn't count messages. */
  messageCount: number;
}

/** Settings of one session that differ from those of the agent. */
export interface SessionOverride {
  /** Model settings that were switched for this session. */
  llm?: Partial<ValidatedLLMConfig>;
}

/**
 * One conversation with its own history, model service and event bus.
 *
 * @remarks
 * Get it from {@link SaikiAgent.createSession} or {@link SaikiAgent.getSession}. It has no dates; read them with
 * {@link SaikiAgent.getSessionMetadata}.
 *
 * @pitfall An old object loses the agent bus.
 * Once its session was ended, deleted or idle for longer than `sessionTTL`, its events reach only its own bus. Get it
 * again with `createSession` before you use it.
 *
 * @example
 * ```ts
 * import type { SaikiAgent } from '@truffle-ai/saiki';
 *
 * export async function printStory(agent: SaikiAgent) {
 *   const session = await agent.createSession('stories');
 *   session.eventBus.on('llmservice:chunk', ({ content }) => {
 *     process.stdout.write(content);
 *   });
 *   // In a real program, add a time limit: when a streamed model call
 *   // fails, this never settles.
 *   await session.run('Tell a short story.', undefined, undefined, true);
 * }
 * ```
 */
export declare class ChatSession {
  /** Id of the session. */
  readonly id: string;

  /** The session bus: `llmservice:*` events of this session, without `sessionId`. */
  readonly eventBus: SessionEventBus;

  /**
   * Creates a session by hand.
   * @remarks Call `init()` afterward. {@link SaikiAgent.createSession} does both.
   * @param services - the parts of the agent
   * @param id - id of the session
   */
  constructor(services: AgentServices, id: string);

  /**
   * Prepares a session that you created by hand.
   * @returns when it is ready
   */
  init(): Promise<void>;

  /**
   * Sends a message and waits for the final answer of the turn.
   * @param input - the message
   * @param imageDataInput - one picture: base64 text and its media type
   * @param fileDataInput - one PDF or audio file: base64 text, media type and file name
   * @param stream - whether to emit `llmservice:chunk` while the answer is written
   * @returns the final text, or the notice about the limit of tool calls; blank text instead of `null`
   * @throws Error "Input validation failed: …" when the model can't take the attachment
   * @emits `llmservice:thinking` - when the turn starts
   * @emits `llmservice:chunk` - for each piece of text while streaming
   * @emits `llmservice:toolCall` - for each tool call
   * @emits `llmservice:toolResult` - with what each tool returned
   * @emits `llmservice:response` - after each step with text
   * @emits `llmservice:error` - when the model call fails
   * @emits `llmservice:unsupportedInput` - before it throws because of an attachment
   * @pitfall Turns of a session object aren't counted.
   * Unlike {@link SaikiAgent.run}, it doesn't raise `messageCount`. Use the agent's method if the number matters.
   * Failed model calls arrive as text here too, and a streamed one leaves the promise pending.
   */
  run(
    input: string,
    imageDataInput?: {image: string; mimeType: string},
    fileDataInput?: {data: string; mimeType: string; filename?: string},
    stream?: boolean,
  ): Promise<string>;

  /**
   * Reads the messages, oldest first.
   * @returns at most the first 1,000 messages
   */
  getHistory(): Promise<readonly InternalMessage[]>;

  /**
   * Clears the history.
   * @returns when it is cleared
   * @emits `saiki:conversationReset` - on the agent bus
   */
  reset(): Promise<void>;

  /**
   * Returns the object that keeps and formats the messages.
   * @returns the context manager of this session
   */
  getContextManager(): ContextManager;

  /**
   * Returns the object that talks to the model.
   * @returns the model service of this session
   */
  getLLMService(): ILLMService;

  /**
   * Replaces the model service.
   * @remarks Low level: the settings that the agent reports stay as they are. Prefer {@link SaikiAgent.switchLLM}.
   * @param newLLMConfig - complete, validated settings
   * @returns when the session uses them
   * @emits `llmservice:switched` - with the API key in its payload
   */
  switchLLM(newLLMConfig: ValidatedLLMConfig): Promise<void>;

  /**
   * Frees what the session holds; its history stays stored.
   * @returns when it is done
   */
  cleanup(): Promise<void>;

  /** Stops forwarding its events to the agent bus. */
  dispose(): void;
}

/**
 * Registry of conversations: creates, finds, unloads and deletes them, and keeps the limits.
 *
 * @remarks
 * An agent's own is `agent.sessionManager`. The methods of {@link SaikiAgent} do the same and are the usual way.
 *
 * @pitfall The limit counts stored sessions.
 * Expired and ended sessions count toward `maxSessions`. A restart drops the records of expired ones; apart from that,
 * only `deleteSession` makes room.
 *
 * @pitfall A restart hides idle sessions.
 * At startup, sessions whose last activity is older than `sessionTTL` lose their record, while their messages stay.
 * Create a session with the same id to get the history back, or set a longer `sessionTTL`.
 */
export declare class SessionManager {
  /**
   * Creates a registry.
   * @param services - the parts of the agent that sessions need
   * @param config - limits; `sessionTTL` in milliseconds
   * @defaultValue `maxSessions`: 100, `sessionTTL`: 3600000
   */
  constructor(
    services: Omit<AgentServices, 'sessionManager'>,
    config?: {maxSessions?: number; sessionTTL?: number},
  );

  /**
   * Restores session records, drops expired ones and starts the regular cleanup.
   * @remarks The cleanup runs every quarter of `sessionTTL`, but at least every 15 minutes.
   * @returns when it is ready
   */
  init(): Promise<void>;

  /**
   * Creates a conversation, or returns the one that has this id already.
   * @param sessionId - id of your choice; a random UUID when left out
   * @returns the session
   * @throws Error "Maximum sessions (N) reached"
   * @throws Error "Failed to initialize session …: …" when the router doesn't work with the provider
   */
  createSession(sessionId?: string): Promise<ChatSession>;

  /**
   * Returns the session with the id `default`, and creates it when it is missing.
   * @returns the session
   */
  getDefaultSession(): Promise<ChatSession>;

  /**
   * Finds a conversation, in memory or in storage.
   * @param sessionId - its id
   * @returns the session, or `undefined`
   */
  getSession(sessionId: string): Promise<ChatSession | undefined>;

  /**
   * Drops a conversation from memory and cache; storage keeps it.
   * @param sessionId - its id
   * @returns when it is dropped
   */
  endSession(sessionId: string): Promise<void>;

  /**
   * Removes a conversation with its history.
   * @param sessionId - its id
   * @returns when it is removed
   */
  deleteSession(sessionId: string): Promise<void>;

  /**
   * Clears the history of a conversation and sets its `messageCount` to 0.
   * @param sessionId - its id
   * @returns when it is cleared
   */
  resetSession(sessionId: string): Promise<void>;

  /**
   * Lists all stored conversations.
   * @returns their ids
   */
  listSessions(): Promise<string[]>;

  /**
   * Reads times and number of turns of a conversation.
   * @param sessionId - its id
   * @returns three numbers, or `undefined`
   */
  getSessionMetadata(
    sessionId: string,
  ): Promise<SessionMetadata | undefined>;

  /**
   * Returns the limits in use.
   * @returns the limits; `sessionTTL` in milliseconds
   */
  getConfig(): {maxSessions?: number; sessionTTL?: number};

  /**
   * Raises `messageCount` by one and sets `lastActivity`.
   * @param sessionId - id of the session
   * @returns when it is stored
   */
  incrementMessageCount(sessionId: string): Promise<void>;

  /**
   * Switches the model of all sessions.
   * @remarks {@link SaikiAgent.switchLLM} with `'*'` is the usual way.
   * @param newLLMConfig - complete, validated settings
   * @returns a sentence about what was switched, and warnings
   */
  switchLLMForAllSessions(
    newLLMConfig: ValidatedLLMConfig,
  ): Promise<{message: string; warnings: string[]}>;

  /**
   * Switches the model of one session.
   * @remarks {@link SaikiAgent.switchLLM} with a session id is the usual way.
   * @param newLLMConfig - complete, validated settings
   * @param sessionId - id of the session
   * @returns a sentence about what was switched, and warnings
   * @throws Error for an unknown id
   */
  switchLLMForSpecificSession(
    newLLMConfig: ValidatedLLMConfig,
    sessionId: string,
  ): Promise<{message: string; warnings: string[]}>;

  /**
   * Switches the model of the session `default`.
   * @remarks {@link SaikiAgent.switchLLM} without a session id is the usual way.
   * @param newLLMConfig - complete, validated settings
   * @returns a sentence about what was switched, and warnings
   */
  switchLLMForDefaultSession(
    newLLMConfig: ValidatedLLMConfig,
  ): Promise<{message: string; warnings: string[]}>;

  /**
   * Counts sessions.
   * @returns stored sessions, those in memory, and the limits; `sessionTTL` in milliseconds
   */
  getSessionStats(): Promise<{
    totalSessions: number;
    inMemorySessions: number;
    maxSessions: number;
    sessionTTL: number;
  }>;

  /**
   * Drops all sessions from memory; storage keeps them.
   * @returns when it is done
   */
  cleanup(): Promise<void>;
}
