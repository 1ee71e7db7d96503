import type {AgentConfig} from './config.js';

/**
 * Path of the agent file that Saiki looks for first: `agents/agent.yml`.
 */
export declare const DEFAULT_CONFIG_PATH: string;

/**
 * Reads an agent file and replaces environment variables in it.
 *
 * @remarks
 * `$NAME` and `${NAME}` are replaced in every text, also inside system prompts. A value that changed and looks like a
 * number becomes a number. It doesn't validate: `start()` does.
 *
 * @param configPath - path of the file; found by the rules of {@link resolveConfigPath} when left out
 * @returns the configuration
 * @throws Error "Failed to load config file at …" with the cause: no such file, or not YAML
 *
 * @pitfall An unset variable becomes empty text.
 * Nothing reports it here. A missing key shows up at `start()`, as an `llm.apiKey` that is too short.
 *
 * @example
 * ```ts
 * import { loadAgentConfig, SaikiAgent } from '@truffle-ai/saiki';
 *
 * const path = './agent.yml';
 * const agent = new SaikiAgent(await loadAgentConfig(path), path);
 * await agent.start();
 * ```
 */
export declare function loadAgentConfig(
  configPath?: string,
): Promise<AgentConfig>;

/**
 * Writes a configuration to a YAML file.
 * @param configPath - path of the file
 * @param config - the configuration
 * @returns when it is written
 * @pitfall Keys are written in clear text.
 * Put `$NAME` back into `apiKey` before you write a configuration that was loaded.
 */
export declare function writeConfigFile(
  configPath: string | undefined,
  config: AgentConfig,
): Promise<void>;

/**
 * Finds the agent file.
 *
 * @remarks
 * A given path wins. Otherwise, inside a project that uses Saiki, it's the first of `agents/agent.yml`,
 * `src/agents/agent.yml`, `src/saiki/agents/agent.yml`, `.saiki/agent.yml` and `agent.yml`. Outside such a project,
 * it's the file that comes with the package.
 *
 * @param configPath - path of a file
 * @param startPath - folder to start from
 * @returns the path
 * @throws Error that lists all five places when a project has none of them
 */
export declare function resolveConfigPath(
  configPath?: string,
  startPath?: string,
): string;

/**
 * Builds a path in the folder where Saiki keeps its files.
 * @param type - subfolder, for example `logs` or `database`
 * @param filename - name of a file in it
 * @param startPath - folder to start from
 * @returns a path below `.saiki/` in the project root, or below `~/.saiki/` outside a project that uses Saiki
 *
 * @example
 * ```ts
 * import { getSaikiPath } from '@truffle-ai/saiki';
 *
 * console.log(getSaikiPath('database', 'agent.db'));
 * ```
 */
export declare function getSaikiPath(
  type: string,
  filename?: string,
  startPath?: string,
): string;

/**
 * Finds the root of the project that uses Saiki.
 * @remarks
 * That's the nearest folder, going up, whose `package.json` lists the package in `dependencies`, `devDependencies` or
 * `peerDependencies`, or is the package itself.
 * @param startPath - folder to start from
 * @returns the folder, or `null`
 */
export declare function getSaikiProjectRoot(
  startPath?: string,
): string | null;

/**
 * Finds the root of a package.
 * @param startPath - folder to start from
 * @returns the folder, or `null`
 */
export declare function findPackageRoot(
  startPath?: string,
): string | null;

/**
 * Checks whether a folder belongs to a project that uses Saiki.
 * @param startPath - folder to start from
 * @returns `true` when it does
 */
export declare function isSaikiProject(startPath?: string): boolean;

/**
 * Finds the nearest folder, going up, that meets a condition.
 * @remarks The root of the file system itself is never tested.
 * @param startPath - folder to start from
 * @param predicate - tests a folder
 * @returns the folder, or `null`
 */
export declare function walkUpDirectories(
  startPath: string,
  predicate: (path: string) => boolean,
): string | null;

/**
 * Finds a script inside the installed package.
 * @param scriptPath - path within the package
 * @returns path in the file system
 */
export declare function resolveBundledScript(scriptPath: string): string;
