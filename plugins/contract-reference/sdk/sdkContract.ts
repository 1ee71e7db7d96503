import {TSDocConfiguration, TSDocParser, TSDocTagDefinition, TSDocTagSyntaxKind} from '@microsoft/tsdoc';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Contracts} from '../contracts';
import {unknownName} from '../unknownName';
import type {SdkExport, SdkMember} from './declaration';
import {readDocComment} from './docComment';
import {readAddedMembers, readDeclarations} from './readDeclarations';

/** Folder of the declarations within the contracts folder. */
const folder = 'sdk';

/** Something that a directive or a link can name: an export, or one member of it. */
export interface SdkTarget {
  readonly declaration: SdkExport;
  readonly member?: SdkMember;
}

/** The public exports of the package. */
export interface SdkContract {
  /** In the order of their names, without regard to letter case. */
  readonly exports: readonly SdkExport[];
  /** Types that signatures use and that the package does not export. */
  readonly unexported: readonly SdkExport[];
  /**
   * Finds an export (`SaikiAgent`) or a member (`SaikiAgent.run`).
   * @throws DirectiveError when there is none; the message names the nearest
   */
  find(name: string): SdkTarget;
  /** The anchor of an export or a member. */
  anchor(target: SdkTarget): string;
}

interface Opened {
  readonly edition: string;
  readonly contract: SdkContract;
}

const opened = new WeakMap<Contracts, Opened>();

/** Reads the declarations, once for each contracts folder, and again when one of its files changes on disk. */
export function openSdk(contracts: Contracts): SdkContract {
  const edition = editionOf(path.join(contracts.folder, folder));
  const known = opened.get(contracts);
  if (known?.edition === edition) return known.contract;
  const contract = readSdk(contracts);
  opened.set(contracts, {edition, contract});
  return contract;
}

/** The files of a folder with their times. */
const editionOf = (location: string): string =>
  readdirSync(location)
    .map((file) => `${file} ${statSync(path.join(location, file)).mtimeMs}`)
    .join('\n');

function readSdk(contracts: Contracts): SdkContract {
  const parser = new TSDocParser(configuration(contracts));
  const readDoc = (comment: string) => readDocComment(comment, parser);
  const read = (file: string): string => readFileSync(path.join(contracts.folder, folder, file), 'utf8');
  const index = read('index.d.ts');
  const added = sideImports(index).flatMap((file) => readAddedMembers(read(file), readDoc));
  const exports = reExports(index).flatMap(({names, file}) => {
    const declared = readDeclarations(`contracts/${folder}/${file}`, read(file), readDoc);
    return names.map((name) => {
      const declaration = declared.find((candidate) => candidate.name === name);
      if (!declaration) throw new Error(`contracts/${folder}/index.d.ts: "${name}" is not declared in ${file}`);
      const more = added.filter((one) => one.name === name).flatMap(({members}) => members);
      return {...declaration, members: [...declaration.members, ...more]};
    });
  });
  const sorted = exports.sort(
    (one, other) => compare(one.name.toLowerCase(), other.name.toLowerCase()) || compare(one.name, other.name),
  );
  const unexported = readDeclarations(`contracts/${folder}/unexported.d.ts`, read('unexported.d.ts'), readDoc);
  return contractOf(sorted, unexported);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function contractOf(exports: readonly SdkExport[], unexported: readonly SdkExport[]): SdkContract {
  const byName = new Map(exports.map((declaration) => [declaration.name, declaration]));
  const source = `contracts/${folder}/index.d.ts`;
  return {
    exports,
    unexported,
    find(name) {
      const [exportName = '', ...rest] = name.split('.');
      const declaration = byName.get(exportName);
      if (!declaration) throw unknownName('export', exportName, byName.keys(), source);
      if (rest.length === 0) return {declaration};
      const memberName = rest.join('.');
      const member = declaration.members.find((candidate) => candidate.name === memberName);
      const names = declaration.members.map((candidate) => candidate.name);
      if (!member) throw unknownName(`member of ${exportName}`, memberName, names, declaration.file);
      return {declaration, member};
    },
    anchor({declaration, member}) {
      // `Logger` and `logger` would share an anchor: the value gets its kind added.
      const hasTwin = exports.some(
        ({name, kind}) => name.toLowerCase() === declaration.name.toLowerCase() && kind === 'class',
      );
      const own =
        declaration.kind !== 'class' && hasTwin ? `${declaration.name}-${declaration.kind}` : declaration.name;
      return [own, ...(member ? [member.name] : [])]
        .join('-')
        .toLowerCase()
        .replace(/[^a-z\d_-]+/gu, '-');
    },
  };
}

const fileOf = (specifier: string): string => specifier.replace(/^\.\//u, '').replace(/\.js$/u, '.d.ts');

/** Files that the index imports without a name: they add to declarations of others. */
function sideImports(index: string): string[] {
  return ts
    .createSourceFile('index.d.ts', index, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) && !statement.importClause && ts.isStringLiteral(statement.moduleSpecifier)
        ? [fileOf(statement.moduleSpecifier.text)]
        : [],
    );
}

/** The names that the index re-exports, by the file that declares them. */
function reExports(index: string): {readonly names: string[]; readonly file: string}[] {
  const names = new Map<string, string[]>();
  for (const statement of ts.createSourceFile('index.d.ts', index, ts.ScriptTarget.Latest).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = fileOf(statement.moduleSpecifier.text);
    names.set(file, [...(names.get(file) ?? []), ...statement.exportClause.elements.map(({name}) => name.text)]);
  }
  return [...names].map(([file, found]) => ({file, names: found}));
}

interface TagFile {
  readonly tagDefinitions: readonly {readonly tagName: string; readonly allowMultiple?: boolean}[];
}

/** The standard tags, and the block tags that `tsdoc.json` adds. */
function configuration(contracts: Contracts): TSDocConfiguration {
  const tags = new TSDocConfiguration();
  for (const {tagName, allowMultiple = false} of contracts.read<TagFile>(`${folder}/tsdoc.json`).tagDefinitions) {
    tags.addTagDefinition(new TSDocTagDefinition({tagName, allowMultiple, syntaxKind: TSDocTagSyntaxKind.BlockTag}));
  }
  return tags;
}
