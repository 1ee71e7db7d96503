import type {InternalMessage} from './messages.js';
import type {ChatSession, SessionMetadata} from './session.js';
import type {
  SearchOptions,
  SearchResponse,
  SessionSearchResponse,
} from './unexported.js';

declare module './agent.js' {
  /** Sessions, histories and search. */
  interface SaikiAgent {
    /**
     * Creates a conversation, or returns the one that has this id already.
     * @param sessionId - id of your choice; a random UUID when left out
     * @returns the session; concurrent calls with one id share it
     * @throws Error "Maximum sessions (N) reached"; all stored sessions count, until one is deleted or a restart drops
     * expired ones
     * @throws Error "Failed to initialize session …: …" when the router doesn't work with the provider
     */
    createSession(sessionId?: string): Promise<ChatSession>;

    /**
     * Finds a conversation, in memory or in storage.
     * @param sessionId - its id
     * @returns the session, or `undefined` when there is none
     */
    getSession(sessionId: string): Promise<ChatSession | undefined>;

    /**
     * Lists all stored conversations, not only those in memory.
     * @returns their ids, sorted
     */
    listSessions(): Promise<string[]>;

    /**
     * Drops a conversation from memory and cache; storage keeps it.
     * @remarks `getSession` finds it again. It still counts toward `maxSessions`. No event is emitted.
     * @param sessionId - its id
     * @returns when it is dropped
     */
    endSession(sessionId: string): Promise<void>;

    /**
     * Removes a conversation with its history.
     * @remarks Silent for unknown ids. Deleting the loaded session leaves its id current: the next `run` without an id
     * creates an empty session of that name.
     * @param sessionId - its id
     * @returns when it is removed
     * @emits `saiki:conversationReset` - for an id that exists
     *
     * @trap A switched model stays with the id.
     * A session that you create later under this id starts with it. Call `agent.stateManager.clearSessionOverride(id)`
     * too.
     */
    deleteSession(sessionId: string): Promise<void>;

    /**
     * Returns when a conversation was created and last used, and how many turns it has had.
     * @param sessionId - its id
     * @returns three numbers, or `undefined` for an unknown id
     */
    getSessionMetadata(
      sessionId: string,
    ): Promise<SessionMetadata | undefined>;

    /**
     * Reads the messages of a conversation, oldest first.
     * @remarks Only the first 1,000 messages are returned; later ones are stored but not read. The system prompt isn't
     * among them.
     * @param sessionId - its id
     * @returns the messages
     * @throws Error "Session '…' not found"
     */
    getSessionHistory(
      sessionId: string,
    ): Promise<readonly InternalMessage[]>;

    /**
     * Makes a conversation the default for `run`, `resetConversation` and `getDefaultSession`.
     * @param sessionId - its id; `null` goes back to the session `default`
     * @defaultValue `null`
     * @returns when it is loaded
     * @throws Error for an unknown id
     */
    loadSession(sessionId?: string | null): Promise<void>;

    /**
     * Returns the id of the default session.
     * @returns its id; `default` unless another session has been loaded
     */
    getCurrentSessionId(): string;

    /**
     * Returns the default session, and creates it when it is missing.
     * @returns the session
     * @trap Idle default sessions lose their events.
     * After an idle `sessionTTL`, one hour by default, the agent continues with an unloaded object, and its `llmservice:*`
     * events no longer reach the agent bus. Always pass a session id to `run` in programs that run for long.
     */
    getDefaultSession(): Promise<ChatSession>;

    /**
     * Clears the history of a conversation and sets its `messageCount` to 0.
     * @param sessionId - its id; the default session when left out
     * @returns when it is cleared; the session itself stays
     * @throws Error for an unknown id
     * @emits `saiki:conversationReset` - twice for each call
     */
    resetConversation(sessionId?: string): Promise<void>;

    /**
     * Finds messages that contain a text, whatever the letter case.
     * @remarks
     * It looks at the first 10,000 messages of each session. Messages that start or end with the text, or have it as a
     * separate word, come first; then those with a higher `messageIndex`, whatever their times. Failures give an empty
     * result, not an error.
     * @param query - the text; a blank one finds nothing
     * @param options - session, role, how many results and how many to skip; 20 and 0 by default
     * @returns one page of results
     * @example
     * ```ts
     * import type { SaikiAgent } from '@truffle-ai/saiki';
     *
     * export async function firstFive(agent: SaikiAgent, text: string) {
     *   const found = await agent.searchMessages(text, { role: 'user', limit: 5 });
     *   return found.results.map(({ sessionId, context }) => ({ sessionId, context }));
     * }
     * ```
     */
    searchMessages(
      query: string,
      options?: SearchOptions,
    ): Promise<SearchResponse>;

    /**
     * Finds conversations that contain a text, whatever the letter case.
     * @param query - the text
     * @returns all of them, most matches first, then the latest activity; `hasMore` is always `false`
     */
    searchSessions(query: string): Promise<SessionSearchResponse>;
  }
}
