import {openCli} from '../cli/cliContract';
import type {ReferenceDirective} from '../directive';
import {inline, inlineCode, table, text} from '../markdown';

/** `::cli-modes`: what each mode starts, on which ports, and what ends it. */
export const cliModes: ReferenceDirective = {
  name: 'cli-modes',
  attributes: {},
  render(_, {contracts}) {
    const rows = openCli(contracts).modes.map(({name, mode, starts, ports, ends, notes}) => [
      [inlineCode(mode), ...(name === mode ? [] : [text(name.slice(mode.length))])],
      inline(starts),
      inline(ports),
      inline(ends),
      inline(notes.join(' ')),
    ]);
    return [
      table(
        ['Mode', 'Starts', 'Ports', 'Ends with', 'Good to know'].map((title) => [text(title)]),
        rows,
      ),
    ];
  },
};
