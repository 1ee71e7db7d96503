import type {SyntaxNode} from '../grammar/grammars.mjs';
import type {ShellWord} from './shellCommand.mjs';

/** Stands for what only the shell knows when it runs. */
const filledIn = 'value';

const unknown: ShellWord = {text: filledIn, isKnown: false};
const known = (text: string): ShellWord => ({text, isKnown: true});
const joined = (parts: readonly ShellWord[]): ShellWord => ({
  text: parts.map(({text}) => text).join(''),
  isKnown: parts.every(({isKnown}) => isKnown),
});

/**
 * The text of a word after quotes, escapes and variables.
 * @param variables values that the script has set before
 */
export function wordOf(node: SyntaxNode, variables: ReadonlyMap<string, ShellWord>): ShellWord {
  switch (node.type) {
    case 'word':
    case 'number':
    case 'variable_name':
    case 'heredoc_body':
      return known(node.text.replaceAll(/\\(.)/gsu, '$1'));
    case 'raw_string':
      return known(node.text.slice(1, -1));
    case 'ansi_c_string':
      return known(node.text.slice(2, -1));
    case 'string':
      return stringOf(node, variables);
    case 'concatenation':
      return joined(node.namedChildren.map((part) => wordOf(part, variables)));
    case 'simple_expansion':
    case 'expansion':
      return variables.get(node.namedChildren.find(({type}) => type === 'variable_name')?.text ?? '') ?? unknown;
    default:
      return unknown;
  }
}

/** A double-quoted word: its text with the expansions replaced. */
function stringOf(node: SyntaxNode, variables: ReadonlyMap<string, ShellWord>): ShellWord {
  const parts: ShellWord[] = [];
  let offset = node.startIndex + 1;
  const plain = (end: number): void => {
    const text = node.text.slice(offset - node.startIndex, end - node.startIndex);
    parts.push(known(text.replaceAll(/\\(["\\$`])/gu, '$1').replaceAll('\\\n', '')));
  };
  for (const child of node.namedChildren.filter(({type}) => type !== 'string_content')) {
    plain(child.startIndex);
    parts.push(wordOf(child, variables));
    offset = child.endIndex;
  }
  plain(node.endIndex - 1);
  return joined(parts);
}
