import {describe, expect, test} from 'vitest';
import {copyPath} from './addresses';
import {nearestPaths} from './nearestPaths';

describe('nearestPaths', () => {
  const paths = ['/a/docs/guides/cli', '/a/docs/guides/deployment', '/a/api/rest/llm', '/a/blog'];

  test.each([
    ['/a/docs/guides/cly', '/a/docs/guides/cli'],
    ['/a/guides/deployment.md', '/a/docs/guides/deployment'],
    ['/a/docs/llm/', '/a/api/rest/llm'],
  ])('finds the page for %s', (wanted, nearest) => expect(nearestPaths(wanted, paths)[0]).toBe(nearest));

  test('compares only the first 200 letters of a long address', () => {
    const long = `/a/docs/guides/cli/${'z'.repeat(200)}`;
    expect(nearestPaths(`${long}/blog`, paths)).toEqual(nearestPaths(long, paths));
  });

  test('returns five, or all when there are fewer', () => expect(nearestPaths('/x', paths)).toHaveLength(4));
});

test.each([
  ['/a/', '/a/index.md'],
  ['/a/b', '/a/b.md'],
  ['/a/b/', '/a/b.md'],
  ['/a/b.html', '/a/b.md'],
])('copyPath of %s is %s', (page, copy) => expect(copyPath(page, '/a/')).toBe(copy));
