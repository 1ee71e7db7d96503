import {describe, expect, it} from 'vitest';
import {problemsOf, goodPage} from '../site.testing';

const post = 'content/blog/2025-06-16-one.md';
const lists = {
  'content/blog/tags.yml': 'agents:\n  label: Agents\n',
  'content/blog/authors.yml': 'team:\n  name: Team\n',
};
const preview = 'Introduction.\n\n<!-- truncate -->\n\nMore.';

const problemsOfPost = (
  extra: readonly string[],
  body = preview,
  files: Readonly<Record<string, string>> = lists,
): string[] => problemsOf({[post]: goodPage('One', body, extra), ...files});

describe('a post', () => {
  it.each([
    ['with tags and authors', ['authors: [team]', 'tags: [agents]', 'date: 2025-06-16']],
    ['with one author and no list', ['authors: team']],
  ])('is accepted %s', (_, extra) => {
    expect(problemsOfPost(extra)).toEqual([]);
  });

  it.each([
    [
      'an unknown tag',
      ['authors: [team]', 'tags: [agents, agent]'],
      `${post}:5:16 content/blog/tags.yml has no tag "agent". Fix: write "agents", or add "agent" to content/blog/tags.yml.`,
    ],
    [
      'an unknown tag on a separate line',
      ['authors: [team]', 'tags:', '  - agents', '  - zzzzzz'],
      `${post}:7:5 content/blog/tags.yml has no tag "zzzzzz". Fix: add "zzzzzz" to content/blog/tags.yml.`,
    ],
    [
      'an unknown author',
      ['authors: [taem]'],
      `${post}:4:11 content/blog/authors.yml has no author "taem". Fix: write "team", or add "taem" to content/blog/authors.yml.`,
    ],
    [
      'an author defined in the post',
      ['authors:', '  - name: Someone'],
      `${post}:5:5 "authors" contains a definition instead of a key. Fix: define the author in content/blog/authors.yml, and write its key here.`,
    ],
    [
      'no author',
      [],
      `${post}:2:1 the post has no author. Fix: write "authors: [key]" with a key of content/blog/authors.yml.`,
    ],
  ])('is reported with %s', (_, extra, message) => {
    expect(problemsOfPost(extra)).toEqual([message]);
  });

  it.each([
    ['in its name', post, []],
    ['in the name of its folder', 'content/blog/2025-06-16-one/index.md', []],
    ['with a time', 'content/blog/one.md', ['date: 2025-06-16T10:00']],
    ['twice', 'content/blog/2025/06/16/one.md', ['date: 2025-6-16']],
  ])('may have its date %s', (_, file, extra) => {
    expect(problemsOf({[file]: goodPage('One', preview, ['authors: team', ...extra]), ...lists})).toEqual([]);
  });

  it.each([
    [
      'no date',
      'content/blog/one.md',
      [],
      '2:1 the post has no date. Fix: write its day in the name of its folder or file, like 2025-07-01-name, or as "date:',
    ],
    [
      'a day that does not exist',
      post,
      ['date: 2025-02-30'],
      `5:7 "2025-02-30" isn't a day of the calendar. Fix: write a day that exists, like 2025-07-01.`,
    ],
    ['no day', post, ['date: yesterday'], `5:7 "yesterday" isn't a day of the calendar. Fix: write a day`],
    [
      'a name with such a day',
      'content/blog/2025-13-45-k.md',
      [],
      `2:1 "2025-13-45" in the name of its folder or file isn't a day of the calendar. Fix: write a day`,
    ],
    [
      'another date than its name',
      'content/blog/2025-06-16-one/index.md',
      ['date: 2025-07-16'],
      `5:7 the date isn't the one in the name of its folder or file, 2025-06-16, which is in the URL. Fix: write the same`,
    ],
    [
      'an update without day',
      post,
      ['last_update:', '  date: later'],
      `6:3 "later" isn't a day of the calendar. Fix: write a day`,
    ],
  ])('is reported with %s', (_, file, extra, message) => {
    expect(problemsOf({[file]: goodPage('One', preview, ['authors: team', ...extra]), ...lists})).toEqual([
      expect.stringContaining(`${file}:${message}`),
    ]);
  });

  it('is reported with an empty list of authors', () => {
    expect(problemsOfPost(['authors: []'])).toEqual([expect.stringContaining(`${post}:4:10 the post has no author.`)]);
  });

  it('is reported without a truncate marker', () => {
    expect(problemsOfPost(['authors: team'], '\nText.')).toEqual([
      `${post}:8:1 the post has no truncate marker, which ends its preview. Fix: write a line <!-- truncate --> after its introduction.`,
    ]);
  });

  it('has its truncate marker in MDX syntax', () => {
    const files = (body: string) => ({
      'content/blog/2025-06-16-one.mdx': goodPage('One', body, ['authors: team']),
      ...lists,
    });
    expect(problemsOf(files('A.\n\n{/* truncate */}'))).toEqual([]);
    expect(problemsOf(files('A.'))).toEqual([
      expect.stringContaining('Fix: write a line {/* truncate */} after its introduction.'),
    ]);
  });
});

describe('the lists of tags and authors', () => {
  it('are reported when their YAML is invalid', () => {
    const broken = {...lists, 'content/blog/tags.yml': 'agents:\n  label: One: two\n'};
    expect(problemsOfPost(['authors: team'], preview, broken)).toEqual([
      expect.stringContaining('content/blog/tags.yml:2:10 invalid YAML: Nested mappings'),
    ]);
  });

  it.each([
    [
      'tags.yml',
      'agents:\n  lable: Agents\n',
      `2:3 the tag "agents" has a key "lable", which Docusaurus doesn't know. Fix: write "label".`,
    ],
    ['tags.yml', 'agents:\n  label: 2025\n', '2:10 "label" of the tag "agents" is 2025. Fix: write a text, in quotes'],
    ['tags.yml', 'agents:\n', '1:8 the tag "agents" has no keys with values. Fix: write its label below it'],
    [
      'tags.yml',
      'agents:\n  description: A.\n',
      '1:1 the tag "agents" has no "label". Fix: write "label: …" below it.',
    ],
    [
      'tags.yml',
      'agents:\n  label: A\n  permalink: /a\nmore:\n  label: M\n  permalink: /a\n',
      '6:14 "more" has the same permalink as "agents". Fix: write another one.',
    ],
    [
      'authors.yml',
      'team:\n  nmae: Team\n',
      `2:3 the author "team" has a key "nmae", which Docusaurus doesn't know. Fix: write "name".`,
    ],
    ['authors.yml', 'team: Team\n', '1:7 the author "team" has no keys with values. Fix: write its name below it'],
    [
      'authors.yml',
      'team:\n  name: T\n  page: maybe\n',
      '3:9 "page" of the author "team" is "maybe". Fix: write true, false, or',
    ],
  ])('are reported when an entry is wrong: %s, %j', (name, text, message) => {
    const problems = problemsOfPost(['authors: team', 'tags: [agents]'], preview, {
      ...lists,
      [`content/blog/${name}`]: text,
    });
    expect(problems).toEqual([expect.stringContaining(`content/blog/${name}:${message}`)]);
  });

  it('are reported when a network of an author has no URL', () => {
    const socials = ['github: saiki', 'forum: https://forum.example.com/team', 'email: mailto:me@example.com', 'x:'];
    const list = `team:\n  name: Team\n  socials:\n    ${socials.join('\n    ')}\n`;
    expect(problemsOfPost(['authors: team'], preview, {...lists, 'content/blog/authors.yml': list})).toEqual([
      `content/blog/authors.yml:4:13 "github" isn't a URL. Fix: write the full URL, "https://…".`,
      `content/blog/authors.yml:7:7 "x" isn't a URL. Fix: write the full URL, "https://…".`,
    ]);
  });

  it('may be missing as long as no page uses a key', () => {
    expect(problemsOf({'content/docs/a.md': goodPage('One')})).toEqual([]);
    expect(problemsOf({'content/docs/a.md': goodPage('One', 'Text.', ['tags: [x]'])})).toEqual([
      'content/docs/a.md:4:8 content/docs/tags.yml has no tag "x". Fix: add "x" to content/docs/tags.yml.',
    ]);
  });
});
