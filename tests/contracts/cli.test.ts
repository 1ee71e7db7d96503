import {describe, expect, it} from 'vitest';
import type {Cli} from '../../contracts/cli';
import cliSchema from '../../contracts/cli.schema.json';
import agentSchema from '../../contracts/agent-config.schema.json';
import registry from '../../contracts/llm-registry.json';
import {contracts} from './interfaces';
import {schemaProblemsIn} from './places';

// The schema proves the type.
const cli = contracts.read<Cli>('cli.json');
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('cli.json', () => {
  it('fits its schema', () => {
    expect(schemaProblemsIn('cli.json', cliSchema)).toEqual([]);
  });

  it('names the value of a flag as its flags do', () => {
    const options = [...cli.options, ...cli.commands.flatMap((command) => command.options)];
    const errors = options.filter(({flags, value}) => {
      const written = /(?<open>[<[])(?<name>\w+)[>\]]/u.exec(flags)?.groups;
      return written?.name !== value?.name || (written !== undefined && (written.open === '<') !== value?.required);
    });
    expect(errors.map(({flags}) => flags)).toEqual([]);
  });

  it('says in a note which other flag wins over a flag that cannot be set', () => {
    const options = [...cli.options, ...cli.commands.flatMap((command) => command.options)];
    const silent = options.filter(({settable, notes}) => settable === false && !notes?.length);
    expect(silent.map(({flags}) => flags)).toEqual([]);
    expect(options.filter(({settable}) => settable === false)).toHaveLength(1);
    expect(options.filter(({effect}) => effect === 'none')).toHaveLength(2);
  });

  it('describes exactly the modes that --mode takes', () => {
    const choices = cli.options.find(({flags}) => flags.startsWith('--mode'))?.choices;
    expect([...new Set(cli.modes.map(({mode}) => mode))].sort()).toEqual([...(choices as string[])].sort());
    expect(repeated(cli.modes.map(({name}) => name))).toEqual([]);
  });

  it('takes the routers that an agent file takes', () => {
    const choices = cli.options.find(({flags}) => flags.includes('--router'))?.choices;
    expect(choices).toEqual(agentSchema.$defs.llm.properties.router.enum);
  });

  it('lists every slash command and alias once', () => {
    const names = cli.slashCommands.flatMap(({name, aliases}) => [name, ...aliases]);
    expect(repeated(names)).toEqual([]);
    expect(cli.slashCommands.map(({name}) => name)).toEqual([
      'help',
      'exit',
      'clear',
      'history',
      'search',
      'session',
      'model',
      'tools',
      'prompt',
      'log',
      'config',
      'stats',
      'docs',
    ]);
  });

  it('offers the same log levels in /log and in the environment', () => {
    const command = cli.slashCommands.find(({name}) => name === 'log');
    const variable = cli.environment.find(({name}) => name === 'SAIKI_LOG_LEVEL');
    expect(command?.choices).toEqual(variable?.choices);
    expect(variable?.choices).toContain(variable?.default);
  });

  it('puts every environment variable once into a group that exists, and leaves no group empty', () => {
    expect(repeated(cli.environment.map(({name}) => name))).toEqual([]);
    expect([...new Set(cli.environment.map(({group}) => group))].sort()).toEqual(
      Object.keys(cli.environmentGroups).sort(),
    );
  });

  it('lists the key variables of all providers', () => {
    const keys = cli.environment.filter(({group}) => group === 'keys').map(({name}) => name);
    const expected = new Set(Object.values(registry.providers).flatMap(({keyVariables}) => keyVariables));
    expect(keys.sort()).toEqual([...expected].sort());
  });

  it('explains the code of every error case', () => {
    const codes = cli.exitCodes.map(({code}) => code);
    expect(codes).toEqual([0, 1, 130, 143]);
    expect(cli.errorCases.filter(({code}) => !codes.includes(code))).toEqual([]);
    expect(repeated(cli.errorCases.map((error) => error.case))).toEqual([]);
  });
});
