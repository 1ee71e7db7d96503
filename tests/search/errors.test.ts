import {expect, it} from 'vitest';
import {openErrorIndex} from '@docs-kit/error-index';
import {errorAddress, type ErrorCatalogue} from '../../contracts/errorCatalogue';
import catalogue from '../../contracts/errors.json';
import {loadBuiltIndex} from './builtIndex';

const {entries} = catalogue as unknown as ErrorCatalogue;
const messages = entries.flatMap((entry) => ('example' in entry ? [entry] : []));
const addressOf = new Map(entries.map((entry) => [entry.id, errorAddress(entry)]));

it('[SEARCH-16] every error message finds its entry first when it is pasted', () => {
  const {engine} = loadBuiltIndex();
  const index = openErrorIndex({entries});
  const wrong = messages.flatMap((entry) => {
    const first = [...new Set(index.find(entry.example).map(({id}) => addressOf.get(id) ?? ''))];
    const [result] = engine.search(entry.example, {first}).results;
    return result?.url === errorAddress(entry) ? [] : [`${entry.id} → ${result?.url}`];
  });
  expect(messages.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
