import {expect, test} from 'vitest';
import type {ErrorCatalog} from '../contracts/errorCatalog';
import {errorAddresses, withRedirect} from './redirects';

const redirect = (from: string, to: string) => ({from, to});

test('a redirect is added in order', () => {
  expect(withRedirect([redirect('/b', '/c')], '/a', '/d', ['/a'])).toEqual([
    redirect('/a', '/d'),
    redirect('/b', '/c'),
  ]);
});

test('older redirects lead to the newest address at once', () => {
  expect(withRedirect([redirect('/a', '/b')], '/b', '/c', ['/b'])).toEqual([
    redirect('/a', '/c'),
    redirect('/b', '/c'),
  ]);
});

test('a page that moves back has no redirect to itself', () => {
  expect(withRedirect([redirect('/a', '/b')], '/b', '/a', ['/b'])).toEqual([redirect('/b', '/a')]);
});

test('a page that was never published needs no redirect', () => {
  expect(withRedirect([redirect('/a', '/b')], '/b', '/c', ['/a'])).toEqual([redirect('/a', '/c')]);
});

test('an error with a subject that has no page is reported', () => {
  const catalog = (subject: string) =>
    ({entries: [{id: 'a', kind: 'error', subject}], subjects: [{id: 'storage'}]}) as unknown as ErrorCatalog;
  expect(errorAddresses(catalog('storage'))).toEqual([redirect('/docs/errors/a', '/docs/errors/storage#a')]);
  expect(() => errorAddresses(catalog('storrage'))).toThrow(
    'contracts/errors.json the entry "a" has the unknown subject "storrage". Did you mean "storage"? Fix: write an id from "subjects"',
  );
});
