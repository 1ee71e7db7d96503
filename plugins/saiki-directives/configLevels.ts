import {
  asSchema,
  openResolver,
  type Contracts,
  type Schema,
  type SchemaOrFlag,
  type Pitfall,
} from '@docs-kit/reference';

/** Schema of agent files, within the contracts folder. */
export const configFile = 'agent-config.schema.json';

/** Schema of a key in the agent file, with extensions for readers. */
export interface ConfigSchema extends Schema {
  readonly 'x-pitfalls'?: readonly Pitfall[];
  /** Setting that the key requires to take effect: `router: vercel`. */
  readonly 'x-applies-to'?: string;
  /** What the toolkit does with a key that it accepts but doesn't use, as Markdown. */
  readonly 'x-effect'?: string;
  /** Default in words, as Markdown, if it isn't a single value. */
  readonly 'x-default'?: string;
  /** Rules that involve several keys, as Markdown. */
  readonly 'x-rules'?: readonly string[];
  /** Meaning of each value of `enum`. */
  readonly enumDescriptions?: readonly string[];
}

/** A key of the agent file. */
export interface ConfigKey {
  /** Top-level key, or dotted path relative to its {@link Level}: `database`, `options.separator`. */
  readonly name: string;
  /** Schema as written in the contract, with references. */
  readonly written: SchemaOrFlag;
  /** The same with references resolved. */
  readonly schema: ConfigSchema;
  readonly required: boolean;
}

/** The contract of agent files. */
export interface ConfigContract {
  /** The top-level keys, in the order of the contract. */
  readonly keys: readonly ConfigKey[];
  /** Returns the schema with references resolved. It has all keywords, including the extensions. */
  readonly resolve: (written: SchemaOrFlag | undefined) => ConfigSchema;
}

/** Reads the contract of agent files. */
export function readConfig(contracts: Contracts): ConfigContract {
  const document = contracts.read<Schema>(configFile);
  const resolve = openResolver(document, contracts.pathOf(configFile));
  return {resolve, keys: keysOf(resolve(document), '', resolve)};
}

const keysOf = (schema: ConfigSchema, prefix: string, resolve: ConfigContract['resolve']): ConfigKey[] =>
  Object.entries(schema.properties ?? {}).map(([key, written]) => ({
    name: `${prefix}${key}`,
    written,
    schema: resolve(written),
    required: schema.required?.includes(key) ?? false,
  }));

/** The keys of a mapping, shown in one table that includes nested plain mappings. */
export interface Level {
  /** Paths of the mapping: more than one if several keys accept the same. */
  readonly paths: string[];
  /** Value of the mapping's `type`, if there are several kinds. */
  readonly kind: string | undefined;
  readonly schema: ConfigSchema;
  readonly rows: readonly ConfigKey[];
}

/**
 * Splits the content of a key into levels: one for each mapping that needs a separate table, outermost first.
 * Keys that only have plain values have no level.
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
    const identity = kind === undefined ? placePath : `${kind} ${asSchema(place).$ref ?? placePath}`;
    const known = levels.get(identity);
    if (known) {
      known.paths.push(placePath);
      return;
    }
    const schema = contract.resolve(place);
    const rows = rowsOf(contract, schema, '');
    levels.set(identity, {paths: [placePath], kind, schema, rows});
    for (const row of rows) {
      const rowPath = `${placePath}.${row.name}`;
      if (row.schema.oneOf) visit(row.schema, rowPath);
      else visitWithin(row.schema, rowPath);
    }
  };
  visit(written, path);
  return [...levels.values()];
}

/** Lists the keys of a mapping, and those of nested plain mappings by their dotted path. */
const rowsOf = (contract: ConfigContract, schema: ConfigSchema, prefix: string): ConfigKey[] =>
  keysOf(schema, prefix, contract.resolve).flatMap((row) =>
    row.schema.properties ? [row, ...rowsOf(contract, row.schema, `${row.name}.`)] : [row],
  );

function kindOf(contract: ConfigContract, branch: SchemaOrFlag): string | undefined {
  const kind = contract.resolve(contract.resolve(branch).properties?.type).const;
  return kind === undefined ? undefined : String(kind);
}
