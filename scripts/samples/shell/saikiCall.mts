import type {Cli, CliCommand, CliOption} from '../../../contracts/cli';
import {nearestName} from '../../../plugins/contract-reference/nearestName';
import type {ShellCommand, ShellWord} from './shellCommand.mjs';
import {slashCommandFaults} from './slashCommand.mjs';

/** The options and operands of a call of `saiki`. */
interface ReadCall {
  readonly options: ReadonlyMap<string, {readonly option: CliOption; readonly value?: ShellWord}>;
  readonly operands: readonly ShellWord[];
  readonly faults: readonly string[];
}

/** Words that other programs have for sub-commands; here each would be sent to the model. */
const expectedCommands = new Set([
  'help',
  'version',
  'start',
  'serve',
  'server',
  'web',
  'init',
  'create',
  'chat',
  'run',
]);

/**
 * Checks a call of `saiki` against the contract of the command line.
 * @param models names of all models of the registry
 * @returns what is wrong with it, a sentence each
 */
export function saikiCallFaults(call: ShellCommand, cli: Cli, models: readonly string[]): string[] {
  const command = subcommandOf(call, cli);
  const words = command
    ? call.words.filter((word, index) => index !== call.words.findIndex(({text}) => text === command.name))
    : call.words;
  const read = readCall(words, command ? [...command.options, ...cli.options] : cli.options);
  const valueFaults = [...read.options.values()].flatMap(({option, value}) => optionFaults(option, value, models));
  if (!command)
    return [...read.faults, ...valueFaults, ...combinationFaults(read), ...operandFaults(read.operands, cli)];
  return [...read.faults, ...valueFaults, ...commandFaults(command, read)];
}

/** The first word that is no option and no value of one, when a sub-command has that name. */
function subcommandOf({words}: ShellCommand, cli: Cli): CliCommand | undefined {
  const [first] = readCall(words, cli.options).operands;
  return cli.commands.find(({name}) => name === first?.text);
}

/** `-a, --agent <path>` has the names `-a` and `--agent`. */
const namesOf = ({flags}: CliOption): string[] => flags.split(/[\s,]+/u).filter((part) => part.startsWith('-'));

function readCall(words: readonly ShellWord[], known: readonly CliOption[]): ReadCall {
  const options = new Map<string, {readonly option: CliOption; readonly value?: ShellWord}>();
  const operands: ShellWord[] = [];
  const faults: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as ShellWord;
    if (!word.text.startsWith('-') || word.text === '-' || /\s/u.test(word.text)) {
      operands.push(word);
      continue;
    }
    const [name = '', ...rest] = word.text.split('=');
    const option = known.find((candidate) => namesOf(candidate).includes(name));
    if (!option) {
      faults.push(unknownOption(name, known));
      continue;
    }
    const next = words[index + 1];
    const isNextValue =
      option.value !== undefined && rest.length === 0 && next !== undefined && !next.text.startsWith('-');
    const value = rest.length > 0 ? {text: rest.join('='), isKnown: word.isKnown} : isNextValue ? next : undefined;
    if (isNextValue) index += 1;
    if (option.value?.required && value === undefined) faults.push(`saiki ${name} needs a value: ${option.flags}.`);
    if (option.value === undefined && value !== undefined) faults.push(`saiki ${name} takes no value.`);
    options.set(namesOf(option).at(-1) ?? name, {option, value});
  }
  return {options, operands, faults};
}

function unknownOption(name: string, known: readonly CliOption[]): string {
  const hints: Readonly<Record<string, string>> = {
    '--port': ' Set the environment variable API_PORT instead.',
    '--debug': ' Set SAIKI_LOG_LEVEL=debug instead.',
  };
  const nearest = nearestName(name, known.flatMap(namesOf));
  return `saiki has no option "${name}".${hints[name] ?? (nearest === undefined ? '' : ` Did you mean ${nearest}?`)}`;
}

function optionFaults(option: CliOption, value: ShellWord | undefined, models: readonly string[]): string[] {
  const name = namesOf(option).at(-1) ?? '';
  if (option.description.startsWith('Accepted')) return [`saiki ${name}: ${option.description}`];
  const cannot = option.notes?.find((note) => note.startsWith('It cannot be set'));
  if (cannot !== undefined) return [`saiki ${name}: ${cannot}`];
  if (value === undefined || !value.isKnown) return [];
  if (Array.isArray(option.choices) && !option.choices.includes(value.text)) {
    return [`saiki ${name} must be one of ${option.choices.join(', ')}, but is "${value.text}".`];
  }
  if (name === '--model' && !models.includes(value.text.toLowerCase())) {
    const nearest = nearestName(value.text, models);
    return [`The registry has no model "${value.text}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`];
  }
  if (name === '--web-port' && !/^[1-9]\d{0,4}$/u.test(value.text))
    return [`saiki --web-port must be a number from 1 to 65535.`];
  if (name === '--new-session' && /\s/u.test(value.text)) {
    return [
      `saiki --new-session takes the next word as the id of the session: "${value.text}". Put it after the prompt, or give an id.`,
    ];
  }
  return [];
}

function combinationFaults({options}: ReadCall): string[] {
  const mode = options.get('--mode')?.value?.text ?? 'cli';
  return options.has('--web-port') && mode !== 'web'
    ? [`saiki --web-port has no effect in the mode "${mode}"; it is for --mode web.`]
    : [];
}

function operandFaults(operands: readonly ShellWord[], cli: Cli): string[] {
  const [first] = operands;
  if (!first?.isKnown) return [];
  if (first.text.startsWith('/')) return slashCommandFaults(operands.map(({text}) => text).join(' '), cli);
  if (operands.length === 1 && expectedCommands.has(first.text)) {
    return [
      `saiki has no sub-command "${first.text}"; the word would be sent to the model. Sub-commands: ${cli.commands.map(({name}) => name).join(', ')}.`,
    ];
  }
  return [];
}

function commandFaults(command: CliCommand, {options, operands}: ReadCall): string[] {
  const missing = command.options.filter((option) => option.required && !options.has(namesOf(option).at(-1) ?? ''));
  const extra = operands.map(({text}) => text);
  return [
    ...missing.map(({flags}) => `saiki ${command.name} needs the option ${flags}.`),
    ...(extra.length > 0 ? [`saiki ${command.name} takes no words: "${extra.join(' ')}".`] : []),
  ];
}
