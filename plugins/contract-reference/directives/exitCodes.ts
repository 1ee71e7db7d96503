import type {PhrasingContent} from 'mdast';
import type {ErrorCase} from '../../../contracts/cli';
import {openCli} from '../cli/cliContract';
import type {ReferenceDirective} from '../directive';
import {inline, inlineCode, paragraph, table, text} from '../markdown';

/** `::exit-codes`: exit codes of the program, and which fault ends with which. */
export const exitCodes: ReferenceDirective = {
  name: 'exit-codes',
  attributes: {},
  render(_, {contracts}) {
    const cli = openCli(contracts);
    const codes = cli.exitCodes.map(({code, meaning}) => [[inlineCode(String(code))], inline(meaning)]);
    const cases = cli.errorCases.map((error) => [
      inline(error.case),
      [inlineCode(String(error.code))],
      shownCell(error),
    ]);
    return [
      table([[text('Code')], [text('Meaning')]], codes),
      paragraph(text('What happens in each case:')),
      table([[text('Case')], [text('Code')], [text('What you see')]], cases),
    ];
  },
};

function shownCell({shows, note}: ErrorCase): PhrasingContent[] {
  const words = note === undefined ? [] : inline(note);
  if (shows === undefined) return words;
  return words.length === 0 ? [inlineCode(shows)] : [inlineCode(shows), text('. '), ...words];
}
