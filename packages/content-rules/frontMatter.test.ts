import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseFrontMatter} from './frontMatter';

const read = (...lines: string[]) => {
  const fileContent = ['---', ...lines, '---', '', 'Text.', ''].join('\n');
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {by: 'Docusaurus'}, content: 'Text.'});
  return parseFrontMatter({filePath: '/site/docs/a.md', fileContent, defaultParseFrontMatter});
};
const byDocusaurus = {frontMatter: {by: 'Docusaurus'}, content: 'Text.'};

describe('a development server', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['with invalid YAML', ['slug: /a', 'title: One: two']],
    ['with a value of the wrong type', ['title: [One]', 'slug: /a']],
  ])('gets what is right in front matter %s', async (_, lines) => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await read(...lines)).toEqual({frontMatter: {slug: '/a'}, content: 'Text.'});
  });

  it('leaves front matter without mistakes, and keys that only others know, to Docusaurus', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await read('title: One', 'other: [x]')).toEqual(byDocusaurus);
  });
});

it('a build leaves all front matter to Docusaurus', async () => {
  expect(await read('title: One: two')).toEqual(byDocusaurus);
});
