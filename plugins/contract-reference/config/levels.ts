import type {SchemaOrFlag} from '../schema/schema';
import type {ConfigContract, ConfigSchema} from './configSchema';

/** One line of an option table. */
export interface OptionRow {
  /** Path from the top of its level: `errorHandling`, `options.errorHandling`. */
  readonly name: string;
  readonly schema: ConfigSchema;
  readonly required: boolean;
}

/** Keys that stand in one mapping, shown as one table. Plain mappings within it are part of the table. */
export interface Level {
  /** Places of the mapping: more than one when several keys take the same. */
  readonly paths: string[];
  /** Value of `type` that this mapping has, when there are several kinds. */
  readonly kind: string | undefined;
  readonly schema: ConfigSchema;
  readonly rows: readonly OptionRow[];
}

/**
 * Splits what stands under a key into levels: one for each mapping whose keys need a table of their own, the outermost
 * first. Keys that hold plain values only give no level.
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

/** Keys of a mapping; those of plain mappings within it follow with their dotted path. */
function rowsOf(contract: ConfigContract, schema: ConfigSchema, prefix: string): OptionRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, written]) => {
    const name = `${prefix}${key}`;
    const row: OptionRow = {name, schema: contract.resolve(written), required: schema.required?.includes(key) ?? false};
    return row.schema.properties ? [row, ...rowsOf(contract, row.schema, `${name}.`)] : [row];
  });
}

function kindOf(contract: ConfigContract, branch: SchemaOrFlag): string | undefined {
  const kind = contract.resolve(contract.resolve(branch).properties?.type).const;
  return kind === undefined ? undefined : String(kind);
}

const referenceOf = (written: SchemaOrFlag | undefined): string | undefined =>
  typeof written === 'object' ? written.$ref : undefined;
