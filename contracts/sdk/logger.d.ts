/**
 * Settings of a logger.
 */
export interface LoggerOptions {
  /**
   * Least important level that is written: `error`, `warn`, `info`, `http`, `verbose`, `debug` or `silly`.
   * @defaultValue `SAIKI_LOG_LEVEL`, else `info`
   */
  level?: string;
  /** Writes nothing at all. */
  silent?: boolean;
  /**
   * Writes to the console too.
   * @defaultValue true when `SAIKI_LOG_TO_CONSOLE` is `true`
   */
  logToConsole?: boolean;
  /**
   * Path of the log file.
   * @defaultValue `logs/saiki.log` in the folder of {@link getSaikiPath}
   */
  customLogPath?: string;
}

/**
 * Writes a log file, and the console when asked to.
 *
 * @remarks
 * Values after the words apiKey, password, secret and token are masked unless `REDACT_SECRETS` is `false`. A file grows to
 * 10 MB; seven are kept.
 *
 * @example
 * ```ts
 * import { Logger } from '@truffle-ai/saiki';
 *
 * const log = new Logger({ level: 'debug', customLogPath: './logs/app.log' });
 * log.info('Import finished', { files: 3 });
 * ```
 */
export declare class Logger {
  /**
   * Opens the log file.
   * @param options - level, console and file
   */
  constructor(options?: LoggerOptions);

  /**
   * Writes an error.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  error(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a warning.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  warn(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a line at the level `info`.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  info(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a line at the level `http`, about a request.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  http(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a line at the level `verbose`.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  verbose(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a line at the level `debug`.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  debug(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Writes a line at the level `silly`.
   * @param message - the text
   * @param meta - further data
   * @param color - color on the console; its type isn't exported
   */
  silly(message: string, meta?: unknown, color?: unknown): void;

  /**
   * Prints an answer of the model in a box on the terminal.
   * @param response - the answer
   */
  displayAIResponse(response: unknown): void;

  /**
   * Prints a tool call in a box on the terminal.
   * @param toolName - name of the tool
   * @param args - its arguments
   */
  toolCall(toolName: string, args: unknown): void;

  /**
   * Prints the result of a tool in a box on the terminal.
   * @param result - the result
   */
  toolResult(result: unknown): void;

  /**
   * Changes the level.
   * @param level - name of the level
   */
  setLevel(level: string): void;

  /**
   * Returns the level.
   * @returns name of the level
   */
  getLevel(): string;

  /**
   * Returns the path of the log file.
   * @returns the path, or `null` when there is none
   */
  getLogFilePath(): string | null;
}

/**
 * The logger that Saiki itself uses.
 *
 * @pitfall Importing the package creates it.
 * The folder `.saiki/logs/` appears as soon as you import anything, in the project or in the home directory. Exclude
 * the folder from version control.
 */
export declare const logger: Logger;
