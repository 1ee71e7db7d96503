import type {PhrasingContent, RootContent} from 'mdast';
import {admonition, bullets, inlineCode, label, paragraph, strong, table, text} from '../markdown';
import {rowAnchor} from '../rowAnchor';
import type {SdkMember, SdkParameter} from './declaration';
import type {Doc} from './docComment';
import type {SdkWriter} from './sdkAddress';

/**
 * What stands below a signature: remarks, traps, result, errors, events and examples.
 * @param details table of parameters or properties, which stands after the traps
 */
export function docBlocks(doc: Doc, details: readonly RootContent[], writer: SdkWriter): RootContent[] {
  return [
    ...writer.blocks(doc.remarks),
    ...doc.traps.map((trap) => admonition('warning', trap.title, writer.blocks(trap.text))),
    ...details,
    ...labelled('Default', doc.defaultValue, writer),
    ...labelled('Returns', doc.returns, writer),
    ...labelledEntries(
      'Throws',
      doc.throws.map((fault) => throwsEntry(fault, writer)),
    ),
    ...labelledEntries(
      'Emits',
      doc.emits.map(({name, text: words}) => [writer.event(name), text(' '), ...writer.inline(words)]),
    ),
    ...doc.examples.flatMap((example) => [label([text('Example')]), ...writer.blocks(example)]),
  ];
}

/** Properties with their meaning; a name in the table can be linked to. */
export function propertyTable(
  properties: readonly SdkMember[],
  {withTypes, anchorOf}: {readonly withTypes: boolean; readonly anchorOf: (property: SdkMember) => string},
  writer: SdkWriter,
): RootContent[] {
  const header = ['Property', ...(withTypes ? ['Type'] : []), 'Meaning'].map((title) => [text(title)]);
  const rows = properties.map((property) => [
    [rowAnchor(anchorOf(property), inlineCode(property.optional ? `${property.name}?` : property.name))],
    ...(withTypes ? [[inlineCode(property.type)]] : []),
    meaning(property.doc, writer),
  ]);
  return [table(header, rows)];
}

function meaning({summary, remarks, defaultValue}: Doc, writer: SdkWriter): PhrasingContent[] {
  const parts = [summary, remarks, defaultValue && `Default: ${defaultValue}.`].filter(Boolean);
  return writer.inline(parts.join(' '));
}

/** Parameters with type and meaning; nothing when there are none. */
export function parameterTable(doc: Doc, parameters: readonly SdkParameter[], writer: SdkWriter): RootContent[] {
  if (parameters.length === 0) return [];
  const header = ['Parameter', 'Type', 'Meaning'].map((title) => [text(title)]);
  const rows = parameters.map(({name, type, optional}) => [
    [inlineCode(optional ? `${name}?` : name)],
    [inlineCode(type)],
    writer.inline(doc.params.find((param) => param.name === name)?.text ?? ''),
  ]);
  return [table(header, rows)];
}

/** Names of error classes are code; those that the package exports are links. */
function throwsEntry(fault: string, writer: SdkWriter): PhrasingContent[] {
  const {name = '', rest = ''} = /^(?<name>[A-Z]\w*)\s*(?<rest>[\s\S]*)$/u.exec(fault)?.groups ?? {};
  if (name === '') return writer.inline(fault);
  const isExported = writer.contract.exports.some((declaration) => declaration.name === name);
  return writer.inline(isExported ? `[\`${name}\`](sdk:${name}) ${rest}` : `\`${name}\` ${rest}`);
}

const labelled = (title: string, markdown: string, writer: SdkWriter): RootContent[] =>
  markdown === '' ? [] : labelledEntries(title, [writer.inline(markdown)]);

/** One entry stands on the line of its label; several are a list. */
function labelledEntries(title: string, entries: readonly PhrasingContent[][]): RootContent[] {
  const [first, ...others] = entries;
  if (!first) return [];
  if (others.length > 0) return [label([text(title)]), bullets(entries.map((entry) => [paragraph(...entry)]))];
  return [paragraph(strong(text(`${title}:`)), text(' '), ...first)];
}
