import type {Node} from '@vscode/tree-sitter-wasm';
import {operandTest, wrappers} from './programs';

/** A word of a command, without its quotes. */
export interface ShellWord {
  readonly text: string;
  /** False when it depends on a value that only the shell knows at run time. */
  readonly isKnown: boolean;
}

/** `NAME=value` before a command, on a separate line, or after `export`. */
export interface Assignment {
  readonly name: string;
  readonly value: ShellWord;
  readonly line: number;
  /** Whether all following commands see it. */
  readonly isExported: boolean;
}

/** One call of a program. */
export interface ShellCommand {
  readonly name: ShellWord;
  readonly words: readonly ShellWord[];
  readonly assignments: readonly Assignment[];
  /** Line in the block, from 1. */
  readonly line: number;
  /** Text on its standard input, if the block has it. */
  readonly input?: string;
}

/** What a block of shell commands does, in order. */
export interface ShellScript {
  readonly commands: readonly ShellCommand[];
  /** Assignments on a separate line or after `export`. */
  readonly assignments: readonly Assignment[];
  /** Files written by redirections such as `> file`. */
  readonly written: readonly string[];
}

const lineOf = (node: Node): number => node.startPosition.row + 1;

const isNode = (node: Node | null): node is Node => node !== null;
const partsOf = (node: Node): Node[] => node.namedChildren.filter(isNode);

/** Values of variables that the script has set so far. */
type Variables = ReadonlyMap<string, ShellWord>;

/**
 * Reads the commands of a parsed script. Variables that the script sets to plain text are expanded, and a program that
 * starts another one (`sudo`) is replaced by it.
 * @param root syntax tree of the bash grammar, without errors
 */
export function readScript(root: Node): ShellScript {
  const variables = new Map<string, ShellWord>();
  const commands: ShellCommand[] = [];
  const assignments: Assignment[] = [];
  const written: string[] = [];
  for (const node of root.descendantsOfType(['command', 'file_redirect', 'variable_assignment']).filter(isNode)) {
    if (node.type === 'command') commands.push(unwrapped(commandOf(node, variables)));
    else if (node.type === 'file_redirect') {
      const target = node.childForFieldName('destination');
      if (target && node.children.some((part) => part?.type.startsWith('>')))
        written.push(wordOf(target, variables).text);
    } else if (node.parent?.type !== 'command') {
      const assignment = assignmentOf(node, variables);
      variables.set(assignment.name, assignment.value);
      assignments.push(assignment);
    }
  }
  return {commands, assignments, written};
}

function assignmentOf(node: Node, variables: Variables): Assignment {
  const value = node.childForFieldName('value');
  return {
    name: node.childForFieldName('name')?.text ?? '',
    value: value ? wordOf(value, variables) : known(''),
    line: lineOf(node),
    isExported: node.parent?.type === 'declaration_command',
  };
}

const notWord = /^(?:command_name|variable_assignment|comment)$|redirect$/u;

function commandOf(node: Node, variables: Variables): ShellCommand {
  const name = node.childForFieldName('name');
  const word = name?.namedChildren[0];
  // A here-document belongs to the statement around the command.
  const statement = node.parent?.type === 'redirected_statement' ? node.parent : undefined;
  const input = statement?.descendantsOfType('heredoc_body')[0]?.text;
  return {
    name: word ? wordOf(word, variables) : known(name?.text ?? ''),
    words: partsOf(node)
      .filter(({type}) => !notWord.test(type))
      .map((part) => wordOf(part, variables)),
    assignments: partsOf(node)
      .filter(({type}) => type === 'variable_assignment')
      .map((assignment) => assignmentOf(assignment, variables)),
    line: lineOf(name ?? node),
    input,
  };
}

/** Returns the inner call of a wrapper: `sudo -u app npm install` is a call of npm. */
function unwrapped(command: ShellCommand): ShellCommand {
  if (!wrappers.includes(command.name.text)) return command;
  const words = command.words.map(({text}) => text);
  const isOperand = operandTest(command.name.text);
  const index = words.findIndex((word, at) => isOperand(word, at, words) && !word.includes('='));
  const name = command.words[index];
  return name ? unwrapped({...command, name, words: command.words.slice(index + 1)}) : command;
}

/** Placeholder for a value that only the shell knows at run time. */
const unknown: ShellWord = {text: 'value', isKnown: false};
const known = (text: string): ShellWord => ({text, isKnown: true});
const joined = (parts: readonly ShellWord[]): ShellWord => ({
  text: parts.map(({text}) => text).join(''),
  isKnown: parts.every(({isKnown}) => isKnown),
});

/** Returns the text of a word without quotes and escapes, with its variables expanded. */
function wordOf(node: Node, variables: Variables): ShellWord {
  switch (node.type) {
    case 'word':
    case 'number':
    case 'variable_name':
    case 'heredoc_body':
      return known(node.text.replaceAll(/\\(.)/gsu, '$1'));
    case 'raw_string':
      return known(node.text.slice(1, -1));
    case 'string':
      return stringOf(node, variables);
    case 'concatenation':
      return joined(partsOf(node).map((part) => wordOf(part, variables)));
    case 'simple_expansion':
    case 'expansion':
      return variables.get(partsOf(node).find(({type}) => type === 'variable_name')?.text ?? '') ?? unknown;
    default:
      return unknown;
  }
}

/** Returns the text of a double-quoted word, with its variables expanded. */
function stringOf(node: Node, variables: Variables): ShellWord {
  const parts: ShellWord[] = [];
  let offset = node.startIndex + 1;
  const plain = (end: number): void => {
    const text = node.text.slice(offset - node.startIndex, end - node.startIndex);
    parts.push(known(text.replaceAll(/\\(["\\$`])/gu, '$1').replaceAll('\\\n', '')));
  };
  for (const child of partsOf(node).filter(({type}) => type !== 'string_content')) {
    plain(child.startIndex);
    parts.push(wordOf(child, variables));
    offset = child.endIndex;
  }
  plain(node.endIndex - 1);
  return joined(parts);
}
