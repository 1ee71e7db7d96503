import type {RootContent} from 'mdast';
import {inline, inlineCode, label, table, text} from '../markdown';
import {limits} from '../schema/limits';
import {typeName, type TypeNameOptions} from '../schema/typeName';
import type {Parameter} from './openApi';

/** Parameters of an operation under a bold line; nothing when it has none. */
export function parameterTable(parameters: readonly Parameter[], options: TypeNameOptions): RootContent[] {
  if (parameters.length === 0) return [];
  const limited = parameters.map(({schema}) => limits(options.resolver.resolve(schema)));
  const hasLimits = limited.some((cell) => cell.length > 0);
  const header = ['Parameter', 'In', 'Type', 'Required', ...(hasLimits ? ['Default and limits'] : []), 'Meaning'];
  const rows = parameters.map((parameter, index) => [
    [inlineCode(parameter.name)],
    [text(parameter.in)],
    typeName(parameter.schema, options),
    [text(parameter.required ? 'yes' : 'no')],
    ...(hasLimits ? [limited[index] ?? []] : []),
    inline(parameter.description ?? options.resolver.resolve(parameter.schema).description ?? ''),
  ]);
  return [
    label([text('Parameters')]),
    table(
      header.map((title) => [text(title)]),
      rows,
    ),
  ];
}
