import {expect, it} from 'vitest';
import {readKeywords} from '@docs-kit/search/keywords';
import {search} from './search';

it('reads the words of readers; a build finds out whether their addresses exist', () => {
  expect(readKeywords('.', search.keywords ?? '').length).toBeGreaterThan(0);
  expect(search.synonyms?.length).toBeGreaterThan(0);
});
