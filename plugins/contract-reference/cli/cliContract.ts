import type {Cli, CliOption} from '../../../contracts/cli';
import type {Contracts} from '../contracts';
import {unknownName} from '../unknownName';

const contract = 'cli.json';

/** Opens the contract of the command line. */
export const openCli = (contracts: Contracts): Cli => contracts.read<Cli>(contract);

/**
 * Flags of the program or of one of its sub-commands.
 * @param command `saiki` for the program itself
 * @throws DirectiveError for a command that does not exist
 */
export function optionsOf(cli: Cli, command: string): readonly CliOption[] {
  if (command === cli.program.name) return cli.options;
  const found = cli.commands.find(({name}) => name === command);
  const names = [cli.program.name, ...cli.commands.map(({name}) => name)];
  if (!found) throw unknownName('command', command, names, `contracts/${contract}`);
  return found.options;
}

/**
 * Title and description of a group of environment variables.
 * @throws DirectiveError for a group that does not exist
 */
export function environmentGroup(cli: Cli, group: string): {readonly title: string; readonly description: string} {
  const found = Object.hasOwn(cli.environmentGroups, group) ? cli.environmentGroups[group] : undefined;
  if (!found)
    throw unknownName(
      'group of environment variables',
      group,
      Object.keys(cli.environmentGroups),
      `contracts/${contract}`,
    );
  return found;
}
