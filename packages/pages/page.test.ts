import {describe, expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {fencesOf, parsePage} from './page';
import {findPages} from './scan';

describe('parsePage', () => {
  test('returns front matter and fences with their lines', () => {
    const source = '---\ntitle: x\n---\n\n~~~ts {2} title="a.ts"\na\n~~~\n';
    const {tree, frontMatter, problem} = parsePage('page.md', source);
    expect(frontMatter).toEqual({yaml: 'title: x', line: 2});
    expect(fencesOf(tree)).toMatchObject([{language: 'ts', code: 'a', line: 5, values: {title: 'a.ts'}}]);
    expect(problem).toBeUndefined();
  });

  test('reports MDX that cannot be parsed with its line', () => {
    expect(parsePage('page.mdx', 'Text.\n\n<A>\n').problem).toMatchObject({
      file: 'page.mdx',
      line: 3,
      message: expect.stringContaining('MDX syntax error: ') as string,
    });
  });

  test.each([
    ['at the end of the page', 'Text.\n\n```bash\nls\n', ''],
    ['before another block', 'Text.\n\n```bash\nls\n\n```ts a\nb\n```\n', ' before the one on line 6'],
  ])('reports a code block that is not closed %s', (_, source, where) => {
    expect(parsePage('page.md', source).problem).toMatchObject({
      file: 'page.md',
      line: 3,
      message: `the code block that starts here with \`\`\` isn't closed${where}`,
    });
  });

  test('takes a block with a longer fence as one that shows another block', () => {
    expect(parsePage('page.md', '````text\n```ts\na\n```\n````\n').problem).toBeUndefined();
  });

  test('takes < and { in a .md file as text', () => {
    expect(parsePage('page.md', 'a < b {c\n').problem).toBeUndefined();
  });
});

test('findPages finds the pages in folders of the site', () => {
  expect(findPages(makeFolder({'content/deep/page.md': ''}), ['content'])).toEqual(['content/deep/page.md']);
});
