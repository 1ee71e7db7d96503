import {expect, test} from 'vitest';
import {openPageReader} from './readContentPage';
import type {ContentFolder} from './options';

test('parses a file again only when its text has changed', () => {
  const readPage = openPageReader();
  const folder = {path: 'content/docs'} as ContentFolder;
  const first = readPage('content/docs/tools.md', 'Text.', folder);
  expect(readPage('content/docs/tools.md', 'Text.', folder)).toBe(first);
  expect(readPage('content/docs/mcp.md', 'Text.', folder).file).toBe('content/docs/mcp.md');
  expect(readPage('content/docs/tools.md', 'Other text.', folder).lines).toEqual(['Other text.']);
});
