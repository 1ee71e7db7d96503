import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {newest} from '@docs-kit/report/memory';
import {openCompiler, virtualFiles, type SampleCompiler, type ScriptPage} from './compiler';
import {showsTypes, type Sdk} from './programs';

/** A word of a block and its type. */
export interface TypedWord {
  /** Offset of its first character in the block. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  readonly type: string;
}

/** Options of {@link typesOfPage}. Plain data, since they are sent to another thread. */
export interface TypesOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly sdk: Sdk;
  readonly page: ScriptPage;
  /** Version of the files on disk. When it changes, they are read again. */
  readonly version?: string;
}

/** Keeps the last compiler and its SDK's names, because reading the libraries takes a second. */
const keepLast = newest<{readonly compiler: SampleCompiler; readonly sdkNames: ReadonlySet<string>}>();

const openFor = ({siteDir, sdk, version}: TypesOptions) =>
  keepLast('compiler', JSON.stringify([siteDir, sdk, version]), () => {
    const sdkNames = new Set(declarationFiles(path.join(siteDir, sdk.declarations)).flatMap(declaredNames));
    return {compiler: openCompiler(siteDir, sdk), sdkNames};
  });

/**
 * Finds the types to show in the blocks of a page, each type once per block. A block that doesn't compile gets the
 * types that are known: reporting its errors is up to the check.
 * @returns the words of each block; none for blocks that show no types
 */
export function typesOfPage(options: TypesOptions): TypedWord[][] {
  const {siteDir, page} = options;
  const files = virtualFiles(page, siteDir);
  const showing = files.filter(({block}) => showsTypes(block));
  if (showing.length === 0) return page.blocks.map(() => []);
  const {compiler, sdkNames} = openFor(options);
  const program = compiler.open(files, showing);
  return page.blocks.map((block) => {
    const file = showing.find((one) => one.block === block);
    if (!file) return [];
    const words = identifiersIn(program.getSourceFile(file.path)).flatMap((node): TypedWord[] => {
      if (isOfLibrary(node, program)) return [];
      const start = node.getStart();
      const shown = compiler.service.getQuickInfoAtPosition(file.path, start)?.displayParts;
      const type = shown && displayType(ts.displayPartsToString(shown), sdkNames);
      return type === undefined ? [] : [{start, end: node.end, type}];
    });
    return words.filter(({type}, index) => words.findIndex((other) => other.type === type) === index);
  });
}

function identifiersIn(source: ts.SourceFile | undefined): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return found;
}

/** Returns whether a name belongs to the language or another package, whose types aren't shown. */
function isOfLibrary(name: ts.Identifier, program: ts.Program): boolean {
  const declarations = program.getTypeChecker().getSymbolAtLocation(name)?.declarations ?? [];
  const isLibrary = (file: ts.SourceFile) =>
    program.isSourceFileDefaultLibrary(file) || program.isSourceFileFromExternalLibrary(file);
  return declarations.length > 0 && declarations.every((declaration) => isLibrary(declaration.getSourceFile()));
}

/** A declaration in the block itself. */
const ownDeclaration = /^(?:const|let|function|class|type|\(parameter\)) /u;

/** A member with the name of its owner: `(method) Agent.run(…)`. */
const member = /^\((?:method|property|accessor)\) (?<owner>[A-Za-z_$][\w$]*)[.<]/u;

/** An import: `(alias)`, then what is imported. */
const imported = /^\(alias\) (?:new )?(?:class|function|const|interface|type|module)? ?(?<name>[A-Za-z_$][\w$]*)/u;

/** The type of a long string constant, which the block shows already. */
const longText = /"(?:[^"\\]|\\.){60,}"/gu;

/** Longer types are truncated: the reference shows them in full. */
const maxTypeLength = 320;

/**
 * Formats the compiler's description of a name for readers.
 * @param description as editors show it
 * @param sdkNames names that the SDK declares
 * @returns undefined for unknown types and those of the language and its libraries
 */
function displayType(description: string, sdkNames: ReadonlySet<string>): string | undefined {
  const line = description
    .replace(/\nimport .*$/su, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (/: any$/u.test(line) || /^(?:import|type const) /u.test(line)) return undefined;
  const alias = imported.exec(line)?.groups;
  const isOfSdk = sdkNames.has(alias?.name ?? member.exec(line)?.groups?.owner ?? '');
  if (!isOfSdk && (alias !== undefined || !ownDeclaration.test(line))) return undefined;
  const shown = line
    .replace(/^\((?:alias|method|property|accessor|parameter)\) /u, '')
    .replace(/ \(\+\d+ overloads?\)$/u, '')
    .replace(longText, 'string');
  return shown.length > maxTypeLength ? `${shown.slice(0, maxTypeLength)}…` : shown;
}

const declarationFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));

function declaredNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023);
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({name}) => name.getText(source));
    const {name} = statement as {name?: ts.Node};
    return name ? [name.getText(source)] : [];
  });
}
