import type {PhrasingContent} from 'mdast';
import type {CliOption} from '../../../contracts/cli';
import {choiceWords} from '../cli/choiceWords';
import {openCli, optionsOf} from '../cli/cliContract';
import type {ReferenceDirective} from '../directive';
import {inline, inlineCode, table, text} from '../markdown';
import {rowAnchor} from '../rowAnchor';

/** `::cli-options{command="saiki"}`: flags of the program or of a sub-command. */
export const cliOptions: ReferenceDirective = {
  name: 'cli-options',
  attributes: {command: {required: true}},
  render({command = ''}, {contracts}) {
    const cli = openCli(contracts);
    const prefix = command === cli.program.name ? 'flag' : `flag-${command}`;
    const rows = optionsOf(cli, command).map((option) => [
      [rowAnchor(`${prefix}-${longName(option)}`, inlineCode(option.flags))],
      valueCell(option),
      inline([option.description, ...(option.notes ?? [])].join(' ')),
    ]);
    return [
      table(
        ['Flag', 'Values and default', 'Meaning'].map((title) => [text(title)]),
        rows,
      ),
    ];
  },
};

const longName = ({flags}: CliOption): string => /--(?<name>[a-z-]+)/u.exec(flags)?.groups?.name ?? flags;

function valueCell({value, default: standard, choices, required}: CliOption): PhrasingContent[] {
  if (required) return [text('required')];
  // A flag without a value is off unless it is written; saying so in each row would tell nothing.
  const hasDefault = standard !== undefined && value !== undefined;
  const words = choiceWords(choices);
  return [...words, ...(hasDefault ? [text(words.length > 0 ? '; default ' : 'default '), inlineCode(standard)] : [])];
}
