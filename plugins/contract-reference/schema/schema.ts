/** JSON Schema (2020-12), as far as contracts use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly items?: SchemaOrFlag;
  readonly prefixItems?: readonly SchemaOrFlag[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, SchemaOrFlag>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaOrFlag;
  readonly propertyNames?: SchemaOrFlag;
  readonly patternProperties?: Readonly<Record<string, SchemaOrFlag>>;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly SchemaOrFlag[];
  readonly anyOf?: readonly SchemaOrFlag[];
  readonly oneOf?: readonly SchemaOrFlag[];
}

/** A schema, or `true` (anything) or `false` (nothing). */
export type SchemaOrFlag = Schema | boolean;

/** The schema itself; `true` and `false` become one without conditions. */
export const asSchema = (schema: SchemaOrFlag | undefined): Schema => (typeof schema === 'object' ? schema : {});

/** Type words of a schema, also where they follow only from its other keywords. */
export function typesOf(schema: Schema): readonly string[] {
  if (typeof schema.type === 'string') return [schema.type];
  if (schema.type) return schema.type;
  if (schema.properties || schema.patternProperties || typeof schema.additionalProperties === 'object')
    return ['object'];
  return schema.items !== undefined || schema.prefixItems ? ['array'] : [];
}
