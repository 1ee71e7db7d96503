import type {PhrasingContent} from 'mdast';
import type {SlashCommand} from '../../../contracts/cli';
import {choiceWords} from '../cli/choiceWords';
import {openCli} from '../cli/cliContract';
import type {ReferenceDirective} from '../directive';
import {inline, inlineCode, table, text} from '../markdown';
import {rowAnchor} from '../rowAnchor';
import {joined} from '../schema/limits';

/** `::slash-commands`: interactive commands and their sub-commands. */
export const slashCommands: ReferenceDirective = {
  name: 'slash-commands',
  attributes: {},
  render(_, {contracts}) {
    const rows = openCli(contracts).slashCommands.flatMap((command) => [rowOf(command), ...subcommandRows(command)]);
    return [
      table(
        ['Command', 'Also', 'Effect'].map((title) => [text(title)]),
        rows,
      ),
    ];
  },
};

function rowOf(command: SlashCommand): PhrasingContent[][] {
  const choices = choiceWords(command.choices);
  return [
    nameCell(command.name, command.arguments),
    joined(
      command.aliases.map((alias) => [inlineCode(`/${alias}`)]),
      ', ',
    ),
    [...inline(command.description), ...(choices.length === 0 ? [] : [text(' Levels: '), ...choices, text('.')])],
  ];
}

const subcommandRows = ({name, subcommands = []}: SlashCommand): PhrasingContent[][][] =>
  subcommands.map((subcommand) => [
    nameCell(`${name} ${subcommand.name}`, subcommand.arguments),
    [],
    inline(subcommand.description),
  ]);

function nameCell(name: string, rest: string | undefined): PhrasingContent[] {
  const written = rest === undefined ? `/${name}` : `/${name} ${rest}`;
  return [rowAnchor(`slash-${name.replace(' ', '-')}`, inlineCode(written))];
}
