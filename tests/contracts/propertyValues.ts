import {asSchema, locate, type SchemaOrFlag} from '@docs-kit/reference';

/**
 * Returns what the schemas of all properties in a contract say for a keyword, such as `default` or `enum`.
 * @returns values as JSON, by the name of the property; lists sorted
 */
export function propertyValues(document: object, keyword: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const valueOf = (property: SchemaOrFlag): unknown => {
    const schema = asSchema(property) as {readonly $ref?: string} & Readonly<Record<string, unknown>>;
    const {$ref: reference} = schema;
    if (schema[keyword] !== undefined || reference === undefined) return schema[keyword];
    return valueOf(locate(document, reference.slice(1)).value as SchemaOrFlag);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const {properties} = node as {readonly properties?: Readonly<Record<string, SchemaOrFlag>>};
    for (const [name, property] of Object.entries(properties ?? {})) {
      const value = valueOf(property);
      const text = JSON.stringify(
        Array.isArray(value) && keyword === 'enum' ? [...(value as unknown[])].sort() : value,
      );
      if (value !== undefined) found.set(name, new Set([...(found.get(name) ?? []), text]));
    }
    Object.values(node).forEach(visit);
  };
  visit(document);
  return found;
}
