import {describe, expect, it} from 'vitest';
import {cliModes} from './cliModes';
import {markdownOf, rowOf} from './markdownOf.testing';

describe('::cli-modes', () => {
  it('shows the two ways of the cli mode apart', () => {
    const markdown = markdownOf(cliModes);
    expect(markdown.match(/^\| `cli`[^|]*\|/gmu)).toEqual(['| `cli` with a prompt |', '| `cli` |']);
  });

  it('shows what a mode starts, its ports, its end and its notes', () => {
    expect(rowOf(markdownOf(cliModes), 'server')).toEqual([
      '`server`',
      'REST API and WebSocket.',
      '`API_PORT`, else 3001',
      'a signal',
      '`--web-port` has no effect.',
    ]);
  });
});
