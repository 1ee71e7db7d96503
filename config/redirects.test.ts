import {expect, test} from 'vitest';
import {withRedirect} from './redirects';

const redirect = (from: string, to: string) => ({from, to});

test('a redirect is added in order', () => {
  expect(withRedirect([redirect('/b', '/c')], '/a', '/d')).toEqual([redirect('/a', '/d'), redirect('/b', '/c')]);
});

test('older redirects lead to the newest address at once', () => {
  expect(withRedirect([redirect('/a', '/b')], '/b', '/c')).toEqual([redirect('/a', '/c'), redirect('/b', '/c')]);
});

test('a page that moves back has no redirect to itself', () => {
  expect(withRedirect([redirect('/a', '/b')], '/b', '/a')).toEqual([redirect('/b', '/a')]);
});
