import {expect, test} from 'vitest';
import {prefersMarkdown} from './site';

test.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/html, text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/html;q=0.8, text/markdown',
  'text/markdown;q=1.0, text/html',
  'text/markdown;q=0.5, */*;q=0.1',
])('a client that accepts "%s" gets Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(true));

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown; q=0.0, */*',
  'text/html, text/markdown;q=0.9',
  'text/markdown; charset=utf-8; q=0.5, text/html',
])('a client that accepts "%s" gets HTML', (accept) => expect(prefersMarkdown(accept)).toBe(false));
