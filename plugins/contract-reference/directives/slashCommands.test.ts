import {describe, expect, it} from 'vitest';
import {markdownOf, rowOf} from './markdownOf.testing';
import {slashCommands} from './slashCommands';

describe('::slash-commands', () => {
  it('shows a command with its other names', () => {
    expect(rowOf(markdownOf(slashCommands), '/exit')?.slice(1)).toEqual([
      '`/quit`, `/q`',
      'Ends the program with code 0.',
    ]);
  });

  it('lists sub-commands below their command', () => {
    const names = markdownOf(slashCommands).match(/(?<=^\| \[`)\/session[^`]*/gmu);
    expect(names).toEqual([
      '/session <subcommand>',
      '/session list',
      '/session new [id]',
      '/session switch <id>',
      '/session current',
      '/session history [sessionId]',
      '/session delete <id>',
      '/session help',
    ]);
  });

  it('keeps the bars of an argument within its cell', () => {
    const row = rowOf(
      markdownOf(slashCommands),
      '/search <query> [--session <id>] [--role <user\\|assistant\\|system\\|tool>] [--limit <n>]',
    );
    expect(row).toHaveLength(3);
  });

  it('lists the levels of /log', () => {
    expect(rowOf(markdownOf(slashCommands), '/log [level]')?.[2]).toContain('`error`, `warn`, `info`');
  });
});
