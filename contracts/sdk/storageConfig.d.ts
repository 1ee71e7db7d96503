import type {StorageBackends} from './storage.js';

/**
 * Storage in memory, lost on stop.
 */
export interface InMemoryBackendConfig {
  /** Kind of the backend. */
  type: 'in-memory';
  /** Accepted, without effect. */
  maxConnections?: number;
  /** Accepted, without effect. */
  idleTimeoutMillis?: number;
  /** Accepted, without effect. */
  connectionTimeoutMillis?: number;
  /** Accepted, without effect. */
  options?: Record<string, unknown>;
}

/**
 * Redis, for the cache only. Needs `host`.
 *
 * @pitfall `url` is ignored.
 * It passes validation, but without `host` the client connects to 127.0.0.1:6379. Write `host` and `port`.
 */
export interface RedisBackendConfig {
  /** Kind of the backend. */
  type: 'redis';
  /** Accepted but not used. */
  url?: string;
  /** Host, reached over IPv4. */
  host?: string;
  /**
   * Port.
   * @defaultValue 6379
   */
  port?: number;
  /** Password. */
  password?: string;
  /**
   * Number of the database.
   * @defaultValue 0
   */
  database?: number;
  /** Accepted, without effect. */
  maxConnections?: number;
  /** Accepted, without effect. */
  idleTimeoutMillis?: number;
  /** Limit for connecting and for commands, in milliseconds. */
  connectionTimeoutMillis?: number;
  /** Options of the client; they win over the fields above. */
  options?: Record<string, unknown>;
}

/**
 * SQLite, for the database only.
 */
export interface SqliteBackendConfig {
  /** Kind of the backend. */
  type: 'sqlite';
  /**
   * Path of the database file itself, relative to the working directory; `~` isn't expanded.
   * @defaultValue `.saiki/database/`, in the project or the home folder, plus `database`
   */
  path?: string;
  /**
   * Name of the file in the default folder; ignored when `path` is set.
   * @defaultValue `saiki.db`
   */
  database?: string;
  /** Accepted, without effect. */
  maxConnections?: number;
  /** Accepted, without effect. */
  idleTimeoutMillis?: number;
  /** Accepted, without effect. */
  connectionTimeoutMillis?: number;
  /** Options of the driver: `readonly`, `fileMustExist`, `timeout` (5000 milliseconds unless set), `verbose`. */
  options?: Record<string, unknown>;
}

/**
 * PostgreSQL, for the database only. The type is `postgres`. Needs `connectionString` or `url`.
 *
 * @pitfall Conversations can't be read back.
 * Messages are written, but reading them fails silently in this version. Use `sqlite`.
 */
export interface PostgresBackendConfig {
  /** Kind of the backend. */
  type: 'postgres';
  /** Address of the database; `connectionString` wins over it. */
  url?: string;
  /** Address of the database. */
  connectionString?: string;
  /** Accepted but not used. */
  host?: string;
  /** Accepted but not used. */
  port?: number;
  /** Accepted but not used. */
  database?: string;
  /** Accepted but not used. */
  password?: string;
  /**
   * Size of the pool.
   * @defaultValue 20
   */
  maxConnections?: number;
  /**
   * When an idle connection closes, in milliseconds.
   * @defaultValue 30000
   */
  idleTimeoutMillis?: number;
  /**
   * Limit for connecting, in milliseconds.
   * @defaultValue 2000
   */
  connectionTimeoutMillis?: number;
  /** Options of the driver; they win over the fields above. */
  options?: Record<string, unknown>;
}

/**
 * One storage backend.
 *
 * @pitfall A type in the wrong slot becomes memory.
 * `sqlite` and `postgres` as cache, and `redis` as database, are silently replaced by `in-memory`. Use `redis` or
 * `in-memory` for the cache, `sqlite` or `in-memory` for the database.
 */
export type BackendConfig =
  | InMemoryBackendConfig
  | RedisBackendConfig
  | SqliteBackendConfig
  | PostgresBackendConfig;

/**
 * Where sessions are kept. Both keys are required.
 *
 * @example
 * ```ts
 * import type { StorageConfig } from '@truffle-ai/saiki';
 *
 * export const storage: StorageConfig = {
 *   cache: { type: 'in-memory' },
 *   database: { type: 'sqlite', path: './data/agent.db' },
 * };
 * ```
 */
export interface StorageConfig {
  /** Short-lived copies of session records. */
  cache: BackendConfig;
  /** Sessions, messages and tool approvals. */
  database: BackendConfig;
}

/**
 * Opens and closes the two storage slots.
 * @remarks An agent uses the built-in backend classes only.
 */
export declare class StorageManager {
  /**
   * Keeps the configuration.
   * @param config - the two backends
   */
  constructor(config: StorageConfig);
  /**
   * Connects the cache, then the database.
   * @remarks Read the backends with {@link StorageManager.getBackends}.
   * @returns when both are connected
   * @throws Error when a backend can't be reached
   */
  connect(): Promise<unknown>;
  /**
   * Closes both.
   * @returns when they are closed
   */
  disconnect(): Promise<void>;
  /**
   * Checks whether both are connected.
   * @returns `true` while they are
   */
  isConnected(): boolean;
  /**
   * Returns the backends.
   * @returns both, or `null` when not connected
   */
  getBackends(): StorageBackends | null;
  /**
   * Describes the backends.
   * @remarks The form of the description isn't part of this reference, so it's `unknown` here.
   * @returns the description
   */
  getInfo(): unknown;
  /**
   * Checks whether the backends respond.
   * @remarks The form of the result isn't part of this reference, so it's `unknown` here.
   * @returns the result
   */
  healthCheck(): unknown;
}

/**
 * Creates a storage manager and connects it.
 * @param config - the two backends
 * @returns the manager, to disconnect later, and the backends
 * @throws Error when a backend can't be reached
 *
 * @example
 * ```ts
 * import { createStorageBackends } from '@truffle-ai/saiki';
 *
 * const { manager, backends } = await createStorageBackends({
 *   cache: { type: 'in-memory' },
 *   database: { type: 'sqlite', path: './data/agent.db' },
 * });
 * console.log(await backends.database.list('session:'));
 * await manager.disconnect();
 * ```
 */
export declare function createStorageBackends(
  config: StorageConfig,
): Promise<{manager: StorageManager; backends: StorageBackends}>;
