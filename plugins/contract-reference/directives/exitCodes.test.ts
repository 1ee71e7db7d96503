import {describe, expect, it} from 'vitest';
import {exitCodes} from './exitCodes';
import {markdownOf} from './markdownOf.testing';

describe('::exit-codes', () => {
  const markdown = markdownOf(exitCodes);

  it('explains the codes', () => {
    expect(markdown.match(/(?<=^\| `)\d+(?=` \|)/gmu)).toEqual(['0', '1', '130', '143']);
  });

  it('shows printed text as code and what we add in words', () => {
    expect(markdown).toContain("| Unknown flag | `1` | `error: unknown option '--bogus'` |");
    expect(markdown).toContain('| Invalid YAML | `1` | `Failed to parse YAML`. With line and column. |');
    expect(markdown).toContain('| Unknown slash command | `0` | A hint. |');
  });
});
