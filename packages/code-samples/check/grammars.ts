import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';
import {memoized, once} from '@docs-kit/report';
import type {SampleProblem} from './role';

const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
const openParser = once(async () => {
  await Parser.init({locateFile: (file) => path.join(folder, file)});
  return new Parser();
});
const load = memoized((language: string) => Language.load(path.join(folder, `tree-sitter-${language}.wasm`)));

/** Parses a text with the grammar of its language in `@vscode/tree-sitter-wasm`. Grammars are loaded on first use. */
export async function parse(language: string, text: string): Promise<Node> {
  const parser = await openParser();
  const tree = parser.setLanguage(await load(language)).parse(text);
  if (!tree) throw new Error(`the ${language} grammar returned no tree`);
  return tree.rootNode;
}

/** Returns the innermost syntax errors of a parsed text. Lines are relative to the text, from 1. */
export function syntaxProblems(root: Node): SampleProblem[] {
  if (!root.hasError) return [];
  if (root.isMissing) return [{line: root.startPosition.row + 1, message: `"${root.type}" is missing here.`}];
  const inner = root.children.flatMap((child) => (child ? syntaxProblems(child) : []));
  if (inner.length > 0 || !root.isError) return inner;
  const text = root.text.split('\n')[0]?.slice(0, 60) ?? '';
  return [{line: root.startPosition.row + 1, message: `Syntax error at "${text}".`}];
}
