import type {PhrasingContent, Table} from 'mdast';
import {stringify} from 'yaml';
import {inline, inlineCode, table, text} from '../markdown';
import {joined} from '../schema/limits';
import type {ConfigContract, ConfigSchema} from './configSchema';
import type {OptionRow} from './levels';
import {optionType} from './optionType';

/** How the name of an option is shown: as an anchor, or as a link to the page that explains it. */
export type NameCell = (row: OptionRow) => PhrasingContent[];

/** Table of options: key, type, whether it is required or what its default is, meaning. */
export function optionTable(rows: readonly OptionRow[], nameCell: NameCell, contract: ConfigContract): Table {
  const header = ['Key', 'Type', 'Required or default', 'Meaning'].map((title) => [text(title)]);
  const cells = rows.map((row) => [
    nameCell(row),
    optionType(row.schema, contract),
    presence(row),
    meaning(row.schema),
  ]);
  return table(header, cells);
}

function presence({schema, required}: OptionRow): PhrasingContent[] {
  if (required) return [text('required')];
  if (schema['x-default'] !== undefined) return inline(schema['x-default']);
  return schema.default === undefined ? [text('not set')] : [inlineCode(asYaml(schema.default))];
}

/** A value on one line, as one would write it in an agent file. */
function asYaml(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n') ? JSON.stringify(value) : value;
  return stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();
}

function meaning(schema: ConfigSchema): PhrasingContent[] {
  const appliesTo = schema['x-applies-to'];
  const parts: PhrasingContent[][] = [
    inline(schema.description ?? ''),
    valuesInWords(schema),
    appliesTo === undefined ? [] : [text('Only with '), inlineCode(appliesTo), text('.')],
    inline(schema['x-effect'] ?? ''),
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    ' ',
  );
}

/** "`strict`: the start fails; `lenient`: the agent starts without it." */
function valuesInWords({enum: values, enumDescriptions}: ConfigSchema): PhrasingContent[] {
  if (!values || !enumDescriptions) return [];
  const entries = values.map((value, index) => [
    inlineCode(String(value)),
    text(': '),
    ...inline(enumDescriptions[index] ?? ''),
  ]);
  return [...joined(entries, '; '), text('.')];
}
