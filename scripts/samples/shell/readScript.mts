import type {SyntaxNode} from '../grammar/grammars.mjs';
import type {Assignment, Redirect, ShellCommand, ShellScript, ShellWord} from './shellCommand.mjs';
import {unwrapped} from './unwrapped.mjs';
import {wordOf} from './wordOf.mjs';

const lineOf = (node: SyntaxNode): number => node.startPosition.row + 1;

/** Values that a script has given to variables so far. */
type Variables = Map<string, ShellWord>;

/**
 * Takes a parsed script apart. Variables that the script itself sets to plain text are put in where they are used, and
 * programs that start another one give way to it.
 * @param root syntax tree of the bash grammar, without faults
 */
export function readScript(root: SyntaxNode): ShellScript {
  const variables: Variables = new Map();
  const commands: ShellCommand[] = [];
  const assignments: Assignment[] = [];
  const redirects: Redirect[] = [];

  const visit = (node: SyntaxNode): void => {
    if (node.type === 'variable_assignment') {
      assignments.push(remember(assignmentOf(node, 'line', variables), variables));
    } else if (node.type === 'declaration_command') {
      for (const child of node.namedChildren.filter(({type}) => type === 'variable_assignment')) {
        assignments.push(remember(assignmentOf(child, 'export', variables), variables));
      }
    } else if (node.type === 'file_redirect') {
      const target = node.childForFieldName('destination');
      const operator = node.children.find(({type}) => /[<>]/u.test(type))?.type ?? '>';
      if (target) redirects.push({operator, target: wordOf(target, variables), line: lineOf(node)});
    } else if (node.type === 'command') {
      commands.push(unwrapped(commandOf(node, variables)));
    }
    for (const child of node.namedChildren) {
      if (!(node.type === 'command' && child.type === 'variable_assignment') && node.type !== 'declaration_command')
        visit(child);
    }
  };
  visit(root);
  return {commands, assignments, redirects};
}

function remember(assignment: Assignment, variables: Variables): Assignment {
  variables.set(assignment.name, assignment.value);
  return assignment;
}

function assignmentOf(node: SyntaxNode, reach: Assignment['reach'], variables: Variables): Assignment {
  const value = node.childForFieldName('value');
  return {
    name: node.childForFieldName('name')?.text ?? '',
    value: value ? wordOf(value, variables) : {text: '', isKnown: true},
    line: lineOf(node),
    reach,
  };
}

const notWords = new Set([
  'command_name',
  'variable_assignment',
  'file_redirect',
  'herestring_redirect',
  'heredoc_redirect',
  'comment',
]);

function commandOf(node: SyntaxNode, variables: Variables): ShellCommand {
  const name = node.childForFieldName('name');
  const input = inputOf(node);
  return {
    name: name?.namedChildren[0] ? wordOf(name.namedChildren[0], variables) : {text: name?.text ?? '', isKnown: true},
    words: node.namedChildren.filter(({type}) => !notWords.has(type)).map((word) => wordOf(word, variables)),
    assignments: node.namedChildren
      .filter(({type}) => type === 'variable_assignment')
      .map((assignment) => assignmentOf(assignment, 'command', variables)),
    line: lineOf(name ?? node),
    ...(input !== undefined && {input}),
  };
}

/** A here-document belongs to the statement around the command. */
function inputOf(node: SyntaxNode): string | undefined {
  const statement = node.parent?.type === 'redirected_statement' ? node.parent : undefined;
  return statement?.descendantsOfType('heredoc_body')[0]?.text;
}
