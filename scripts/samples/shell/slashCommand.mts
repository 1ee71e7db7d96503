import type {Cli} from '../../../contracts/cli';
import {nearestName} from '../../../plugins/contract-reference/nearestName';

/**
 * Checks an interactive command.
 * @param line as typed, with its slash: `/session new support`
 */
export function slashCommandFaults(line: string, {slashCommands}: Cli): string[] {
  const [name = '', subcommand] = line.trim().slice(1).split(/\s+/u);
  const command = slashCommands.find((candidate) => candidate.name === name || candidate.aliases.includes(name));
  if (!command) {
    const nearest = nearestName(
      name,
      slashCommands.flatMap((candidate) => [candidate.name, ...candidate.aliases]),
    );
    return [`There is no command "/${name}".${nearest === undefined ? '' : ` Did you mean "/${nearest}"?`}`];
  }
  const known = command.subcommands?.map((candidate) => candidate.name) ?? [];
  if (known.length === 0 || subcommand === undefined || known.includes(subcommand)) return [];
  return [`"/${name}" has no sub-command "${subcommand}"; it has ${known.join(', ')}.`];
}
