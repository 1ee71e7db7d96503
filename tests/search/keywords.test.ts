import {expect, it} from 'vitest';
import {readKeywords} from '@docs-kit/search/keywords';
import {loadBuiltIndex} from './builtIndex';

const {engine} = loadBuiltIndex();
const keywords = readKeywords('.', 'config/searchKeywords');

it('[SEARCH-17] finds a page or section by each of its keywords', () => {
  expect(keywords.length).toBeGreaterThan(0);
  // A page's keywords apply to all its sections. Excerpts of results take time, and most sections are among the first.
  const isFound = (address: string, word: string): boolean =>
    [3, 50].some((limit) =>
      engine
        .search(word, {limit})
        .results.some(({url}) => (address.includes('#') ? url : url.split('#')[0]) === address),
    );
  const lost = keywords.flatMap(({address, words, file, line}) =>
    words.filter((word) => !isFound(address, word)).map((word) => `${file}:${line} ${word}`),
  );
  expect(lost, 'keywords by which search does not find the page or section').toEqual([]);
});
