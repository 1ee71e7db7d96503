import path from 'node:path';
import ts from 'typescript';
import {startService, type SampleService} from './languageService';
import type {ScriptContext} from './scriptContext';
import {spokenType} from './spokenType';
import {toolkitNames} from './toolkitNames';

/** A block whose types are looked for. */
export interface TypeQuestion {
  readonly code: string;
  readonly context: ScriptContext;
}

/** A word of a block and its type. */
export interface TypedWord {
  /** Offset of its first letter. */
  readonly start: number;
  /** Offset behind its last letter. */
  readonly end: number;
  readonly type: string;
}

const services = new Map<string, SampleService>();

function openService(siteFolder: string): SampleService {
  const found = services.get(siteFolder) ?? startService(siteFolder);
  services.set(siteFolder, found);
  return found;
}

/** What the compiler reads before the code of a block. */
const textBefore = ({context}: TypeQuestion): string => `${context.before}\n`;

const fileOf = ({context}: TypeQuestion, index: number): string =>
  path.posix.join(context.folder, `block-${index}-of-this-page${context.ending}`);

/**
 * The folder for each question and the files beside it: one for all, and another one for each further version of a file
 * of one name. It is two folders deep, since imports may lead up.
 */
function foldersOf(questions: readonly TypeQuestion[]): string[] {
  const versions: Map<string, string>[] = [];
  return questions.map(({context}) => {
    const files = Object.entries(context.files);
    const fits = (taken: Map<string, string>) => files.every(([name, text]) => (taken.get(name) ?? text) === text);
    const found = versions.findIndex(fits);
    const version = found === -1 ? versions.push(new Map()) - 1 : found;
    files.forEach(([name, text]) => versions[version]?.set(name, text));
    return version === 0 ? '' : `version-${version}/of-this-page`;
  });
}

/**
 * The types of the words that are worth a look, each once in a block. Whether a block compiles is the business of the
 * check of samples; of one that does not, the types that can be known are given.
 * @param questions blocks of one page
 * @param edition of the SDK's declarations; those of another one are read again
 * @returns an answer for each question
 */
export function typesIn(questions: readonly TypeQuestion[], siteFolder: string, edition = ''): TypedWord[][] {
  const {service, open, nameOf} = openService(siteFolder);
  const folders = foldersOf(questions);
  const placed = (file: string, index: number): string => path.posix.join(folders[index] ?? '', file);
  const beside = questions.flatMap(({context}, index) =>
    Object.entries(context.files).map(([name, text]) => [placed(name, index), text]),
  );
  const blocks = questions.map((question, index) => [
    placed(fileOf(question, index), index),
    textBefore(question) + question.code,
  ]);
  open(Object.fromEntries([...beside, ...blocks]), edition);
  const toolkit = toolkitNames(siteFolder, edition);
  const program = service.getProgram();
  return questions.map((question, index) => {
    const file = nameOf(placed(fileOf(question, index), index));
    const offset = textBefore(question).length;
    const words = namesIn(program?.getSourceFile(file), offset).flatMap((node) => {
      if (program && isOfLibraries(node, program)) return [];
      const start = node.getStart();
      const {end} = node;
      const shown = service.getQuickInfoAtPosition(file, start)?.displayParts;
      const type = shown && spokenType(ts.displayPartsToString(shown), toolkit);
      return type === undefined ? [] : [{start: start - offset, end: end - offset, type}];
    });
    return once(words);
  });
}

/** Names from this offset on, in order. */
function namesIn(source: ts.SourceFile | undefined, offset: number): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.getStart(source) >= offset) names.push(node);
    if (node.end > offset) ts.forEachChild(node, look);
  };
  if (source) look(source);
  return names;
}

/** Whether a name belongs to the language or to another package, of which nothing is shown. */
function isOfLibraries(name: ts.Identifier, program: ts.Program): boolean {
  const declarations = program.getTypeChecker().getSymbolAtLocation(name)?.declarations ?? [];
  const isLibrary = (file: ts.SourceFile) =>
    program.isSourceFileDefaultLibrary(file) || program.isSourceFileFromExternalLibrary(file);
  return declarations.length > 0 && declarations.every((declaration) => isLibrary(declaration.getSourceFile()));
}

/** Each type where it is met first. */
function once(words: readonly TypedWord[]): TypedWord[] {
  const seen = new Set<string>();
  return words.filter(({type}) => !seen.has(type) && seen.add(type));
}
