import {isOperandOf} from './operands.mjs';
import {wrappers} from './programLists.mjs';
import type {ShellCommand} from './shellCommand.mjs';

/** The call that a call makes: `sudo -u saiki npm install` is a call of npm. */
export function unwrapped(command: ShellCommand): ShellCommand {
  if (!wrappers.includes(command.name.text)) return command;
  const isOperand = isOperandOf(command.name.text);
  const words = command.words.map(({text}) => text);
  const index = words.findIndex((word, at) => isOperand(word, at, words) && !word.includes('='));
  const name = command.words[index];
  return name ? unwrapped({...command, name, words: command.words.slice(index + 1)}) : command;
}
