import {nearestName} from '../../../plugins/contract-reference/nearestName';
import {isOperandOf} from './operands.mjs';
import {parsePackageName} from './packageName.mjs';
import {otherPrograms, packages, subcommands} from './programLists.mjs';
import type {ShellCommand} from './shellCommand.mjs';

const withoutVersion = parsePackageName;

/** What is wrong with the name of a program or of what it is asked to do. */
export function programFaults({name, words}: ShellCommand): string[] {
  if (!name.isKnown || name.text.startsWith('./')) return [];
  const plain = words.map(({text}) => text);
  if (name.text === 'npx' || name.text === 'uvx')
    return packageFaults(name.text, plain.filter(isOperandOf(name.text)).slice(0, 1), name.text);
  if (name.text in subcommands) return subcommandFaults(name.text, plain);
  if (otherPrograms.includes(name.text)) return [];
  return [unknown('program', name.text, [...otherPrograms, ...Object.keys(subcommands), 'npx', 'uvx'])];
}

function subcommandFaults(program: string, words: readonly string[]): string[] {
  const isOperand = isOperandOf(program);
  const index = words.findIndex(isOperand);
  const subcommand = words[index];
  if (subcommand === undefined) return words.length > 0 ? [] : [`${program} needs a sub-command.`];
  if (!subcommands[program]?.includes(subcommand))
    return [unknown(`sub-command of ${program}`, subcommand, subcommands[program] ?? [])];
  const rest = words.slice(index + 1);
  if (program === 'docker' && subcommand === 'compose') return composeFaults(rest);
  const isInstall = program === 'npm' && ['install', 'i'].includes(subcommand);
  return isInstall ? packageFaults('npm', rest.filter(isOperand), 'npm install') : [];
}

function composeFaults(words: readonly string[]): string[] {
  const subcommand = words.find(isOperandOf('docker compose'));
  return subcommands['docker compose']?.includes(subcommand ?? '')
    ? []
    : [unknown('sub-command of docker compose', subcommand ?? '', subcommands['docker compose'] ?? [])];
}

function packageFaults(list: string, names: readonly string[], program: string): string[] {
  const isLocal = (name: string): boolean =>
    name.startsWith('.') || name.startsWith('/') || /^(?:git|https?):/u.test(name);
  return names
    .filter((name) => !isLocal(name) && !packages[list]?.includes(withoutVersion(name)))
    .map((name) => unknown(`package of ${program}`, withoutVersion(name), packages[list] ?? []));
}

function unknown(what: string, written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `Unknown ${what}: "${written}".${hint} If it is right, add it to scripts/samples/shell/programLists.mts.`;
}
