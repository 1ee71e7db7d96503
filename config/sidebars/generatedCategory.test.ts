import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {generatedCategory} from './generatedCategory';

let site: string;
const category = () => generatedCategory({label: 'Guides', slug: 'guides', items: []});
const write = (text: string): void => writeFileSync(path.join(site, 'content/category-descriptions.yaml'), text);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'category-'));
  mkdirSync(path.join(site, 'content'));
  vi.spyOn(process, 'cwd').mockReturnValue(site);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, {recursive: true});
});

it('uses the description of its slug', () => {
  write('guides: How to.\n');
  expect(category()).toMatchObject({link: {description: 'How to.'}});
});

it.each([
  [
    'a broken file',
    'a: b\nguides: How: to.\n',
    'content/category-descriptions.yaml:2 is not valid YAML: Nested mappings',
  ],
  ['a missing line', 'a: b\n', 'content/category-descriptions.yaml has no description for the category "guides".'],
])('reports %s with the file, without a stack trace', (_, text, message) => {
  write(text);
  expect(category).toThrow(expect.objectContaining({message: expect.stringContaining(message) as string, stack: ''}));
});
