import {asSchema, itemsOf, type Resolver, type Schema, type SchemaOrFlag} from './schema';

/** One field of an object, with its nested fields. */
export interface Field {
  /** Path from the outermost object: `sessions[].id`, `servers.<name>.command`. */
  readonly path: string;
  /** Schema as written in the contract, with references. */
  readonly written: SchemaOrFlag;
  /** The same with references resolved. */
  readonly schema: Schema;
  readonly required: boolean;
  /** Fields of this object or of the objects in this array. */
  readonly children: readonly Field[];
  /** Schemas as written in the contract, if the object may have one of several shapes. */
  readonly variants: readonly SchemaOrFlag[];
}

/**
 * Lists the fields of an object or of the objects in an array, with all nested fields.
 * Recursive schemas are followed once.
 * @param path prefix of the names of the fields
 * @param above references that lead here
 */
export function fieldsOf(
  schema: SchemaOrFlag | undefined,
  resolve: Resolver,
  path = '',
  above: readonly string[] = [],
): Field[] {
  const reference = asSchema(schema).$ref;
  if (reference !== undefined && above.includes(reference)) return [];
  const chain = reference === undefined ? above : [...above, reference];
  const resolved = resolve(schema);
  const items = itemsOf(resolved);
  if (items !== undefined) return fieldsOf(items, resolve, `${path}[]`, chain);
  const [only, ...others] = objectVariants(schema, resolve, above);
  // A union of an object with `null` or a plain value has the fields of that object.
  if (!resolved.properties && only && others.length === 0) return fieldsOf(only, resolve, path, chain);
  const named = Object.entries(resolved.properties ?? {});
  const free = freeKeys(resolved);
  const fields = [...named, ...free].map(([key, written]): Field => {
    const here = path === '' ? key : `${path}.${key}`;
    const variants = objectVariants(written, resolve, chain);
    return {
      path: here,
      written,
      schema: resolve(written),
      required: resolved.required?.includes(key) ?? false,
      children: fieldsOf(written, resolve, here, chain),
      variants: variants.length > 1 ? variants : [],
    };
  });
  return fields.filter((field, index) => index < named.length || addsDetail(field));
}

/** Whether a free key adds information to "`object` of `string`", the type of its parent. */
const addsDetail = ({schema, children, variants}: Field): boolean =>
  schema.description !== undefined || children.length > 0 || variants.length > 0;

/** Returns entries for arbitrary keys, shown as `<name>`. */
function freeKeys({additionalProperties: values, patternProperties = {}}: Schema): [string, SchemaOrFlag][] {
  const hasSchema = typeof values === 'object' && Object.keys(values).length > 0;
  return [...Object.values(patternProperties), ...(hasSchema ? [values] : [])].map((value) => ['<name>', value]);
}

/**
 * Lists the members of a union that are objects with fields, as written in the contract.
 * @param above references that lead here
 */
export function objectVariants(
  schema: SchemaOrFlag | undefined,
  resolve: Resolver,
  above: readonly string[] = [],
): readonly SchemaOrFlag[] {
  const reference = asSchema(schema).$ref;
  if (reference !== undefined && above.includes(reference)) return [];
  const resolved = resolve(schema);
  const items = itemsOf(resolved);
  if (items !== undefined) return objectVariants(items, resolve, above);
  return (resolved.oneOf ?? resolved.anyOf ?? []).filter((member) => {
    if (above.includes(asSchema(member).$ref ?? '')) return false;
    const {properties, additionalProperties} = resolve(member);
    return properties !== undefined || typeof additionalProperties === 'object';
  });
}

/** Counts fields, including nested ones. */
export const countFields = (fields: readonly Field[]): number =>
  fields.reduce((sum, field) => sum + 1 + countFields(field.children), 0);
