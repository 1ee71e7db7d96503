import type {RootContent} from 'mdast';
import {capitalized} from '@docs-kit/report';
import {pitfallList} from '../blocks';
import {defineDirective, DirectiveError, requirePage, unknownName, type Directive, type LinkScheme} from '../directive';
import * as md from '../markdown';
import {exportKinds, type SdkExport, type SdkMember, type SdkParameter} from './declarations';
import type {Doc} from './docComment';
import {readSdk, type SdkContract} from './sdk';

/**
 * Makes the directives for the declarations of a package.
 * `::sdk{name="Agent"}` shows an export with its members, `::sdk{name="Agent.run"}` one member. `members="index"` lists
 * the constructor and methods, for pages that group them under their own headings. `depth="2"` sets the level of the
 * first heading, which is 3 by default.
 * `::sdk-index{kind="function"}` shows a table of the exports of one kind.
 * Their links between declarations need {@link sdkLink}, as the scheme `sdk`, and links to events the scheme `event`.
 * @param folder of the declarations, within the contracts folder
 */
export function sdkDirectives(folder: string): Directive[] {
  const sdk = defineDirective({
    name: 'sdk',
    required: ['name'],
    optional: ['depth', 'members'],
    render({name, depth, members}, context) {
      const contract = readSdk(context.contracts, folder);
      const {declaration, member} = contract.find(name);
      if (depth !== undefined && depth !== '2')
        throw new DirectiveError(`depth="${depth}" is unknown`, 'write depth="2", or leave it out');
      if (members !== undefined && members !== 'index')
        throw new DirectiveError(`members="${members}" is unknown`, 'write members="index", or leave it out');
      const level = depth === '2' ? 2 : 3;
      return member
        ? memberBlocks(declaration, member, level, contract)
        : exportBlocks(declaration, {depth: level, members: members ?? 'all'}, contract);
    },
  });
  const index = defineDirective({
    name: 'sdk-index',
    required: ['kind'],
    render({kind: wanted}, context) {
      const contract = readSdk(context.contracts, folder);
      const kind = exportKinds.find((known) => known === wanted);
      const file = context.contracts.pathOf(`${folder}/index.d.ts`);
      if (!kind) throw unknownName('kind of export', wanted, exportKinds, file);
      const rows = contract.exports
        .filter((declaration) => declaration.kind === kind)
        .map((declaration) => [`[\`${declaration.name}\`](sdk:${declaration.name})`, declaration.doc.summary]);
      return [md.table(['Name', 'Meaning'], rows)];
    },
  });
  return [sdk, index];
}

/**
 * Makes the scheme for links to declarations by name: `sdk:Agent.run`.
 * @param folder of the declarations, within the contracts folder
 */
export const sdkLink =
  (folder: string): LinkScheme =>
  (name, context) => {
    const contract = readSdk(context.contracts, folder);
    const target = contract.find(name);
    return `${requirePage('sdk', target.declaration.name, context)}#${contract.anchor(target)}`;
  };

/**
 * Makes all blocks of one export, with a heading. Its members follow one level below, or in a table if other directives
 * describe them.
 */
function exportBlocks(
  declaration: SdkExport,
  {depth, members: shown}: {readonly depth: 2 | 3; readonly members: 'all' | 'index'},
  contract: SdkContract,
): RootContent[] {
  const {kind, name, signature, members, doc} = declaration;
  const callable = members.filter((member) => member.kind !== 'property');
  const index = shown === 'index' ? memberIndex(declaration, callable) : [];
  return [
    md.heading(depth, kind === 'function' ? `\`${name}()\`` : `\`${name}\``, contract.anchor({declaration})),
    ...md.parseBlocks(`*${capitalized(kind)}.* ${doc.summary}`),
    // All schemas have the same two methods, which the page documents once.
    ...signatureBlocks(
      signature,
      {own: name, withShapes: kind !== 'schema', linked: typesInTable(declaration)},
      contract,
    ),
    ...docBlocks(doc, [...details(declaration, contract), ...index], contract),
    ...(shown === 'all'
      ? callable.flatMap((member) => memberBlocks(declaration, member, depth === 2 ? 3 : 4, contract))
      : []),
  ];
}

/** The parameters of a function, or the properties of a class or type. */
function details(declaration: SdkExport, contract: SdkContract): RootContent[] {
  const {kind, parameters, members, doc} = declaration;
  if (kind === 'function') return parameterTable(doc, parameters, contract);
  const properties = members.filter((member) => member.kind === 'property');
  return properties.length === 0 ? [] : [md.label('Properties'), propertyTable(declaration, properties, contract)];
}

/** The types in the table that {@link details} makes of an export. */
const typesInTable = ({kind, parameters, members}: SdkExport): string[] => {
  if (kind === 'function') return parameters.map(({type}) => type);
  return kind === 'class' ? members.filter((member) => member.kind === 'property').map(({type}) => type) : [];
};

/** Table of the constructor and methods, each with a summary and a link to its description. */
function memberIndex(declaration: SdkExport, members: readonly SdkMember[]): RootContent[] {
  const rows = members.map((member) => [
    `[\`${ownTitle(declaration, member)}\`](sdk:${declaration.name}.${member.name})`,
    member.doc.summary,
  ]);
  return rows.length === 0 ? [] : [md.label('Methods'), md.table(['Method', 'Meaning'], rows)];
}

function memberBlocks(
  declaration: SdkExport,
  member: SdkMember,
  depth: 2 | 3 | 4,
  contract: SdkContract,
): RootContent[] {
  const {signature, parameters, doc} = member;
  return [
    md.heading(depth, `\`${memberTitle(declaration, member)}\``, contract.anchor({declaration, member})),
    ...md.parseBlocks(doc.summary),
    ...signatureBlocks(
      signature,
      {own: declaration.name, withShapes: true, linked: parameters.map(({type}) => type)},
      contract,
    ),
    ...docBlocks(doc, parameterTable(doc, parameters, contract), contract),
  ];
}

/** `Agent.run()`, `new Agent()` or `Agent.services`, so that headings of two classes on a page are distinct. */
const memberTitle = (declaration: SdkExport, member: SdkMember): string =>
  `${member.kind === 'constructor' ? '' : `${declaration.name}.`}${ownTitle(declaration, member)}`;

/** The same without the class, for contexts where that's clear: `run()`. */
function ownTitle({name}: SdkExport, member: SdkMember): string {
  if (member.kind === 'constructor') return `new ${name}()`;
  return `${member.name}${member.kind === 'method' ? '()' : ''}`;
}

/** Table of properties with their meaning. Their names are linkable. */
function propertyTable(declaration: SdkExport, properties: readonly SdkMember[], contract: SdkContract): RootContent {
  // The signature of a type shows the types of its properties, unlike that of a class.
  const withTypes = declaration.kind === 'class';
  const rows = properties.map((member) => {
    const {type, doc} = member;
    const anchor = contract.anchor({declaration, member});
    const meaning = [doc.summary, doc.remarks, doc.defaultValue && `Default: ${doc.defaultValue}.`].filter(Boolean);
    return [
      md.rowAnchor(anchor, `\`${optionalName(member)}\``),
      ...(withTypes ? [typeCell(type, contract)] : []),
      meaning.join(' '),
    ];
  });
  return md.table(['Property', ...(withTypes ? ['Type'] : []), 'Meaning'], rows);
}

/** The name of a parameter or property, with a question mark if it may be left out. */
const optionalName = ({name, optional}: SdkParameter | SdkMember): string => (optional ? `${name}?` : name);

const isExportedType = (word: string, {exports}: SdkContract): boolean =>
  exports.some(({name, kind}) => name === word && (kind === 'class' || kind === 'type'));

/** A type as code, and as a link if the package exports it. */
const typeCell = (type: string, contract: SdkContract): string =>
  isExportedType(type, contract) ? `[\`${type}\`](sdk:${type})` : md.codeOf(type);

/** Table of parameters with type and meaning, or nothing if there are none. */
function parameterTable(doc: Doc, parameters: readonly SdkParameter[], contract: SdkContract): RootContent[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    `\`${optionalName(parameter)}\``,
    typeCell(parameter.type, contract),
    doc.params.find(({name}) => name === parameter.name)?.text ?? '',
  ]);
  return [md.table(['Parameter', 'Type', 'Meaning'], rows)];
}

/**
 * Makes the blocks after a signature: examples, parameters or properties, result, remarks, errors, events and pitfalls.
 * @param details table of parameters or properties
 */
function docBlocks(doc: Doc, details: readonly RootContent[], contract: SdkContract): RootContent[] {
  const throws = doc.throws.map((words) => throwsEntry(words, contract));
  const emits = doc.emits.map(({name, text}) => `[\`${name}\`](event:${name}) ${text}`);
  return [
    ...doc.examples.flatMap((example) => [md.label('Example'), ...md.parseBlocks(example)]),
    ...details,
    ...labeledEntries('Default', [doc.defaultValue].filter(Boolean)),
    // A promise without a value has "when …" for its result.
    ...labeledEntries(doc.returns.startsWith('when ') ? 'Resolves' : 'Returns', [doc.returns].filter(Boolean)),
    ...md.parseBlocks(doc.remarks),
    ...labeledEntries('Throws', throws),
    ...labeledEntries('Emits', emits),
    ...pitfallList(doc.pitfalls),
  ];
}

/** Formats the name of an error class as code, and as a link if the package exports it. */
function throwsEntry(words: string, contract: SdkContract): string {
  return words.replace(/^[A-Z]\w*/u, (name) =>
    contract.exports.some((declaration) => declaration.name === name) ? `[\`${name}\`](sdk:${name})` : `\`${name}\``,
  );
}

/** Makes a labeled list. A single entry is on the same line as the label. */
function labeledEntries(title: string, entries: readonly string[]): RootContent[] {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  return others.length > 0 ? [md.label(title), md.bullets(entries)] : md.parseBlocks(`**${title}:** ${first}`);
}

/** Role of code blocks that show declarations and aren't samples. */
const signatureRole = 'signature';

/**
 * Shows a declaration, with links to the exported types in it.
 * @param signature source without comments
 * @param own name of the export itself, which gets no link
 * @param withShapes whether to show unexported types as well
 * @param linked types that the table below the declaration has links to
 */
function signatureBlocks(
  signature: string,
  {own, withShapes, linked}: {readonly own: string; readonly withShapes: boolean; readonly linked: readonly string[]},
  contract: SdkContract,
): RootContent[] {
  const shapes = withShapes ? unexportedIn(signature, contract.unexported) : [];
  const words = [signature, ...shapes.map((shape) => shape.signature)].flatMap(wordsIn);
  const types = [...new Set(words)].filter(
    (word) => ![own, ...linked].includes(word) && isExportedType(word, contract),
  );
  const links = types.map((name) => typeCell(name, contract));
  return [
    md.code('ts', signature, signatureRole),
    ...(shapes.length > 0 ? md.parseBlocks('Not exported, shown for their members:') : []),
    ...shapes.map((shape) => md.code('ts', shape.signature, signatureRole)),
    ...(links.length > 0 ? md.parseBlocks(`${links.length === 1 ? 'Type' : 'Types'}: ${links.join(', ')}`) : []),
  ];
}

/** Returns capitalized words, in order. Quoted words aren't types. */
const wordsIn = (signature: string): string[] => signature.replace(/'[^']*'/gu, '').match(/\b[A-Z]\w+/gu) ?? [];

/** Returns the unexported types that a signature uses, directly or indirectly. */
function unexportedIn(signature: string, unexported: readonly SdkExport[]): SdkExport[] {
  const found = new Set<SdkExport>();
  const collect = (source: string): void => {
    for (const shape of unexported) {
      if (found.has(shape) || !wordsIn(source).includes(shape.name)) continue;
      found.add(shape);
      collect(shape.signature);
    }
  };
  collect(signature);
  return [...found];
}
