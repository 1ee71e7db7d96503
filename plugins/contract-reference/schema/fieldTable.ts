import type {PhrasingContent, Table} from 'mdast';
import {inline, inlineCode, link, table, text} from '../markdown';
import type {Field} from './fields';
import {limits} from './limits';
import {typeName, type TypeNameOptions} from './typeName';

/** How a table tells whether a field is there: to someone who sends it, or to someone who receives it. */
export type Presence = 'required' | 'present';

/** What {@link fieldTable} needs besides the fields. */
export interface FieldTableOptions extends TypeNameOptions {
  readonly presence: Presence;
  /** Anchor of the fold that holds the fields below a field, if they stand in one. */
  readonly foldOf: (field: Field) => string | undefined;
}

const presenceWords = {
  required: {header: 'Required', yes: 'yes', no: 'no'},
  present: {header: 'Present', yes: 'always', no: 'not always'},
} as const;

/** Table of fields: name, type, whether it must be there, default and limits (when any field has some), meaning. */
export function fieldTable(fields: readonly Field[], options: FieldTableOptions): Table {
  const words = presenceWords[options.presence];
  const limited = fields.map(({schema}) => limits(schema));
  const hasLimits = limited.some((cell) => cell.length > 0);
  const header = ['Field', 'Type', words.header, ...(hasLimits ? ['Default and limits'] : []), 'Meaning'];
  const rows = fields.map((field, index) => [
    [inlineCode(field.path)],
    typeCell(field, options),
    [text(field.required ? words.yes : words.no)],
    ...(hasLimits ? [limited[index] ?? []] : []),
    meaning(field),
  ]);
  return table(
    header.map((title) => [text(title)]),
    rows,
  );
}

function typeCell(field: Field, options: FieldTableOptions): PhrasingContent[] {
  const name = typeName(field.written, options);
  const anchor = options.foldOf(field);
  return anchor === undefined ? name : [...name, text(', '), link(`#${anchor}`, text('its fields'))];
}

function meaning({schema}: Field): PhrasingContent[] {
  const description = inline(schema.description ?? schema.title ?? '');
  return schema.deprecated ? [text('Deprecated. '), ...description] : description;
}
