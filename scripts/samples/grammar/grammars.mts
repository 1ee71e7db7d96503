import {createRequire} from 'node:module';
import path from 'node:path';

/** A place in a text where its grammar was broken. */
export interface SyntaxFault {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** A node of a syntax tree, as far as the checks read it. */
export interface SyntaxNode {
  readonly type: string;
  readonly text: string;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly hasError: boolean;
  readonly startPosition: {readonly row: number};
  readonly startIndex: number;
  readonly endIndex: number;
  readonly children: readonly SyntaxNode[];
  readonly namedChildren: readonly SyntaxNode[];
  readonly parent: SyntaxNode | null;
  childForFieldName(name: string): SyntaxNode | null;
  childrenForFieldName(name: string): readonly SyntaxNode[];
  descendantsOfType(types: string | string[]): readonly SyntaxNode[];
}

/** Languages with a tree-sitter grammar. */
export type GrammarName = 'bash' | 'go' | 'python' | 'rust';

/** Parses by tree-sitter grammars in WebAssembly. */
export interface Grammars {
  parse(language: GrammarName, text: string): Promise<SyntaxNode>;
}

interface Runtime {
  Parser: {
    new (): {setLanguage(language: unknown): void; parse(text: string): {rootNode: SyntaxNode}};
    init(options?: object): Promise<void>;
  };
  Language: {load(file: string): Promise<unknown>};
}

/** Opens the runtime; each grammar is loaded on first use. */
export async function openGrammars(): Promise<Grammars> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@vscode/tree-sitter-wasm');
  const {Parser, Language} = require(entry) as Runtime;
  const folder = path.dirname(entry);
  await Parser.init({locateFile: (file: string) => path.join(folder, file)});
  const parsers = new Map<GrammarName, Promise<InstanceType<Runtime['Parser']>>>();
  const load = async (language: GrammarName): Promise<InstanceType<Runtime['Parser']>> => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${language}.wasm`)));
    return parser;
  };
  return {
    async parse(language, text) {
      const parser = parsers.get(language) ?? load(language);
      parsers.set(language, parser);
      return (await parser).parse(text).rootNode;
    },
  };
}

/** What breaks the grammar of a parsed text: the innermost places alone. */
export function syntaxFaults(root: SyntaxNode): SyntaxFault[] {
  if (!root.hasError) return [];
  if (root.isMissing) return [{line: root.startPosition.row + 1, message: `"${root.type}" is missing here.`}];
  const inner = root.children.flatMap(syntaxFaults);
  if (inner.length > 0 || !root.isError) return inner;
  const text = root.text.split('\n')[0]?.slice(0, 60) ?? '';
  return [{line: root.startPosition.row + 1, message: `Syntax error at "${text}".`}];
}
