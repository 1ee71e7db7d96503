import {expect, test} from 'vitest';
import {withRedirect} from './withRedirect.mts';

const file = (...entries: string[]): string =>
  `const a = 1;\nexport const moved: {from: string; to: string}[] = [${entries.length > 0 ? '\n' : ''}${entries.map((entry) => `  ${entry},\n`).join('')}];\n`;

test('a redirect is added in order', () => {
  expect(withRedirect(file(), '/b', '/c')).toBe(file("{from: '/b', to: '/c'}"));
  expect(withRedirect(file("{from: '/b', to: '/c'}"), '/a', '/d')).toBe(
    file("{from: '/a', to: '/d'}", "{from: '/b', to: '/c'}"),
  );
});

test('older redirects lead to the newest address at once', () => {
  expect(withRedirect(file("{from: '/a', to: '/b'}"), '/b', '/c')).toBe(
    file("{from: '/a', to: '/c'}", "{from: '/b', to: '/c'}"),
  );
});

test('a page that moves back has no redirect to itself', () => {
  expect(withRedirect(file("{from: '/a', to: '/b'}"), '/b', '/a')).toBe(file("{from: '/b', to: '/a'}"));
});

test('a file without the list is reported', () => {
  expect(() => withRedirect('', '/a', '/b')).toThrow('no list "export const moved');
});
