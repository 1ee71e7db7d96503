import {
  openResolver,
  type Contracts,
  type Resolver,
  type Schema,
  type SchemaOrFlag,
  type Trap,
} from '@docs-kit/reference';

/** File that describes agent files, within the contracts folder. */
export const configFile = 'agent-config.schema.json';

/** Schema of a key of the agent file, with what only readers need. */
export interface ConfigSchema extends Schema {
  readonly 'x-traps'?: readonly Trap[];
  /** Setting with which the key has an effect, as it is written: `router: vercel`. */
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
  /** Dotted path, of a row within its level: `storage.database.path`, `mcpServers.<name>.url`, `skills[].id`. */
  readonly name: string;
  /** Schema as the contract writes it, reference included. */
  readonly written: SchemaOrFlag;
  /** The same, references followed. */
  readonly schema: ConfigSchema;
  readonly required: boolean;
}

/** The contract of agent files. */
export interface ConfigContract {
  readonly resolver: Resolver;
  /** Every key by its dotted path, in the order of the contract. */
  readonly keys: ReadonlyMap<string, ConfigKey>;
  /** Returns the schema with references followed. */
  resolve(written: SchemaOrFlag | undefined): ConfigSchema;
}

/** Reads the contract of agent files and lists all its keys. */
export function readConfig(contracts: Contracts): ConfigContract {
  const document = contracts.read<Schema>(configFile);
  const resolver = openResolver(document, contracts.pathOf(configFile));
  // The resolver copies all keywords, so the extensions are still there.
  const resolve = (written: SchemaOrFlag | undefined): ConfigSchema => resolver.resolve(written);
  const keys = new Map<string, ConfigKey>();

  const walk = (schema: ConfigSchema, path: string): void => {
    for (const key of keysOf(schema, path === '' ? '' : `${path}.`, resolve)) {
      if (!keys.has(key.name)) keys.set(key.name, key);
      walk(key.schema, key.name);
    }
    for (const branch of schema.oneOf ?? []) walk(resolve(branch), path);
    if (schema.items !== undefined) walk(resolve(schema.items), `${path}[]`);
    if (typeof schema.additionalProperties === 'object') walk(resolve(schema.additionalProperties), `${path}.<name>`);
  };
  walk(resolve(document), '');
  return {resolver, keys, resolve};
}

/** Lists the keys of one mapping. */
const keysOf = (schema: ConfigSchema, prefix: string, resolve: ConfigContract['resolve']): ConfigKey[] =>
  Object.entries(schema.properties ?? {}).map(([key, written]) => ({
    name: `${prefix}${key}`,
    written,
    schema: resolve(written),
    required: schema.required?.includes(key) ?? false,
  }));

/** Keys of one mapping, shown as one table. Plain mappings within it are part of the table. */
export interface Level {
  /** Places of the mapping: more than one when several keys take the same. */
  readonly paths: string[];
  /** Value of `type` that this mapping has, when there are several kinds. */
  readonly kind: string | undefined;
  readonly schema: ConfigSchema;
  readonly rows: readonly ConfigKey[];
}

/**
 * Splits what is below a key into levels: one for each mapping whose keys need a separate table, the outermost first.
 * Keys that hold only plain values have no level.
 * @param path dotted path of the key
 */
export function levelsOf(contract: ConfigContract, written: SchemaOrFlag | undefined, path: string): Level[] {
  const levels = new Map<string, Level>();
  const visit = (place: SchemaOrFlag | undefined, placePath: string): void => {
    const schema = contract.resolve(place);
    for (const branch of schema.oneOf ?? []) addLevel(branch, placePath, kindOf(contract, branch));
    if (schema.properties) addLevel(place, placePath, undefined);
    else visitWithin(schema, placePath);
  };
  const visitWithin = (schema: ConfigSchema, placePath: string): void => {
    if (schema.items !== undefined) visit(schema.items, `${placePath}[]`);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${placePath}.<name>`);
  };
  const addLevel = (place: SchemaOrFlag | undefined, placePath: string, kind: string | undefined): void => {
    const identity = kind === undefined ? placePath : `${kind} ${referenceOf(place) ?? placePath}`;
    const known = levels.get(identity);
    if (known) {
      known.paths.push(placePath);
      return;
    }
    const schema = contract.resolve(place);
    const rows = rowsOf(contract, schema, '');
    levels.set(identity, {paths: [placePath], kind, schema, rows});
    for (const row of rows) {
      const rowPath = placePath === '' ? row.name : `${placePath}.${row.name}`;
      if (row.schema.oneOf) visit(row.schema, rowPath);
      else visitWithin(row.schema, rowPath);
    }
  };
  visit(written, path);
  return [...levels.values()];
}

/** Lists the keys of a mapping; those of plain mappings within it follow with their dotted path. */
const rowsOf = (contract: ConfigContract, schema: ConfigSchema, prefix: string): ConfigKey[] =>
  keysOf(schema, prefix, contract.resolve).flatMap((row) =>
    row.schema.properties ? [row, ...rowsOf(contract, row.schema, `${row.name}.`)] : [row],
  );

function kindOf(contract: ConfigContract, branch: SchemaOrFlag): string | undefined {
  const kind = contract.resolve(contract.resolve(branch).properties?.type).const;
  return kind === undefined ? undefined : String(kind);
}

const referenceOf = (written: SchemaOrFlag | undefined): string | undefined =>
  typeof written === 'object' ? written.$ref : undefined;
