import type {PhrasingContent, RootContent} from 'mdast';
import {byName, defineDirective, findNamed, kebab, md, type Contracts, type Directive} from '@docs-kit/reference';
import type {Cli, CliOption, EnvironmentVariable, ErrorCase, SlashCommand} from '../../contracts/cli';

const contract = 'cli.json';

export const readCli = (contracts: Contracts): Cli => contracts.read<Cli>(contract);

/** `::cli-options{command="saiki"}`: flags of the program or of a subcommand. */
const cliOptions = defineDirective({
  name: 'cli-options',
  required: ['command'],
  render({command}, {contracts}) {
    const {program, options, commands} = readCli(contracts);
    const all = [{name: program.name, options}, ...commands];
    const found = findNamed('command', command, byName(all), contracts.pathOf(contract));
    const prefix = command === program.name ? 'flag' : `flag-${command}`;
    const rows = found.options.map((option) => [
      md.rowAnchor(`${prefix}-${longName(option)}`, `\`${option.flags}\``),
      optionCell(option),
      [option.description, ...(option.notes ?? [])].join(' '),
    ]);
    return [md.table(['Flag', 'Values and default', 'Meaning'], rows)];
  },
});

/** Returns the name of a flag without dashes: `web-port` for `-p, --web-port <port>`. */
export const longName = ({flags}: Pick<CliOption, 'flags'>): string =>
  /--(?<name>[a-z-]+)/u.exec(flags)?.groups?.name ?? flags;

function optionCell({value, default: defaultValue, choices, required}: CliOption): string {
  if (required) return 'required';
  // A flag without a value is off by default, which isn't worth repeating in each row.
  return valueCell(choices, defaultValue === undefined || value === undefined ? '' : `\`${defaultValue}\``);
}

/** Possible values and the default: "`http`, `stdio`; default `http`". */
const valueCell = (choices: CliOption['choices'], defaultValue: string): string =>
  [choiceList(choices), defaultValue && `default ${defaultValue}`].filter(Boolean).join('; ');

/** Formats values as code, or a description as text. */
const choiceList = (choices: CliOption['choices'] = []): string =>
  typeof choices === 'string' ? choices : md.codeList(choices);

/** `::cli-modes`: what each mode starts, on which ports, and what ends it. */
const cliModes: Directive = {
  name: 'cli-modes',
  render(_, {contracts}) {
    const rows = readCli(contracts).modes.map(({name, mode, starts, ports, ends, notes}) => [
      `\`${mode}\`${name.slice(mode.length)}`,
      starts,
      ports,
      ends,
      notes.join(' '),
    ]);
    return [md.table(['Mode', 'Starts', 'Ports', 'Runs until', 'Good to know'], rows)];
  },
};

/** `::slash-commands`: interactive commands and their subcommands. */
const slashCommands: Directive = {
  name: 'slash-commands',
  render(_, {contracts}) {
    const rows = readCli(contracts).slashCommands.flatMap((command) => [
      slashRow(command),
      ...(command.subcommands ?? []).map((subcommand) => [
        slashName(`${command.name} ${subcommand.name}`, subcommand.arguments),
        '',
        subcommand.description,
      ]),
    ]);
    return [md.table(['Command', 'Also', 'Effect'], rows)];
  },
};

function slashRow({name, arguments: rest, aliases, description, choices}: SlashCommand): md.Inline[] {
  const levels = choices === undefined ? '' : ` Levels: ${choiceList(choices)}.`;
  return [slashName(name, rest), md.codeList(aliases.map((alias) => `/${alias}`)), `${description}${levels}`];
}

function slashName(name: string, rest: string | undefined): PhrasingContent[] {
  const written = rest === undefined ? `/${name}` : `/${name} ${rest}`;
  return md.rowAnchor(`slash-${name.replace(' ', '-')}`, `\`${written}\``);
}

/** `::environment{group="keys"}`: environment variables in a group; without `group`, all groups with headings. */
const environment = defineDirective({
  name: 'environment',
  optional: ['group'],
  render({group}, {contracts}) {
    const cli = readCli(contracts);
    const groups = Object.entries(cli.environmentGroups);
    if (group === undefined)
      return groups.flatMap(([name, {title, description}]) => [
        md.heading(3, title, `environment-${name}`),
        ...groupBlocks(cli, name, description),
      ]);
    const found = findNamed('group of environment variables', group, groups, contracts.pathOf(contract));
    return groupBlocks(cli, group, found.description);
  },
});

function groupBlocks(cli: Cli, group: string, description = ''): RootContent[] {
  const variables = cli.environment.filter((variable) => variable.group === group);
  const hasDefaults = variables.some((variable) => variable.default !== undefined);
  const rows = variables.map((variable) => [
    md.rowAnchor(`env-${kebab(variable.name)}`, `\`${variable.name}\``),
    ...(hasDefaults ? [valueCell(variable.choices, defaultOf(variable))] : []),
    variable.description,
  ]);
  return [
    ...md.parseBlocks(description),
    md.table(['Variable', ...(hasDefaults ? ['Values and default'] : []), 'Effect'], rows),
  ];
}

/** A default is a value, or Markdown that explains it. */
const defaultOf = ({default: defaultValue = ''}: EnvironmentVariable): string =>
  /^[\w.-]+$/u.test(defaultValue) ? `\`${defaultValue}\`` : defaultValue;

/** `::exit-codes`: exit codes of the program, with the errors that lead to each. */
const exitCodes: Directive = {
  name: 'exit-codes',
  render(_, {contracts}) {
    const cli = readCli(contracts);
    const codes = cli.exitCodes.map(({code, meaning}) => [`\`${code}\``, meaning]);
    const cases = cli.errorCases.map((error) => [caseCell(error), `\`${error.code}\``, outputCell(error)]);
    return [
      md.table(['Code', 'Meaning'], codes),
      ...md.parseBlocks('What happens in each case:'),
      md.table(['Case', 'Code', 'What you see'], cases),
    ];
  },
};

const outputCell = ({shows, note}: ErrorCase): string =>
  [shows === undefined ? undefined : `\`${shows}\``, note].filter((part) => part !== undefined).join('. ');

/** The case, with a link to its entry in the error index if it has one. */
const caseCell = ({case: name, error}: ErrorCase): string => (error === undefined ? name : `[${name}](error:${error})`);

/** Directives of the command line. */
export const cliDirectives: readonly Directive[] = [cliOptions, cliModes, slashCommands, environment, exitCodes];
