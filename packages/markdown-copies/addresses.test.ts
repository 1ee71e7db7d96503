import {expect, test} from 'vitest';
import {copyPath} from './addresses';

test.each([
  ['/a/', '/a/index.md'],
  ['/a/b', '/a/b.md'],
  ['/a/b/', '/a/b.md'],
  ['/a/b.html', '/a/b.md'],
])('copyPath of %s is %s', (page, copy) => expect(copyPath(page, '/a/')).toBe(copy));
