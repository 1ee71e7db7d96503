import type {PhrasingContent, RootContent} from 'mdast';
import {kebab} from '../anchors';
import {fold} from '../elements';
import {inline, inlineCode, paragraph, strong, text} from '../markdown';
import {fieldTable, type Presence} from './fieldTable';
import {countFields, fieldsOf, objectVariants, type Field, type Variant} from './fields';
import {joined, limits} from './limits';
import {nameOfReference} from './resolve';
import {asSchema, typesOf, type Schema, type SchemaOrFlag} from './schema';
import {typeName, type TypeNameOptions} from './typeName';
import {variantLabel} from './variantLabel';

/** An object with more fields than this, those below counted, stands in a fold of its own. */
const mostFieldsInline = 10;
/** Fields with more steps in their path than this stand in a fold. */
const deepestInline = 3;
/** Unions within unions are spelled out this far. */
const deepestUnion = 4;

/** What {@link shape} needs besides the schema. */
export interface ShapeOptions extends TypeNameOptions {
  /** Anchor of the block that the shape stands in; folds get anchors that begin with it. */
  readonly anchor: string;
  readonly presence: Presence;
}

/**
 * Explains a schema: a table of its fields with dotted paths, deep objects in folds after it, unions shape by shape.
 * A schema without fields is one line with its type and limits.
 */
export function shape(schema: SchemaOrFlag | undefined, options: ShapeOptions): RootContent[] {
  return explain(schema, '', options, 0);
}

function explain(schema: SchemaOrFlag | undefined, path: string, options: ShapeOptions, depth: number): RootContent[] {
  const name = asSchema(schema).$ref;
  if (name !== undefined && options.linkOf?.(nameOfReference(name)) !== undefined) {
    return [paragraph(text('The fields are those of '), ...typeName(schema, options), text('.'))];
  }
  const variants = objectVariants(schema, options.resolver);
  if (variants.length > 1) return explainUnion(schema, variants, path, options, depth);
  const fields = fieldsOf(schema, options.resolver, path);
  return fields.length === 0 ? [plainLine(schema, options)] : explainFields(fields, options, depth);
}

/** The table of some fields, and after it one fold for each field whose own fields are too many or too deep for it. */
export function explainFields(fields: readonly Field[], options: ShapeOptions, depth = 0): RootContent[] {
  const rows = fields.flatMap((field) => rowsOf(field, options));
  const folded = new Map(
    rows.filter((field) => isFolded(field, options)).map((field) => [field, foldAnchor(field, options)]),
  );
  const table = fieldTable(rows, {...options, foldOf: (field) => folded.get(field)});
  const folds = [...folded].map(([field, anchor]) => {
    const content =
      field.variants.length > 0
        ? explainUnion(field.written, field.variants, field.path, {...options, anchor}, depth + 1)
        : explainFields(field.children, {...options, anchor: options.anchor}, depth + 1);
    return fold(anchor, [text('Fields of '), inlineCode(field.path)], content);
  });
  return [table, ...folds];
}

function rowsOf(field: Field, options: ShapeOptions): Field[] {
  if (isFolded(field, options) || isExplainedElsewhere(field, options)) return [field];
  return [field, ...field.children.flatMap((child) => rowsOf(child, options))];
}

function isFolded(field: Field, options: ShapeOptions): boolean {
  if (isExplainedElsewhere(field, options)) return false;
  if (field.variants.length > 0) return true;
  return (
    countFields(field.children) > mostFieldsInline ||
    (field.children.length > 0 && field.path.split('.').length >= deepestInline)
  );
}

function isExplainedElsewhere({written, schema}: Field, {linkOf}: ShapeOptions): boolean {
  const reference = asSchema(written).$ref ?? asSchema(schema.items).$ref;
  return reference !== undefined && linkOf?.(nameOfReference(reference)) !== undefined;
}

const foldAnchor = (field: Field, {anchor}: ShapeOptions): string => `${anchor}-${kebab(field.path)}`;

function explainUnion(
  schema: SchemaOrFlag | undefined,
  variants: readonly Variant[],
  path: string,
  options: ShapeOptions,
  depth: number,
): RootContent[] {
  if (depth > deepestUnion) return [plainLine(schema, options)];
  const resolved = options.resolver.resolve(schema);
  const isList = resolved.items !== undefined && typesOf(resolved).includes('array');
  const own = isList ? undefined : resolved.properties;
  const before = path === '' && !isList ? path : `${path}${isList ? '[]' : ''}`;
  const shared = own
    ? explainFields(fieldsOf({properties: own, required: resolved.required}, options.resolver, before), options, depth)
    : [];
  return [
    ...shared,
    paragraph(text(isList ? 'Each item has one of these shapes.' : 'It has one of these shapes.')),
    ...variants.flatMap((variant, index) => [
      paragraph(strong(...variantLabel(variant.schema, index + 1))),
      ...explain(variant.written, before, {...options, anchor: `${options.anchor}-${index + 1}`}, depth + 1),
    ]),
    ...otherMembers(isList ? options.resolver.resolve(resolved.items) : resolved, variants, options),
  ];
}

/** Members of a union that are no objects with fields. */
function otherMembers(union: Schema, variants: readonly Variant[], options: ShapeOptions): RootContent[] {
  const members = (union.oneOf ?? union.anyOf ?? []).filter(
    (member) => !variants.some(({written}) => written === member),
  );
  return members.map((member) => {
    const {description} = options.resolver.resolve(member);
    const meaning = description === undefined ? [] : [text(' '), ...inline(description)];
    return paragraph(text('Or it is '), ...typeName(member, options), text('.'), ...meaning);
  });
}

function plainLine(schema: SchemaOrFlag | undefined, options: ShapeOptions): RootContent {
  const details = limits(options.resolver.resolve(schema));
  const parts: PhrasingContent[][] = [typeName(schema, options), ...(details.length > 0 ? [details] : [])];
  return paragraph(...joined(parts, ', '), text('.'));
}
