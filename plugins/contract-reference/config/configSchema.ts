import type {Contracts} from '../contracts';
import type {Trap} from '../notes';
import {openResolver, type Resolver} from '../schema/resolve';
import type {Schema, SchemaOrFlag} from '../schema/schema';

/** File that describes agent files, within the contracts folder. */
export const configContract = 'agent-config.schema.json';

/** Schema of a key of the agent file, with what only readers need. */
export interface ConfigSchema extends Schema {
  readonly 'x-traps'?: readonly Trap[];
  /** Setting with which the key counts, as it is written: `router: vercel`. */
  readonly 'x-applies-to'?: string;
  /** What the toolkit does with a key that it accepts and does not use, as Markdown. */
  readonly 'x-effect'?: string;
  /** Default in words, as Markdown, where it is not one value. */
  readonly 'x-default'?: string;
  /** Rules about several keys, as Markdown. */
  readonly 'x-rules'?: readonly string[];
  /** Meaning of each value of `enum`. */
  readonly enumDescriptions?: readonly string[];
}

/** A key of the agent file. */
export interface ConfigKey {
  /** Dotted path: `storage.database.path`, `mcpServers.<name>.url`, `agentCard.skills[].id`. */
  readonly path: string;
  /** Schema as the contract writes it, reference included. */
  readonly written: SchemaOrFlag;
  readonly required: boolean;
}

/** The contract of agent files. */
export interface ConfigContract {
  readonly resolver: Resolver;
  /** Every key by its dotted path, in the order of the contract. */
  readonly keys: ReadonlyMap<string, ConfigKey>;
  /** The schema with references followed. */
  resolve(written: SchemaOrFlag | undefined): ConfigSchema;
}

/** Opens the contract of agent files and walks all its keys. */
export function openConfig(contracts: Contracts): ConfigContract {
  const document = contracts.read<Schema>(configContract);
  const resolver = openResolver(document, `contracts/${configContract}`);
  // The extensions of the agent file's schema are kept by the resolver, which copies all keywords.
  const resolve = (written: SchemaOrFlag | undefined): ConfigSchema => resolver.resolve(written) as ConfigSchema;
  const keys = new Map<string, ConfigKey>();

  const walk = (written: SchemaOrFlag | undefined, path: string): void => {
    const schema = resolve(written);
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      const childPath = path === '' ? name : `${path}.${name}`;
      if (!keys.has(childPath))
        keys.set(childPath, {path: childPath, written: child, required: schema.required?.includes(name) ?? false});
      walk(child, childPath);
    }
    for (const branch of schema.oneOf ?? []) walk(branch, path);
    if (schema.items !== undefined) walk(schema.items, `${path}[]`);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${path}.<name>`);
  };
  walk(document, '');
  return {resolver, keys, resolve};
}
