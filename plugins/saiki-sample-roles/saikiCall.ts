import type {ShellCommand, ShellWord} from '@docs-kit/code-samples/check';
import {nearestHint} from '@docs-kit/report';
import type {Cli, CliCommand, CliOption} from '../../contracts/cli';

/** The options and operands of a call of `saiki`. */
interface ReadCall {
  readonly options: ReadonlyMap<string, {readonly option: CliOption; readonly value?: ShellWord}>;
  readonly operands: readonly ShellWord[];
  readonly errors: readonly string[];
}

/** Common subcommands of other programs. `saiki` would send these words to the model. */
const expectedCommands = new Set('help version start serve server web init create chat run'.split(' '));

/**
 * Checks a call of `saiki` against the CLI contract.
 * @param models names of all models in the registry
 * @returns a sentence for each error
 */
export function saikiCallErrors(call: ShellCommand, cli: Cli, models: readonly string[]): string[] {
  const [first] = readCall(call.words, cli.options).operands;
  const command = cli.commands.find(({name}) => name === first?.text);
  const read = command
    ? readCall(call.words.toSpliced(call.words.indexOf(first as ShellWord), 1), [...command.options, ...cli.options])
    : readCall(call.words, cli.options);
  const valueErrors = [...read.options.values()].flatMap(({option, value}) => optionErrors(option, value, models));
  const otherErrors = command ? commandErrors(command, read) : plainErrors(read, cli);
  return [...read.errors, ...valueErrors, ...otherErrors];
}

/** `-a, --agent <path>` has the names `-a` and `--agent`. */
const namesOf = ({flags}: CliOption): string[] => flags.split(/[\s,]+/u).filter((part) => part.startsWith('-'));

function readCall(words: readonly ShellWord[], known: readonly CliOption[]): ReadCall {
  const options = new Map<string, {readonly option: CliOption; readonly value?: ShellWord}>();
  const operands: ShellWord[] = [];
  const errors: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as ShellWord;
    if (!word.text.startsWith('-') || word.text === '-' || /\s/u.test(word.text)) {
      operands.push(word);
      continue;
    }
    const [name = '', ...rest] = word.text.split('=');
    const option = known.find((candidate) => namesOf(candidate).includes(name));
    if (!option) {
      errors.push(unknownOption(name, known));
      continue;
    }
    let value = rest.length > 0 ? {text: rest.join('='), isKnown: word.isKnown} : undefined;
    const next = words[index + 1];
    if (option.value && !value && next && !next.text.startsWith('-')) {
      value = next;
      index += 1;
    }
    if (option.value?.required && value === undefined) errors.push(`saiki ${name} needs a value: ${option.flags}.`);
    if (option.value === undefined && value !== undefined) errors.push(`saiki ${name} takes no value.`);
    options.set(namesOf(option).at(-1) ?? name, {option, value});
  }
  return {options, operands, errors};
}

function unknownOption(name: string, known: readonly CliOption[]): string {
  const hints: Readonly<Record<string, string>> = {
    '--port': ' Set the environment variable API_PORT instead.',
    '--debug': ' Set SAIKI_LOG_LEVEL=debug instead.',
  };
  return `saiki has no option "${name}".${hints[name] ?? nearestHint(name, known.flatMap(namesOf))}`;
}

function optionErrors(option: CliOption, value: ShellWord | undefined, models: readonly string[]): string[] {
  const name = namesOf(option).at(-1) ?? '';
  if (option.effect === 'none') return [`saiki ${name}: ${option.description}`];
  if (option.settable === false) return [`saiki ${name}: ${option.notes?.join(' ')}`];
  if (value === undefined || !value.isKnown) return [];
  if (Array.isArray(option.choices) && !option.choices.includes(value.text)) {
    return [`saiki ${name} must be one of ${option.choices.join(', ')}, but is "${value.text}".`];
  }
  if (name === '--model' && !models.includes(value.text.toLowerCase())) {
    return [`The registry has no model "${value.text}".${nearestHint(value.text, models)}`];
  }
  if (name === '--web-port' && !/^[1-9]\d{0,4}$/u.test(value.text))
    return ['saiki --web-port must be a number from 1 to 65535.'];
  if (name === '--new-session' && /\s/u.test(value.text)) {
    return [
      `saiki --new-session takes the next word as the id of the session: "${value.text}". Put it after the prompt, or give an id.`,
    ];
  }
  return [];
}

/** Checks a call without a subcommand. */
function plainErrors({options, operands}: ReadCall, cli: Cli): string[] {
  const mode = options.get('--mode')?.value?.text ?? 'cli';
  const errors: string[] = [];
  if (options.has('--web-port') && mode !== 'web')
    errors.push(`saiki --web-port has no effect in the mode "${mode}"; it is for --mode web.`);
  const [first] = operands;
  if (!first?.isKnown) return errors;
  if (first.text.startsWith('/'))
    return [...errors, ...slashCommandErrors(operands.map(({text}) => text).join(' '), cli)];
  if (operands.length === 1 && expectedCommands.has(first.text)) {
    const known = cli.commands.map(({name}) => name).join(', ');
    errors.push(
      `saiki has no sub-command "${first.text}"; the word would be sent to the model. Sub-commands: ${known}.`,
    );
  }
  return errors;
}

function commandErrors(command: CliCommand, {options, operands}: ReadCall): string[] {
  const missing = command.options.filter((option) => option.required && !options.has(namesOf(option).at(-1) ?? ''));
  const extra = operands.map(({text}) => text);
  return [
    ...missing.map(({flags}) => `saiki ${command.name} needs the option ${flags}.`),
    ...(extra.length > 0 ? [`saiki ${command.name} takes no words: "${extra.join(' ')}".`] : []),
  ];
}

/**
 * Checks an interactive command.
 * @param line as typed, with its slash: `/session new support`
 */
export function slashCommandErrors(line: string, {slashCommands}: Cli): string[] {
  const [name = '', subcommand] = line.trim().slice(1).split(/\s+/u);
  const command = slashCommands.find((candidate) => candidate.name === name || candidate.aliases.includes(name));
  if (!command) {
    const names = slashCommands.flatMap((candidate) => [candidate.name, ...candidate.aliases]);
    const written = names.map((known) => `/${known}`);
    return [`There is no command "/${name}".${nearestHint(`/${name}`, written)}`];
  }
  const known = command.subcommands?.map((candidate) => candidate.name) ?? [];
  if (known.length === 0 || subcommand === undefined || known.includes(subcommand)) return [];
  return [`"/${name}" has no sub-command "${subcommand}"; it has ${known.join(', ')}.`];
}
