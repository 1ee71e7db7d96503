import type {FileData, ImageData, InternalMessage} from './messages.js';
import type {SessionEventBus} from './events.js';
import type {PromptManager} from './unexported.js';

/**
 * History of one session: stores messages, counts tokens, shortens what is sent and formats it for the provider.
 *
 * @remarks
 * Get it from {@link ChatSession.getContextManager}. It is internal machinery that happens to be exported. The types of
 * formatters, tokenizers and provider messages are `unknown` here. Stored messages are never shortened, only what is
 * sent.
 */
export declare class ContextManager {
  /**
   * Creates a context manager by hand.
   * @param formatter - turns messages into the form of a provider
   * @param promptManager - builds the system prompt
   * @param sessionEventBus - bus of the session
   * @param maxInputTokens - budget of the model in tokens
   * @param tokenizer - counts tokens
   * @param historyProvider - stores and reads messages
   * @param sessionId - id of the session
   * @param compressionStrategies - how to shorten, in order
   * @defaultValue `compressionStrategies`: removal from the middle, then removal of the oldest
   */
  constructor(
    formatter: unknown,
    promptManager: PromptManager,
    sessionEventBus: SessionEventBus,
    maxInputTokens: number,
    tokenizer: unknown,
    historyProvider: unknown,
    sessionId: string,
    compressionStrategies?: unknown[],
  );

  /**
   * Counts the tokens of the history.
   * @returns the count
   */
  getTokenCount(): Promise<number>;

  /**
   * Counts the tokens of history and system prompt.
   * @remarks Tool definitions aren't counted.
   * @param context - what the contributors of the prompt need
   * @returns the count
   */
  getTotalTokenCount(context: unknown): Promise<number>;

  /**
   * Returns the budget for system prompt and history.
   * @returns a number of tokens
   */
  getMaxInputTokens(): number;

  /**
   * Changes the budget, and with it tokenizer and formatter when given.
   * @param newMaxInputTokens - budget in tokens
   * @param newTokenizer - replaces the tokenizer
   * @param newFormatter - replaces the formatter
   */
  updateConfig(
    newMaxInputTokens: number,
    newTokenizer?: unknown,
    newFormatter?: unknown,
  ): void;

  /**
   * Sets the token count that the provider reported.
   * @param actualTokens - number of tokens
   */
  updateActualTokenCount(actualTokens: number): void;

  /**
   * Checks whether the history fills more than 80 percent of the budget.
   * @remarks Nothing in Saiki calls it: shortening starts when history and system prompt exceed the whole budget.
   * @param newTokens - tokens to be added
   * @returns `true` when it does; there is nothing to await
   */
  shouldCompress(newTokens: number): boolean;

  /**
   * Builds the system prompt.
   * @param context - what the contributors of the prompt need
   * @returns the text
   */
  getSystemPrompt(context: unknown): Promise<string>;

  /**
   * Reads the messages, oldest first.
   * @returns at most the first 1,000 messages
   */
  getHistory(): Promise<readonly InternalMessage[]>;

  /**
   * Appends a message.
   * @param message - the message
   * @returns when it is stored
   */
  addMessage(message: InternalMessage): Promise<void>;

  /**
   * Appends a message of the user.
   * @param text - what the user says
   * @param image - a picture
   * @param file - a PDF or audio file
   * @returns when it is stored
   */
  addUserMessage(
    text: string,
    image?: ImageData,
    file?: FileData,
  ): Promise<void>;

  /**
   * Appends an answer of the model.
   * @param content - the text; `null` when it only calls tools
   * @param toolCalls - its tool calls
   * @returns when it is stored
   */
  addAssistantMessage(
    content: string | null,
    toolCalls?: InternalMessage['toolCalls'],
  ): Promise<void>;

  /**
   * Appends the result of a tool call.
   * @param callId - id of the call
   * @param name - name of the tool
   * @param result - what it returned
   * @returns when it is stored
   */
  addToolResult(
    callId: string,
    name: string,
    result: unknown,
  ): Promise<void>;

  /**
   * Does nothing.
   * @remarks The prompt comes from the contributors of the configuration.
   * @param prompt - is ignored
   */
  setSystemPrompt(prompt: string): void;

  /**
   * Formats the messages for the provider.
   * @param parameters - the package's declaration lists them
   * @returns the messages; await them
   */
  getFormattedMessages(...parameters: unknown[]): unknown;

  /**
   * Shortens when necessary, then formats the messages for the provider.
   * @param context - what the contributors of the prompt need
   * @returns the messages, the system prompt, and the number of tokens of both
   */
  getFormattedMessagesWithCompression(context: unknown): Promise<{
    formattedMessages: unknown;
    systemPrompt: unknown;
    tokensUsed: number;
  }>;

  /**
   * Formats the system prompt for the provider.
   * @param parameters - the package's declaration lists them
   * @returns the prompt; await it
   */
  getFormattedSystemPrompt(...parameters: unknown[]): unknown;

  /**
   * Clears the history.
   * @returns when it is cleared
   */
  resetConversation(): Promise<void>;

  /**
   * Shortens a copy of the history when it exceeds the budget.
   * @remarks First from the middle, keeping the first four and the last five messages; then the oldest, keeping four.
   * @param parameters - the package's declaration lists them
   * @returns the shortened copy; await it
   */
  compressHistoryIfNeeded(...parameters: unknown[]): unknown;

  /**
   * Appends what a finished model call produced.
   * @param parameters - the package's declaration lists them
   * @returns when it is stored
   */
  processLLMResponse(...parameters: unknown[]): Promise<void>;

  /**
   * Appends what a streamed model call produced.
   * @param parameters - the package's declaration lists them
   * @returns when it is stored
   */
  processLLMStreamResponse(...parameters: unknown[]): Promise<void>;
}
