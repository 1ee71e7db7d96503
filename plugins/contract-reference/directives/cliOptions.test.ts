import {describe, expect, it} from 'vitest';
import {cliOptions} from './cliOptions';
import {markdownOf, rowOf} from './markdownOf.testing';

describe('::cli-options', () => {
  it('shows values and default of a flag', () => {
    const markdown = markdownOf(cliOptions, {command: 'saiki'});
    expect(rowOf(markdown, '--web-port <port>')?.[1]).toBe('1 to 65535; default `3000`');
    expect(rowOf(markdown, '-a, --agent <path>')?.[1]).toBe('default `agents/agent.yml`');
    expect(rowOf(markdown, '-s, --strict')?.[1]).toBe('');
  });

  it('adds the notes to the meaning', () => {
    expect(rowOf(markdownOf(cliOptions, {command: 'saiki'}), '--new-session [sessionId]')?.[2]).toContain(
      'Put the flag after the prompt',
    );
  });

  it('gives the same flag of program and sub-command different anchors', () => {
    expect(markdownOf(cliOptions, {command: 'saiki'})).toContain('(#flag-strict)');
    expect(markdownOf(cliOptions, {command: 'mcp'})).toContain('(#flag-mcp-strict)');
  });

  it('marks a flag without which the command refuses to run', () => {
    expect(rowOf(markdownOf(cliOptions, {command: 'mcp'}), '--group-servers')?.[1]).toBe('required');
  });

  it('refuses an unknown command and names the nearest', () => {
    expect(() => markdownOf(cliOptions, {command: 'create'})).toThrow(
      'no command "create" in contracts/cli.json. Did you mean "create-app"?',
    );
  });
});
