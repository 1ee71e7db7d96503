import {expect, it} from 'vitest';
import {readKeywords} from '@docs-kit/search/keywords';
import {search, synonymEntry} from './search';

it('reads the words of readers; a build finds out whether their addresses exist', () => {
  expect(readKeywords('.', search.keywords ?? '').length).toBeGreaterThan(0);
  expect(search.synonyms?.length).toBeGreaterThan(0);
});

it('a word has synonyms, or is one of others', () => {
  const isValid = (entry: object) => synonymEntry.safeParse({because: 'a reason', ...entry}).success;
  expect(isValid({words: ['solo']})).toBe(false);
  expect(isValid({words: ['db', 'database']})).toBe(true);
  expect(isValid({words: ['solo'], alsoFinds: ['single']})).toBe(true);
});
