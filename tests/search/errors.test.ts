import {expect, it} from 'vitest';
import {errorAddress, type ErrorCatalog} from '../../contracts/errorCatalog';
import catalog from '../../contracts/errors.json';
import {loadBuiltIndex} from './builtIndex';
import {entriesIn} from './pinnedAnswers';

const {entries} = catalog as unknown as ErrorCatalog;
const messages = entries.flatMap((entry) => ('example' in entry ? [entry] : []));

it('[SEARCH-16] every error message finds its entry first when it is pasted', () => {
  const {engine} = loadBuiltIndex();
  const wrong = messages.flatMap((entry) => {
    const [result] = engine.search(entry.example, {limit: 1, first: entriesIn(entry.example)}).results;
    return result?.url === errorAddress(entry) ? [] : [`${entry.id} → ${result?.url}`];
  });
  expect(messages.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
