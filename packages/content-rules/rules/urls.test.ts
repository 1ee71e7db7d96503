import {describe, expect, it} from 'vitest';
import {problemsOf, goodPage} from '../site.testing';

describe('URLs', () => {
  it.each([
    [
      'a slug that a file name gives',
      {'content/docs/a.md': goodPage('One'), 'content/docs/b.md': goodPage('Two', 'Text.', ['slug: /a'])},
      'content/docs/b.md:4:7 content/docs/a.md has the same URL, /docs/a. Fix: change or delete this "slug".',
    ],
    [
      'an address that the first of them chose',
      {'content/docs/a.md': goodPage('One', 'Text.', ['id: b']), 'content/docs/b.md': goodPage('Two')},
      'content/docs/a.md:4:5 content/docs/b.md has the same URL, /docs/b. Fix: change or delete this "id".',
    ],
    [
      'a relative slug',
      {'content/docs/x/a.md': goodPage('One'), 'content/docs/x/b.md': goodPage('Two', 'Text.', ['slug: a'])},
      'content/docs/x/b.md:4:7 content/docs/x/a.md has the same URL, /docs/x/a.',
    ],
    [
      'a file and an index file',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a/index.md': goodPage('Two')},
      'content/docs/a/index.md:1:1 content/docs/a.md has the same URL, /docs/a. Fix: rename one of the two files, or give one a "slug".',
    ],
    [
      'a file named like its folder',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a/a.md': goodPage('Two')},
      'content/docs/a/a.md:1:1 content/docs/a.md has the same URL, /docs/a.',
    ],
    [
      '.md and .mdx',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a.mdx': goodPage('Two')},
      'content/docs/a.mdx:1:1 content/docs/a.md has the same URL, /docs/a.',
    ],
    [
      'a page made by a component',
      {'src/pages/index.tsx': '', 'src/pages/b.md': goodPage('One', '# B', ['slug: /'])},
      'src/pages/b.md:4:7 src/pages/index.tsx has the same URL, /.',
    ],
  ])('reports two pages with the same URL: %s', (_, files, message) => {
    expect(problemsOf(files)).toEqual([expect.stringContaining(message)]);
  });

  it('reports a post whose slug is the dated URL of another', () => {
    const post = (title: string, ...extra: string[]) =>
      goodPage(title, 'A.\n\n<!-- truncate -->', ['authors: [me]', ...extra]);
    const problems = problemsOf({
      'content/blog/authors.yml': 'me:\n  name: Me\n',
      'content/blog/2025-06-16-one/index.md': post('One'),
      'content/blog/2025-06-17-two.md': post('Two', 'slug: 2025/06/16/one'),
    });
    expect(problems).toEqual([
      expect.stringContaining('content/blog/2025-06-16-one/index.md has the same URL, /blog/2025/06/16/one'),
    ]);
  });
});

describe('names of pages', () => {
  it.each(['content/docs/a-b/agentCard.md', 'content/docs/v0.3_x~y.md', 'content/docs/_a piece.md'])(
    'accepts the file name %s',
    (file) => {
      expect(problemsOf({[file]: file.includes('/_') ? 'Text.\n' : goodPage('One')})).toEqual([]);
    },
  );

  it.each([
    ['content/docs/My Page.md', 'My Page.md', 'content/docs/my-page.md'],
    ['content/docs/große.md', 'große.md', 'content/docs/grosse.md'],
    ['content/docs/a b/c.md', 'a b/c.md', 'content/docs/a-b/c.md'],
    ['content/docs/über.md', 'über.md', 'content/docs/uber.md'],
    ['content/docs/why?.md', 'why?.md', 'content/docs/why.md'],
    ['content/docs/100%.md', '100%.md', 'content/docs/100.md'],
  ])('reports a file name with characters that a URL must escape: %s', (file, name, better) => {
    expect(problemsOf({[file]: goodPage('One')})).toEqual([
      `${file}:1:1 the path "${name}" has characters that a URL must escape. Fix: rename it to ${better}.`,
    ]);
  });

  it.each([
    ['content/docs/NewPage.md', 'NewPage.md', 'content/docs/new-page.md'],
    ['content/docs/FAQ.md', 'FAQ.md', 'content/docs/faq.md'],
    ['content/docs/Guides/agentCard.md', 'Guides/agentCard.md', 'content/docs/guides/agentCard.md'],
  ])('reports a name that begins with a capital: %s', (file, name, better) => {
    const message = `the path "${name}" has a name that begins with a capital`;
    expect(problemsOf({[file]: goodPage('One')})).toEqual([
      `${file}:1:1 ${message}, which readers would have to type. Fix: rename it to ${better}.`,
    ]);
  });

  it.each(['slug', 'id'])('reports such characters in the key "%s"', (key) => {
    const file = 'content/docs/a.md';
    expect(problemsOf({[file]: goodPage('One', 'Text.', [`${key}: a-b`])})).toEqual([]);
    expect(problemsOf({[file]: goodPage('One', 'Text.', [`${key}: a b`])})).toEqual([
      `${file}:4:${key.length + 3} the "${key}" has characters that a URL must escape: "a b". Fix: write "a-b".`,
    ]);
  });
});

describe('file extensions', () => {
  it.each([
    ['t47.MD', 't47.md'],
    ['t47.markdown', 't47.md'],
    ['t47.Mdx', 't47.mdx'],
  ])("reports a file that Docusaurus doesn't turn into a page: %s", (name, better) => {
    expect(problemsOf({[`content/docs/${name}`]: goodPage('One'), [`static/${name}`]: 'Text.'})).toEqual([
      `content/docs/${name}:1:1 Docusaurus makes no page of a file with the extension "${name.slice(3)}". Fix: rename it to ${better}.`,
    ]);
  });

  it('accepts other files', () => {
    expect(problemsOf({'content/docs/a.txt': '', 'content/docs/b.mermaid': ''})).toEqual([]);
  });
});
