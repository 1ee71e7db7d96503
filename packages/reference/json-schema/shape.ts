import type {RootContent} from 'mdast';
import {kebab} from '../anchors';
import {fold} from '../blocks';
import * as md from '../markdown';
import {countFields, fieldsOf, objectVariants, type Field} from './fields';
import {asSchema, itemsOf, type Schema, type SchemaOrFlag} from './schema';
import {displayTypeAndLimits, displayType, linkTo, variantLabel, type TypeOptions} from './words';

/** The perspective from which a table says whether a field is always there: the sender's or the receiver's. */
export type Presence = 'required' | 'present';

/** Words after the type of a field that must be there, and of one that needn't. A default replaces them. */
const presenceWords = {
  required: {yes: 'required', no: 'optional'},
  present: {yes: undefined, no: 'not always there'},
} as const;

/** The fields of an object with more than this, including nested ones, are collapsed. */
const maxInlineFields = 10;
/** Fields with more segments in their path than this are collapsed. */
const deepestInline = 3;
/** Nested unions are expanded up to this depth. */
const deepestUnion = 4;

/** Options of {@link shape}. */
export interface ShapeOptions extends TypeOptions {
  /** Anchor of the block around the shape, and prefix for the anchors of collapsible sections. */
  readonly anchor: string;
  readonly presence: Presence;
}

/**
 * Describes a schema: a table of its fields with dotted paths, followed by collapsible sections for deep objects, and
 * unions shape by shape. A schema without fields becomes one line with its type and limits.
 * @param path prefix of the names of the fields
 * @param depth number of unions and collapsible sections around it
 */
export function shape(schema: SchemaOrFlag | undefined, options: ShapeOptions, path = '', depth = 0): RootContent[] {
  const link = linkTo(asSchema(schema).$ref, options);
  if (link !== undefined) return md.parseBlocks(`The fields are those of ${link}.`);
  const variants = objectVariants(schema, options.resolve);
  if (variants.length > 1) return explainUnion(schema, variants, path, options, depth);
  const fields = fieldsOf(schema, options.resolve, path);
  return fields.length === 0 ? plainLine(schema, options) : explainFields(fields, options, depth);
}

/** Makes a table of fields, and a collapsible section for each field whose fields are too many or too deep for it. */
function explainFields(fields: readonly Field[], options: ShapeOptions, depth: number): RootContent[] {
  const rows = fields.flatMap((field) => rowsOf(field, options));
  const folded = new Map(
    rows.filter((field) => isFolded(field, options)).map((field) => [field, `${options.anchor}-${kebab(field.path)}`]),
  );
  const cells = rows.map((field) => [`\`${field.path}\``, typeCell(field, folded.get(field), options), meaning(field)]);
  const folds = [...folded].map(([field, anchor]) => {
    const content =
      field.variants.length > 0
        ? explainUnion(field.written, field.variants, field.path, {...options, anchor}, depth + 1)
        : explainFields(field.children, options, depth + 1);
    return fold(anchor, `Fields of \`${field.path}\``, content);
  });
  return [md.table(['Field', 'Type', 'Meaning'], cells), ...folds];
}

function rowsOf(field: Field, options: ShapeOptions): Field[] {
  if (isFolded(field, options) || isExplainedElsewhere(field, options)) return [field];
  return [field, ...field.children.flatMap((child) => rowsOf(child, options))];
}

function isFolded(field: Field, options: ShapeOptions): boolean {
  if (isExplainedElsewhere(field, options)) return false;
  if (field.variants.length > 0) return true;
  return (
    countFields(field.children) > maxInlineFields ||
    (field.children.length > 0 && field.path.split('.').length >= deepestInline)
  );
}

const isExplainedElsewhere = ({written, schema}: Field, options: ShapeOptions): boolean =>
  linkTo(asSchema(written).$ref ?? asSchema(schema.items).$ref, options) !== undefined;

function explainUnion(
  schema: SchemaOrFlag | undefined,
  variants: readonly SchemaOrFlag[],
  path: string,
  options: ShapeOptions,
  depth: number,
): RootContent[] {
  if (depth > deepestUnion) return plainLine(schema, options);
  const resolved = options.resolve(schema);
  const items = itemsOf(resolved);
  const isList = items !== undefined;
  const own = isList ? undefined : resolved.properties;
  const before = isList ? `${path}[]` : path;
  const resolvedVariants = variants.map((variant) => options.resolve(variant));
  const shared = own
    ? explainFields(fieldsOf({properties: own, required: resolved.required}, options.resolve, before), options, depth)
    : [];
  return [
    ...shared,
    ...md.parseBlocks(isList ? 'Each item has one of these shapes.' : 'It has one of these shapes.'),
    ...variants.flatMap((variant, index) => [
      ...md.parseBlocks(`**${variantLabel(resolvedVariants, index)}**`),
      ...shape(variant, {...options, anchor: `${options.anchor}-${index + 1}`}, before, depth + 1),
    ]),
    ...otherMembers(isList ? options.resolve(items) : resolved, variants, options),
  ];
}

/** Describes the members of a union that aren't objects with fields. */
function otherMembers(union: Schema, variants: readonly SchemaOrFlag[], options: ShapeOptions): RootContent[] {
  const members = (union.oneOf ?? union.anyOf ?? []).filter((member) => !variants.includes(member));
  return members.flatMap((member) => {
    const {description = ''} = options.resolve(member);
    return md.parseBlocks(`Or it is ${displayType(member, options)}. ${description}`);
  });
}

const plainLine = (schema: SchemaOrFlag | undefined, options: ShapeOptions): RootContent[] =>
  md.parseBlocks(`${displayTypeAndLimits(schema, options)}.`);

/** Returns a type with its default and limits, and whether the value must be there, as Markdown. */
export function displayTypeAndPresence(
  schema: SchemaOrFlag | undefined,
  isRequired: boolean,
  options: TypeOptions & Pick<ShapeOptions, 'presence'>,
): string {
  const {yes, no} = presenceWords[options.presence];
  const type = displayTypeAndLimits(schema, options);
  const words = isRequired ? yes : options.resolve(schema).default === undefined ? no : undefined;
  return words === undefined ? type : `${type}, ${words}`;
}

/** @param fold anchor of the collapsible section with the field's fields, if there is one */
function typeCell(field: Field, fold: string | undefined, options: ShapeOptions): string {
  const type = displayTypeAndPresence(field.written, field.required, options);
  return fold === undefined ? type : `${type}, [its fields](#${fold})`;
}

const meaning = ({schema: {description, title, deprecated}}: Field): string =>
  `${deprecated ? 'Deprecated. ' : ''}${description ?? title ?? ''}`;
