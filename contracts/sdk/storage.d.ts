/**
 * Short-lived values with a lifetime.
 * @remarks Saiki writes copies of session records to it and never reads them.
 */
export interface CacheBackend {
  /**
   * Reads a value.
   * @param key - its key
   * @returns the value, or `undefined`
   */
  get<T>(key: string): Promise<T | undefined>;
  /**
   * Writes a value.
   * @param key - its key
   * @param value - what to keep
   * @param ttlSeconds - lifetime in seconds
   * @returns when it is written
   */
  set<T>(key: string, value: T, ttlSeconds?: number): Promise<void>;
  /**
   * Removes a value.
   * @param key - its key
   * @returns when it is gone
   */
  delete(key: string): Promise<void>;
  /**
   * Opens the connection.
   * @returns when it is open
   */
  connect(): Promise<void>;
  /**
   * Closes the connection.
   * @returns when it is closed
   */
  disconnect(): Promise<void>;
  /**
   * Checks whether the connection is open.
   * @returns `true` while it is
   */
  isConnected(): boolean;
  /**
   * Names the kind of the backend.
   * @returns for example `memory`
   */
  getBackendType(): string;
}

/**
 * Durable values and lists.
 * @remarks Sessions, messages and tool approvals are kept here.
 */
export interface DatabaseBackend {
  /**
   * Reads a value.
   * @param key - its key
   * @returns the value, or `undefined`
   */
  get<T>(key: string): Promise<T | undefined>;
  /**
   * Writes a value.
   * @param key - its key
   * @param value - what to keep
   * @returns when it is written
   */
  set<T>(key: string, value: T): Promise<void>;
  /**
   * Removes a value.
   * @param key - its key
   * @returns when it is gone
   */
  delete(key: string): Promise<void>;
  /**
   * Lists keys.
   * @param prefix - how they begin
   * @returns the keys
   */
  list(prefix: string): Promise<string[]>;
  /**
   * Appends an entry to a list.
   * @param key - key of the list
   * @param item - the entry
   * @returns when it is written
   */
  append<T>(key: string, item: T): Promise<void>;
  /**
   * Reads a part of a list.
   * @param key - key of the list
   * @param start - first entry, from 0
   * @param count - how many entries
   * @returns the entries
   * @pitfall The third argument is a count.
   * It isn't the end of the range. Pass how many entries you want.
   */
  getRange<T>(key: string, start: number, count: number): Promise<T[]>;
  /**
   * Opens the connection.
   * @returns when it is open
   */
  connect(): Promise<void>;
  /**
   * Closes the connection.
   * @returns when it is closed
   */
  disconnect(): Promise<void>;
  /**
   * Checks whether the connection is open.
   * @returns `true` while it is
   */
  isConnected(): boolean;
  /**
   * Names the kind of the backend.
   * @returns for example `memory`
   */
  getBackendType(): string;
}

/**
 * The two connected storage slots.
 */
export interface StorageBackends {
  /** Short-lived values. */
  cache: CacheBackend;
  /** Durable values. */
  database: DatabaseBackend;
}

/**
 * Keeps everything in memory, as cache and as database.
 * @pitfall It works only after `connect()`.
 * Using it before throws. Await `connect()` first.
 */
export declare class MemoryBackend
  implements CacheBackend, DatabaseBackend
{
  /**
   * Reads a value.
   * @param key - its key
   * @returns the value, or `undefined`
   */
  get<T>(key: string): Promise<T | undefined>;
  /**
   * Writes a value.
   * @param key - its key
   * @param value - what to keep
   * @param ttlSeconds - lifetime in seconds
   * @returns when it is written
   */
  set<T>(key: string, value: T, ttlSeconds?: number): Promise<void>;
  /**
   * Removes a value.
   * @param key - its key
   * @returns when it is gone
   */
  delete(key: string): Promise<void>;
  /**
   * Lists keys.
   * @param prefix - how they begin
   * @returns the keys
   */
  list(prefix: string): Promise<string[]>;
  /**
   * Appends an entry to a list.
   * @param key - key of the list
   * @param item - the entry
   * @returns when it is written
   */
  append<T>(key: string, item: T): Promise<void>;
  /**
   * Reads a part of a list.
   * @param key - key of the list
   * @param start - first entry, from 0
   * @param count - how many entries, not the end of the range
   * @returns the entries
   *
   * @example
   * ```ts
   * import { MemoryBackend } from '@truffle-ai/saiki';
   *
   * const backend = new MemoryBackend();
   * await backend.connect();
   * await backend.append('colors', 'red');
   * await backend.append('colors', 'green');
   * await backend.append('colors', 'blue');
   * console.log(await backend.getRange('colors', 1, 2)); // green, blue
   * ```
   */
  getRange<T>(key: string, start: number, count: number): Promise<T[]>;
  /**
   * Makes it usable.
   * @returns when it is ready
   */
  connect(): Promise<void>;
  /**
   * Ends its use.
   * @returns when it is done
   */
  disconnect(): Promise<void>;
  /**
   * Checks whether it can be used.
   * @returns `true` after `connect()`
   */
  isConnected(): boolean;
  /**
   * Names the kind of the backend.
   * @returns `memory`
   */
  getBackendType(): string;
  /**
   * Removes everything.
   * @returns when it is gone
   */
  clear(): Promise<void>;
  /**
   * Shows everything, for debugging.
   * @remarks The form of the contents isn't part of this reference, so it's `unknown` here.
   * @returns the contents
   */
  dump(): unknown;
}
