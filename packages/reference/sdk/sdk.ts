import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {memoized, newest, ProblemError} from '@docs-kit/report';
import type {Contracts} from '../contracts';
import {byName, findNamed} from '../directive';
import {readDeclarations, type SdkExport, type SdkMember} from './declarations';

/** The target of a directive or a link: an export, or one of its members. */
export interface SdkTarget {
  readonly declaration: SdkExport;
  readonly member?: SdkMember;
}

/** The public exports of the package. */
export interface SdkContract {
  /** Sorted by name, ignoring case. */
  readonly exports: readonly SdkExport[];
  /** Types that signatures use but the package doesn't export. */
  readonly unexported: readonly SdkExport[];
  /**
   * Finds an export (`Agent`) or a member (`Agent.run`).
   * @throws DirectiveError when there is none, with the nearest name in the message
   */
  find(name: string): SdkTarget;
  anchor(target: SdkTarget): string;
}

const contractIn = newest<SdkContract>();

/**
 * Reads the declarations of a package: `index.d.ts` re-exports them from other files. `unexported.d.ts`, if there is
 * one, has types that they use. They're read once, and again when one of the files changes on disk.
 * @param folder of the declarations, within the contracts folder
 */
export function readSdk(contracts: Contracts, folder: string): SdkContract {
  const location = path.join(contracts.folder, folder);
  return contractIn(location, filesWithTimes(location), () => parseSdk(contracts, folder));
}

const filesWithTimes = (location: string): string =>
  readdirSync(location)
    .map((file) => `${file} ${statSync(path.join(location, file)).mtimeMs}`)
    .join('\n');

function parseSdk(contracts: Contracts, folder: string): SdkContract {
  const locationOf = (file: string): string => path.join(contracts.folder, folder, file);
  const read = (file: string): string => readFileSync(locationOf(file), 'utf8');
  const pathOf = (file: string): string => contracts.pathOf(`${folder}/${file}`);
  const index = ts.createSourceFile('index.d.ts', read('index.d.ts'), ts.ScriptTarget.Latest);
  const declarationsIn = memoized((file: string) => readDeclarations(pathOf(file), read(file)));
  const exports = reExports(index).map(({name, file}) => {
    const declaration = declarationsIn(file).find((candidate) => candidate.name === name);
    if (!declaration)
      throw new ProblemError({
        file: pathOf('index.d.ts'),
        message: `exports "${name}", which ${file} does not declare`,
        fix: 'correct the name, or declare it there',
      });
    return declaration;
  });
  const sorted = exports.sort(
    (one, other) => compare(one.name.toLowerCase(), other.name.toLowerCase()) || compare(one.name, other.name),
  );
  const unexported = existsSync(locationOf('unexported.d.ts')) ? declarationsIn('unexported.d.ts') : [];
  return contractOf(sorted, unexported, pathOf('index.d.ts'));
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function contractOf(exports: readonly SdkExport[], unexported: readonly SdkExport[], source: string): SdkContract {
  return {
    exports,
    unexported,
    find(name) {
      const [exportName = '', ...rest] = name.split('.');
      const declaration = findNamed('export', exportName, byName(exports), source);
      if (rest.length === 0) return {declaration};
      const {members, file} = declaration;
      return {declaration, member: findNamed(`member of ${exportName}`, rest.join('.'), byName(members), file)};
    },
    anchor({declaration, member}) {
      // `Logger` and `logger` would have the same anchor, so the latter gets its kind as a suffix.
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

const fileOf = (specifier: string): string => specifier.replace(/^\.\//u, '').replace(/(?:\.js)?$/u, '.d.ts');

/** Returns the names that the index re-exports, each with its file. */
const reExports = ({statements}: ts.SourceFile): {readonly name: string; readonly file: string}[] =>
  statements.filter(ts.isExportDeclaration).flatMap(({exportClause, moduleSpecifier}) => {
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const file = fileOf(moduleSpecifier.text);
    return exportClause.elements.map(({name}) => ({name: name.text, file}));
  });
