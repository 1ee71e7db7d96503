import type {RootContent} from 'mdast';
import {emphasis, heading, inlineCode, label, paragraph, text} from '../markdown';
import type {ExportKind, SdkExport, SdkMember} from './declaration';
import {docBlocks, parameterTable, propertyTable} from './docBlocks';
import type {SdkWriter} from './sdkAddress';
import {signatureBlocks} from './signatureBlocks';

/** Level of a heading that a directive can begin with. */
export type Depth = 2 | 3 | 4;

/** Everything about one export, under a heading of its own; its members one level below. */
export function exportBlocks(
  declaration: SdkExport,
  {depth, withMembers}: {readonly depth: 2 | 3; readonly withMembers: boolean},
  writer: SdkWriter,
): RootContent[] {
  const {kind, name, signature, members, doc} = declaration;
  const callable = withMembers ? members.filter((member) => member.kind !== 'property') : [];
  return [
    heading(depth, [inlineCode(kind === 'function' ? `${name}()` : name)], writer.contract.anchor({declaration})),
    paragraph(emphasis(text(`${kindInWords[kind]}.`)), text(' '), ...writer.inline(doc.summary)),
    // All schemas have the same two methods, which the page describes once.
    ...signatureBlocks(signature, {own: name, withShapes: kind !== 'schema'}, writer),
    ...docBlocks(doc, details(declaration, writer), writer),
    ...callable.flatMap((member) => memberBlocks(declaration, member, depth === 2 ? 3 : 4, writer)),
  ];
}

/** The parameters of a function, or the properties of a class or type. */
function details(declaration: SdkExport, writer: SdkWriter): RootContent[] {
  const {kind, parameters, members, doc} = declaration;
  if (kind === 'function') return parameterTable(doc, parameters, writer);
  const properties = members.filter((member) => member.kind === 'property');
  if (properties.length === 0) return [];
  const anchorOf = (member: SdkMember): string => writer.contract.anchor({declaration, member});
  // The signature of a type shows what its properties hold; that of a class does not.
  return [label([text('Properties')]), ...propertyTable(properties, {withTypes: kind === 'class', anchorOf}, writer)];
}

/** Everything about one member, under a heading of its own. */
export function memberBlocks(
  declaration: SdkExport,
  member: SdkMember,
  depth: Depth,
  writer: SdkWriter,
): RootContent[] {
  const {signature, parameters, doc} = member;
  return [
    heading(depth, [inlineCode(memberTitle(declaration, member))], writer.contract.anchor({declaration, member})),
    ...writer.blocks(doc.summary),
    ...signatureBlocks(signature, {own: declaration.name, withShapes: true}, writer),
    ...docBlocks(doc, parameterTable(doc, parameters, writer), writer),
  ];
}

/** `SaikiAgent.run()`, `new SaikiAgent()` or `SaikiAgent.services`: headings of two classes on a page stay different. */
export function memberTitle({name}: SdkExport, member: SdkMember): string {
  if (member.kind === 'constructor') return `new ${name}()`;
  return `${name}.${member.name}${member.kind === 'method' ? '()' : ''}`;
}

const kindInWords: Readonly<Record<ExportKind, string>> = {
  class: 'Class',
  function: 'Function',
  type: 'Type',
  schema: 'Schema',
  constant: 'Constant',
};
