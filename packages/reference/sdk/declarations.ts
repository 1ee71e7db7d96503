import ts from 'typescript';
import {readDocComment, type Doc} from './docComment';

/** Kinds of exports. All but types exist at run time. */
export const exportKinds = ['class', 'function', 'type', 'schema', 'constant'] as const;

type ExportKind = (typeof exportKinds)[number];

/** A parameter of a function, method or constructor. */
export interface SdkParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** A member of a class or an interface. */
export interface SdkMember {
  readonly kind: 'constructor' | 'method' | 'property';
  /** `run`, or `constructor`. */
  readonly name: string;
  /** Source without comments. */
  readonly signature: string;
  /** Type of a property. */
  readonly type: string;
  readonly optional: boolean;
  readonly parameters: readonly SdkParameter[];
  readonly doc: Doc;
}

/** An export of the package. */
export interface SdkExport {
  readonly kind: ExportKind;
  readonly name: string;
  /** Source without comments; for a class, only what precedes its body. */
  readonly signature: string;
  readonly parameters: readonly SdkParameter[];
  readonly members: readonly SdkMember[];
  readonly doc: Doc;
  /** File that declares it, within the contracts folder. */
  readonly file: string;
}

/**
 * Reads the exported declarations in one file, by parsing alone.
 * @param file path of the file, for the declarations
 * @param source text of the file
 */
export function readDeclarations(file: string, source: string): SdkExport[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return tree.statements.filter(isExported).flatMap((statement): SdkExport[] => {
    const signature = signatureOf(statement);
    const common = {doc: docOf(statement), file, signature, parameters: [], members: []};
    if (ts.isClassDeclaration(statement) && statement.name) {
      const [head = ''] = signature.split('{', 1);
      const members = membersOf(statement);
      return [{...common, kind: 'class', name: statement.name.text, signature: head.trim(), members}];
    }
    if (ts.isInterfaceDeclaration(statement))
      return [{...common, kind: 'type', name: statement.name.text, members: membersOf(statement)}];
    if (ts.isTypeAliasDeclaration(statement)) return [{...common, kind: 'type', name: statement.name.text}];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{...common, kind: 'function', name: statement.name.text, parameters: parametersOf(statement)}];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({name}) => ({
      ...common,
      kind: constantKind(name.getText()),
      name: name.getText(),
    }));
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

const constantKind = (name: string): ExportKind => (name.endsWith('Schema') ? 'schema' : 'constant');

function membersOf(declaration: ts.ClassDeclaration | ts.InterfaceDeclaration): SdkMember[] {
  return declaration.members.flatMap((node: ts.ClassElement | ts.TypeElement): SdkMember[] => {
    const kind = memberKind(node);
    if (kind === undefined) return [];
    const name = kind === 'constructor' ? 'constructor' : memberName(node);
    const type =
      ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) ? (node.type?.getText() ?? 'unknown') : '';
    const optional = 'questionToken' in node && node.questionToken !== undefined;
    const parameters = ts.isFunctionLike(node) ? parametersOf(node) : [];
    return [{kind, name, signature: signatureOf(node), type, optional, parameters, doc: docOf(node)}];
  });
}

function memberKind(node: ts.ClassElement | ts.TypeElement): SdkMember['kind'] | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return 'method';
  return ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) ? 'property' : undefined;
}

function memberName({name}: ts.ClassElement | ts.TypeElement): string {
  if (name === undefined) return '';
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

const parametersOf = ({parameters}: ts.SignatureDeclaration): SdkParameter[] =>
  parameters.map(({name, type, questionToken, initializer, dotDotDotToken}) => ({
    name: name.getText(),
    type: (type?.getText() ?? 'unknown').replace(/\s+/gu, ' '),
    optional: Boolean(questionToken ?? initializer ?? dotDotDotToken),
  }));

/** Reads the last comment before a node that starts with two asterisks. */
function docOf(node: ts.Node): Doc {
  const source = node.getSourceFile().text;
  const range = ts.getLeadingCommentRanges(source, node.pos)?.findLast(({pos}) => source.startsWith('/**', pos));
  return readDocComment(range ? source.slice(range.pos, range.end) : '');
}

/** Returns the source of a node without comments, `export`, `declare` and outer indentation. */
function signatureOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const {character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  const lines = node
    .getText(source)
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
    .split('\n');
  const [first = '', ...rest] = lines.filter((line) => line.trim() !== '');
  const indented = rest.map((line) => line.slice(Math.min(character, line.length - line.trimStart().length)));
  return [first, ...indented]
    .join('\n')
    .replace(/^(?:export |declare |override )+/u, '')
    .trim();
}
