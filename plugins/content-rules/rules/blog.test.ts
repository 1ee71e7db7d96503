import {describe, expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const post = 'content/blog/2025-06-16-one.md';
const lists = {
  'content/blog/tags.yml': 'agents:\n  label: Agents\n',
  'content/blog/authors.yml': 'team:\n  name: Team\n',
};
const preview = 'Introduction.\n\n<!-- truncate -->\n\nMore.';

const faultsOfPost = (
  extra: readonly string[],
  body = preview,
  files: Readonly<Record<string, string>> = lists,
): string[] => faultsOf({[post]: goodPage('One', body, extra), ...files});

describe('a post', () => {
  it.each([
    ['with tags and authors', ['authors: [team]', 'tags: [agents]', 'date: 2025-06-16']],
    ['with one author and no list', ['authors: team']],
  ])('passes: %s', (_, extra) => {
    expect(faultsOfPost(extra)).toEqual([]);
  });

  it.each([
    [
      'an unknown tag',
      ['authors: [team]', 'tags: [agents, agent]'],
      `${post}:5:16 content/blog/tags.yml has no tag "agent". Fix: write "agents", or add "agent" to content/blog/tags.yml.`,
    ],
    [
      'an unknown tag on a line of its own',
      ['authors: [team]', 'tags:', '  - agents', '  - zzzzzz'],
      `${post}:7:5 content/blog/tags.yml has no tag "zzzzzz". Fix: add "zzzzzz" to content/blog/tags.yml.`,
    ],
    [
      'an unknown author',
      ['authors: [taem]'],
      `${post}:4:11 content/blog/authors.yml has no author "taem". Fix: write "team", or add "taem" to content/blog/authors.yml.`,
    ],
    [
      'an author written out',
      ['authors:', '  - name: Someone'],
      `${post}:5:5 an author is written out here. Fix: describe the author in content/blog/authors.yml and write its key here.`,
    ],
    [
      'no author',
      [],
      `${post}:2:1 the post has no author. Fix: write "authors: [key]" with a key of content/blog/authors.yml.`,
    ],
  ])('has a fault: %s', (_, extra, message) => {
    expect(faultsOfPost(extra)).toEqual([message]);
  });

  it.each([
    ['in its name', post, []],
    ['in the name of its folder', 'content/blog/2025-06-16-one/index.md', []],
    ['with a time', 'content/blog/one.md', ['date: 2025-06-16T10:00']],
  ])('has a date %s', (_, file, extra) => {
    expect(faultsOf({[file]: goodPage('One', preview, ['authors: team', ...extra]), ...lists})).toEqual([]);
  });

  it.each([
    ['no date', 'content/blog/one.md', [], '2:1 the post has no date. Fix: write "date: 2025-07-01", with its day.'],
    [
      'a day that does not exist',
      post,
      ['date: 2025-02-30'],
      '5:7 there is no day "2025-02-30". Fix: write a day of the calendar, like 2025-07-01.',
    ],
    ['no day', post, ['date: yesterday'], '5:7 there is no day "yesterday". Fix: write a day'],
    [
      'a name with such a day',
      'content/blog/2025-13-45-k.md',
      [],
      '2:1 there is no day "2025-13-45". Fix: write a day',
    ],
    ['an update without day', post, ['last_update:', '  date: later'], '6:3 there is no day "later". Fix: write a day'],
  ])('has a fault: %s', (_, file, extra, message) => {
    expect(faultsOf({[file]: goodPage('One', preview, ['authors: team', ...extra]), ...lists})).toEqual([
      expect.stringContaining(`${file}:${message}`),
    ]);
  });

  it('has a fault: an empty list of authors', () => {
    expect(faultsOfPost(['authors: []'])).toEqual([expect.stringContaining(`${post}:4:10 the post has no author.`)]);
  });

  it('has a fault when it does not say where its preview ends', () => {
    expect(faultsOfPost(['authors: team'], '\nText.')).toEqual([
      `${post}:8:1 the post does not say where its preview ends. Fix: write a line <!-- truncate --> after its introduction.`,
    ]);
  });

  it('says where its preview ends in the words of MDX', () => {
    const files = (body: string) => ({
      'content/blog/2025-06-16-one.mdx': goodPage('One', body, ['authors: team']),
      ...lists,
    });
    expect(faultsOf(files('A.\n\n{/* truncate */}'))).toEqual([]);
    expect(faultsOf(files('A.'))).toEqual([
      expect.stringContaining('Fix: write a line {/* truncate */} after its introduction.'),
    ]);
  });
});

describe('the lists of tags and authors', () => {
  it('are faults when they cannot be read', () => {
    const broken = {...lists, 'content/blog/tags.yml': 'agents:\n  label: One: two\n'};
    expect(faultsOfPost(['authors: team'], preview, broken)).toEqual([
      expect.stringContaining('content/blog/tags.yml:2:10 the YAML cannot be read: Nested mappings'),
    ]);
  });

  it.each([
    [
      'tags.yml',
      'agents:\n  lable: Agents\n',
      '2:3 the tag "agents" has a key "lable", which the generator does not read. Fix: write "label".',
    ],
    [
      'tags.yml',
      'agents:\n  label: 2025\n',
      '2:10 "label" of the tag "agents" is no such value. Fix: write a text, in quotes',
    ],
    ['tags.yml', 'agents:\n', '1:8 the tag "agents" has no keys with values. Fix: write its label below it'],
    [
      'tags.yml',
      'agents:\n  description: A.\n',
      '1:1 the tag "agents" has no "label". Fix: write "label: …" below it.',
    ],
    [
      'tags.yml',
      'agents:\n  label: A\n  permalink: /a\nmore:\n  label: M\n  permalink: /a\n',
      '6:14 "more" has the permalink of "agents". Fix: write another one.',
    ],
    [
      'authors.yml',
      'team:\n  nmae: Team\n',
      '2:3 the author "team" has a key "nmae", which the generator does not read. Fix: write "name".',
    ],
    ['authors.yml', 'team: Team\n', '1:7 the author "team" has no keys with values. Fix: write its name below it'],
    [
      'authors.yml',
      'team:\n  name: T\n  page: maybe\n',
      '3:9 "page" of the author "team" is no such value. Fix: write true, false, or',
    ],
  ])('are faults when an entry is not as the generator reads it: %s, %j', (name, text, message) => {
    const faults = faultsOfPost(['authors: team', 'tags: [agents]'], preview, {
      ...lists,
      [`content/blog/${name}`]: text,
    });
    expect(faults).toEqual([expect.stringContaining(`content/blog/${name}:${message}`)]);
  });

  it.each([
    [
      'gihub: saiki',
      '4:5 the generator does not know how addresses of "gihub" are made. Fix: write "github", or write the whole address',
    ],
    [
      'forum: saiki',
      '4:5 the generator does not know how addresses of "forum" are made. Fix: write the whole address, "https://…"',
    ],
    ['github: saiki/team', '4:13 "saiki/team" is no name on "github". Fix: write the name that the author has there'],
    ['github: 4711', '4:13 "4711" is no name on "github". Fix: write the name that the author has there, as text'],
    ['github:', '4:12 "" is no name on "github". Fix: write the name'],
  ])('are faults when a network of an author leads nowhere: %s', (line, message) => {
    const faults = faultsOfPost(['authors: team'], preview, {
      ...lists,
      'content/blog/authors.yml': `team:\n  name: Team\n  socials:\n    ${line}\n`,
    });
    expect(faults).toEqual([expect.stringContaining(`content/blog/authors.yml:${message}`)]);
  });

  it.each(['GitHub: saiki', 'stackoverflow: 4711', 'forum: https://forum.example.com/team', 'email: me@example.com'])(
    'may name a network of an author: %s',
    (line) => {
      const list = `team:\n  name: Team\n  socials:\n    ${line}\n`;
      expect(faultsOfPost(['authors: team'], preview, {...lists, 'content/blog/authors.yml': list})).toEqual([]);
    },
  );

  it('may be missing as long as no page names a key', () => {
    expect(faultsOf({'content/docs/a.md': goodPage('One')})).toEqual([]);
    expect(faultsOf({'content/docs/a.md': goodPage('One', 'Text.', ['tags: [x]'])})).toEqual([
      'content/docs/a.md:4:8 content/docs/tags.yml has no tag "x". Fix: add "x" to content/docs/tags.yml.',
    ]);
  });
});
