import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {markdownOf} from './markdownOf.testing';

describe('::glossary', () => {
  const rows = markdownOf('glossary').trim().split('\n').slice(2);

  it('has a row for each term, in alphabetical order', () => {
    const terms = (parse(readFileSync('content/glossary.yaml', 'utf8')) as {term: string}[]).map(({term}) => term);
    const shown = rows.map((row) => /^\| \[(?<term>[^\]]+)\]/u.exec(row)?.groups?.term);
    expect([...shown].sort()).toEqual([...terms].sort());
    expect(shown).toEqual([...shown].sort((one, other) => String(one).localeCompare(String(other), 'en')));
  });

  it('links a term to its page and says what it means', () => {
    expect(rows).toContain(
      '| [turn](/docs/architecture/overview) | Everything between a message to an agent and its answer, tool calls included. |',
    );
  });
});
