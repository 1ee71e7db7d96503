import {describe, expect, it} from 'vitest';
import {markdownOf, rowOf} from './markdownOf.testing';

describe('::cli-options', () => {
  it('shows values and default of a flag', () => {
    const markdown = markdownOf('cli-options', {command: 'saiki'});
    expect(rowOf(markdown, '--web-port <port>')?.[1]).toBe('1 to 65535; default `3000`');
    expect(rowOf(markdown, '-a, --agent <path>')?.[1]).toBe('default `agents/agent.yml`');
    expect(rowOf(markdown, '-s, --strict')?.[1]).toBe('');
  });

  it('adds the notes to the meaning', () => {
    expect(rowOf(markdownOf('cli-options', {command: 'saiki'}), '--new-session [sessionId]')?.[2]).toContain(
      'Put the flag after the prompt',
    );
  });

  it('gives the same flag of program and sub-command different anchors', () => {
    expect(markdownOf('cli-options', {command: 'saiki'})).toContain('(#flag-strict)');
    expect(markdownOf('cli-options', {command: 'mcp'})).toContain('(#flag-mcp-strict)');
  });

  it('marks a flag without which the command does not run', () => {
    expect(rowOf(markdownOf('cli-options', {command: 'mcp'}), '--group-servers')?.[1]).toBe('required');
  });

  it('reports an unknown command and names the nearest', () => {
    expect(() => markdownOf('cli-options', {command: 'create'})).toThrow(
      'no command "create" in contracts/cli.json. Did you mean "create-app"?',
    );
  });
});

describe('::cli-modes', () => {
  it('shows the two ways of the cli mode apart', () => {
    const markdown = markdownOf('cli-modes');
    expect(markdown.match(/^\| `cli`[^|]*\|/gmu)).toEqual(['| `cli` with a prompt |', '| `cli` |']);
  });

  it('shows what a mode starts, its ports, its end and its notes', () => {
    expect(rowOf(markdownOf('cli-modes'), 'server')).toEqual([
      '`server`',
      'REST API and WebSocket.',
      '`API_PORT`, else 3001',
      'it gets a signal',
      'It ignores `--web-port`.',
    ]);
  });
});

describe('::slash-commands', () => {
  it('shows a command with its other names', () => {
    expect(rowOf(markdownOf('slash-commands'), '/exit')?.slice(1)).toEqual([
      '`/quit`, `/q`',
      'Ends the program with code 0.',
    ]);
  });

  it('lists sub-commands below their command', () => {
    const names = markdownOf('slash-commands').match(/(?<=^\| \[`)\/session[^`]*/gmu);
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
      markdownOf('slash-commands'),
      '/search <query> [--session <id>] [--role <user\\|assistant\\|system\\|tool>] [--limit <n>]',
    );
    expect(row).toHaveLength(3);
  });

  it('lists the levels of /log', () => {
    expect(rowOf(markdownOf('slash-commands'), '/log [level]')?.[2]).toContain('`error`, `warn`, `info`');
  });
});

describe('::environment', () => {
  it('shows the variables of one group', () => {
    const markdown = markdownOf('environment', {group: 'telegram'});
    expect(markdown.match(/(?<=^\| \[`)\w+/gmu)).toEqual(['TELEGRAM_BOT_TOKEN', 'TELEGRAM_INLINE_QUERY_CONCURRENCY']);
    expect(rowOf(markdown, 'TELEGRAM_INLINE_QUERY_CONCURRENCY')?.[1]).toBe('default `5`');
  });

  it('leaves the column of defaults out where no variable has one', () => {
    expect(rowOf(markdownOf('environment', {group: 'keys'}), 'GROQ_API_KEY')).toHaveLength(2);
  });

  it('shows values and default', () => {
    expect(rowOf(markdownOf('environment', {group: 'mcp'}), 'SAIKI_MCP_TRANSPORT_TYPE')?.[1]).toBe(
      '`http`, `stdio`, `sse`; default `http`',
    );
    expect(rowOf(markdownOf('environment', {group: 'server'}), 'API_PORT')?.[1]).toBe(
      'default 3001 in `server` mode; web port plus 1 in `web` mode',
    );
  });

  it('shows all groups under headings when none is named', () => {
    const headings = markdownOf('environment').match(/(?<=^### ).*$/gmu);
    expect(headings).toEqual([
      'Provider keys',
      'Provider addresses',
      'Server',
      'Web playground',
      'MCP endpoint',
      'Logging',
      'Discord',
      'Telegram',
    ]);
  });

  it('reports an unknown group and names the nearest', () => {
    expect(() => markdownOf('environment', {group: 'key'})).toThrow('Did you mean "keys"?');
    expect(() => markdownOf('environment', {group: 'constructor'})).toThrow('"constructor"');
  });
});

describe('::exit-codes', () => {
  const markdown = markdownOf('exit-codes');

  it('explains the codes', () => {
    expect(markdown.match(/(?<=^\| `)\d+(?=` \|)/gmu)).toEqual(['0', '1', '130', '143']);
  });

  it('shows printed text as code and what we add in words', () => {
    expect(markdown).toContain(
      "| [Unknown flag](/docs/errors/getting-started#unknown-option) | `1` | `error: unknown option '--bogus'` |",
    );
    expect(markdown).toContain(
      '| [Invalid YAML](/docs/errors/getting-started#config-yaml) | `1` | `Failed to parse YAML`. With line and column. |',
    );
    expect(markdown).toContain('| [Unknown slash command](/docs/errors/cli#cmd-unknown) | `0` | A hint. |');
  });
});
