import type {PhrasingContent, RootContent} from 'mdast';
import {byName, findNamed, kebab, md, type Contracts, type Directive} from '@docs-kit/reference';
import type {Cli, CliOption, EnvironmentVariable, ErrorCase, SlashCommand} from '../../contracts/cli';

const contract = 'cli.json';

export const readCli = (contracts: Contracts): Cli => contracts.read<Cli>(contract);

/** `::cli-options{command="saiki"}`: flags of the program or of a subcommand. */
const cliOptions: Directive = {
  name: 'cli-options',
  attributes: {command: {required: true}},
  render({command = ''}, {contracts}) {
    const {program, options, commands} = readCli(contracts);
    const all = [{name: program.name, options}, ...commands];
    const found = findNamed('command', command, byName(all), contracts.pathOf(contract));
    const prefix = command === program.name ? 'flag' : `flag-${command}`;
    const rows = found.options.map((option) => [
      [md.rowAnchor(`${prefix}-${longName(option)}`, md.inlineCode(option.flags))],
      optionCell(option),
      md.parseInline([option.description, ...(option.notes ?? [])].join(' ')),
    ]);
    return [md.table(['Flag', 'Values and default', 'Meaning'], rows)];
  },
};

const longName = ({flags}: CliOption): string => /--(?<name>[a-z-]+)/u.exec(flags)?.groups?.name ?? flags;

function optionCell({value, default: defaultValue, choices, required}: CliOption): PhrasingContent[] {
  if (required) return [md.text('required')];
  // A flag without a value is off by default, which isn't worth repeating in each row.
  return valueCell(choices, defaultValue === undefined || value === undefined ? [] : [md.inlineCode(defaultValue)]);
}

/** Possible values and the default: "`http`, `stdio`; default `http`". */
function valueCell(choices: CliOption['choices'], defaultValue: PhrasingContent[]): PhrasingContent[] {
  const values = choiceList(choices);
  if (defaultValue.length === 0) return values;
  return [...values, md.text(values.length > 0 ? '; default ' : 'default '), ...defaultValue];
}

/** Formats values as code, or a description as text. */
const choiceList = (choices: CliOption['choices'] = []): PhrasingContent[] =>
  typeof choices === 'string' ? [md.text(choices)] : md.codeList(choices);

/** `::cli-modes`: what each mode starts, on which ports, and what ends it. */
const cliModes: Directive = {
  name: 'cli-modes',
  attributes: {},
  render(_, {contracts}) {
    const rows = readCli(contracts).modes.map(({name, mode, starts, ports, ends, notes}) => [
      [md.inlineCode(mode), ...(name === mode ? [] : [md.text(name.slice(mode.length))])],
      md.parseInline(starts),
      md.parseInline(ports),
      md.parseInline(ends),
      md.parseInline(notes.join(' ')),
    ]);
    return [md.table(['Mode', 'Starts', 'Ports', 'Runs until', 'Good to know'], rows)];
  },
};

/** `::slash-commands`: interactive commands and their subcommands. */
const slashCommands: Directive = {
  name: 'slash-commands',
  attributes: {},
  render(_, {contracts}) {
    const rows = readCli(contracts).slashCommands.flatMap((command) => [
      slashRow(command),
      ...(command.subcommands ?? []).map((subcommand) => [
        slashName(`${command.name} ${subcommand.name}`, subcommand.arguments),
        [],
        md.parseInline(subcommand.description),
      ]),
    ]);
    return [md.table(['Command', 'Also', 'Effect'], rows)];
  },
};

function slashRow({name, arguments: rest, aliases, description, choices}: SlashCommand): PhrasingContent[][] {
  const levels = choices === undefined ? [] : [md.text(' Levels: '), ...choiceList(choices), md.text('.')];
  return [
    slashName(name, rest),
    md.codeList(aliases.map((alias) => `/${alias}`)),
    [...md.parseInline(description), ...levels],
  ];
}

function slashName(name: string, rest: string | undefined): PhrasingContent[] {
  const written = rest === undefined ? `/${name}` : `/${name} ${rest}`;
  return [md.rowAnchor(`slash-${name.replace(' ', '-')}`, md.inlineCode(written))];
}

/** `::environment{group="keys"}`: environment variables in a group; without `group`, all groups with headings. */
const environment: Directive = {
  name: 'environment',
  attributes: {group: {required: false}},
  render({group}, {contracts}) {
    const cli = readCli(contracts);
    const groups = Object.entries(cli.environmentGroups);
    if (group === undefined)
      return groups.flatMap(([name, {title, description}]) => [
        md.heading(3, [md.text(title)], `environment-${name}`),
        ...groupBlocks(cli, name, description),
      ]);
    const found = findNamed('group of environment variables', group, groups, contracts.pathOf(contract));
    return groupBlocks(cli, group, found.description);
  },
};

function groupBlocks(cli: Cli, group: string, description = ''): RootContent[] {
  const variables = cli.environment.filter((variable) => variable.group === group);
  const hasDefaults = variables.some((variable) => variable.default !== undefined);
  const rows = variables.map((variable) => [
    [md.rowAnchor(`env-${kebab(variable.name)}`, md.inlineCode(variable.name))],
    ...(hasDefaults ? [valueCell(variable.choices, defaultOf(variable))] : []),
    md.parseInline(variable.description),
  ]);
  return [
    ...md.parseBlocks(description),
    md.table(['Variable', ...(hasDefaults ? ['Values and default'] : []), 'Effect'], rows),
  ];
}

function defaultOf({default: defaultValue = ''}: EnvironmentVariable): PhrasingContent[] {
  return /^[\w.-]+$/u.test(defaultValue) ? [md.inlineCode(defaultValue)] : md.parseInline(defaultValue);
}

/** `::exit-codes`: exit codes of the program, with the errors that lead to each. */
const exitCodes: Directive = {
  name: 'exit-codes',
  attributes: {},
  render(_, {contracts}) {
    const cli = readCli(contracts);
    const codes = cli.exitCodes.map(({code, meaning}) => [[md.inlineCode(String(code))], md.parseInline(meaning)]);
    const cases = cli.errorCases.map((error) => [
      caseCell(error),
      [md.inlineCode(String(error.code))],
      outputCell(error),
    ]);
    return [
      md.table(['Code', 'Meaning'], codes),
      md.paragraph(md.text('What happens in each case:')),
      md.table(['Case', 'Code', 'What you see'], cases),
    ];
  },
};

function outputCell({shows, note}: ErrorCase): PhrasingContent[] {
  const words = note === undefined ? [] : md.parseInline(note);
  if (shows === undefined) return words;
  return words.length === 0 ? [md.inlineCode(shows)] : [md.inlineCode(shows), md.text('. '), ...words];
}

/** The case, with a link to its entry in the error index if it has one. */
function caseCell({case: name, error}: ErrorCase): PhrasingContent[] {
  const words = md.parseInline(name);
  return error === undefined ? words : [md.link(`error:${error}`, ...words)];
}

/** Directives of the command line. */
export const cliDirectives: readonly Directive[] = [cliOptions, cliModes, slashCommands, environment, exitCodes];
