import {describe, expect, it} from 'vitest';
import {environment} from './environment';
import {markdownOf, rowOf} from './markdownOf.testing';

describe('::environment', () => {
  it('shows the variables of one group', () => {
    const markdown = markdownOf(environment, {group: 'telegram'});
    expect(markdown.match(/(?<=^\| \[`)\w+/gmu)).toEqual(['TELEGRAM_BOT_TOKEN', 'TELEGRAM_INLINE_QUERY_CONCURRENCY']);
    expect(rowOf(markdown, 'TELEGRAM_INLINE_QUERY_CONCURRENCY')?.[1]).toBe('default `5`');
  });

  it('leaves the column of defaults out where no variable has one', () => {
    expect(rowOf(markdownOf(environment, {group: 'keys'}), 'GROQ_API_KEY')).toHaveLength(2);
  });

  it('shows values and default', () => {
    expect(rowOf(markdownOf(environment, {group: 'mcp'}), 'SAIKI_MCP_TRANSPORT_TYPE')?.[1]).toBe(
      '`http`, `stdio`, `sse`; default `http`',
    );
    expect(rowOf(markdownOf(environment, {group: 'server'}), 'API_PORT')?.[1]).toBe(
      'default 3001 in `server` mode; web port plus 1 in `web` mode',
    );
  });

  it('shows all groups under headings when none is named', () => {
    const headings = markdownOf(environment).match(/(?<=^### ).*$/gmu);
    expect(headings).toEqual([
      'Provider keys',
      'Provider addresses',
      'Server',
      'Web UI',
      'MCP endpoint',
      'Logging',
      'Discord',
      'Telegram',
    ]);
  });

  it('refuses an unknown group and names the nearest', () => {
    expect(() => markdownOf(environment, {group: 'key'})).toThrow('Did you mean "keys"?');
    expect(() => markdownOf(environment, {group: 'constructor'})).toThrow('"constructor"');
  });
});
