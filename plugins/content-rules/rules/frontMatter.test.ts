import {describe, expect, it} from 'vitest';
import {describe70, faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';
const description = `description: ${describe70('a')}`;

/** A page of docs with these lines between its dashes. */
const withLines = (...lines: string[]): string => ['---', ...lines, '---', '', 'Text.', ''].join('\n');

describe('a page without faults', () => {
  it.each([
    ['of docs', {[page]: goodPage('One')}],
    [
      'with every usual key',
      {
        [page]: goodPage('One', 'Text.', [
          'title_meta: Another',
          'sidebar_label: L',
          'sidebar_position: 2',
          'slug: /x',
          'pagination_next: null',
          'custom_edit_url: null',
          'toc_max_heading_level: 4',
        ]),
      },
    ],
    ['that others import and that begins with _', {'content/docs/_piece.md': '### Piece\n\nText.\n'}],
    ['in a folder that begins with _', {'content/docs/_pieces/one.md': 'Text.\n'}],
  ])('passes: %s', (_, files) => {
    expect(faultsOf(files)).toEqual([]);
  });
});

describe('front matter that cannot be read', () => {
  it.each([
    [
      'a colon in a text',
      withLines('title: One: two', description),
      `${page}:2:8 the YAML cannot be read: Nested mappings are not allowed in compact mappings. Fix: put a text that holds a colon`,
    ],
    [
      'an open quotation mark',
      withLines('title: "One', description),
      `${page}:2:8 the YAML cannot be read: Missing closing "quote. Fix: close the quotation mark`,
    ],
    [
      'the same key twice',
      withLines('title: One', 'title: Two', description),
      `${page}:3:1 the YAML cannot be read: Map keys must be unique. Fix: delete one of the two lines.`,
    ],
    [
      'a tab',
      withLines('title: One', 'keywords:', '\t- a', description),
      `${page}:4:1 the YAML cannot be read: Tabs are not allowed as indentation. Fix: indent by spaces.`,
    ],
    [
      'a text that begins with a star',
      withLines('title: *Concepts* of it', description),
      `${page}:2:8 the YAML cannot be read: Unresolved alias`,
    ],
    [
      'a list with such a text',
      withLines('title: One', 'keywords: [a, *b]', description),
      `${page}:3:11 the YAML cannot be read: Unresolved alias`,
    ],
    [
      'a key without colon',
      withLines('title One', description),
      `${page}:2:1 the YAML cannot be read: Implicit keys need to be on a single line. Fix: write "key: value", with a colon and a space after the key.`,
    ],
    [
      'one line of text',
      withLines('Some text'),
      `${page}:2:1 this is text and not keys with values. Fix: write each line as "key: value".`,
    ],
    [
      'no end',
      '---\ntitle: One\n\n## Text\n',
      `${page}:1:1 the front matter does not end. Fix: write a line --- after its last key.`,
    ],
    [
      'an empty line above it',
      `\n${goodPage('One')}`,
      `${page}:1:1 empty lines stand above the front matter. Fix: begin the file with its line ---.`,
    ],
    ['none at all', 'Text.\n', `${page}:1:1 the page has no front matter. Fix: begin with ---`],
  ])('is a fault: %s', (_, source, message) => {
    expect(faultsOf({[page]: source})).toContainEqual(expect.stringContaining(message));
  });

  it('is told once, without faults that follow from it', () => {
    expect(faultsOf({[page]: withLines('title: One: two')})).toHaveLength(1);
  });

  it('is a fault in a piece that others import', () => {
    expect(faultsOf({'content/docs/_piece.md': goodPage('One')})).toEqual([
      'content/docs/_piece.md:1:1 a piece whose name begins with _ has a front matter. Fix: delete the lines from --- to ---.',
    ]);
  });
});

describe('keys of the front matter', () => {
  it.each([
    [
      'a misspelt key',
      ['sidebar_positon: 1'],
      `${page}:4:1 front matter has no key "sidebar_positon". Fix: write "sidebar_position", or delete the line.`,
    ],
    ['a key of another kind of page', ['authors: [x]'], `${page}:4:1 front matter has no key "authors". Fix: `],
    [
      'a key that is like no other',
      ['zzzzzzzzzzzz: 1'],
      `${page}:4:1 front matter has no key "zzzzzzzzzzzz". Fix: delete the line. Keys: title, description`,
    ],
    [
      'a text for a number',
      ['sidebar_position: first'],
      `${page}:4:19 "sidebar_position" is "first". Fix: write a number, or delete the line.`,
    ],
    [
      'a number for a text',
      ['sidebar_label: 1'],
      `${page}:4:16 "sidebar_label" is 1. Fix: write a text, in quotes when it looks like a number, or delete the line.`,
    ],
    [
      'a word that every object of the language knows',
      ['constructor: x'],
      'no key "constructor". Fix: delete the line',
    ],
    [
      'a level that no heading in a list has',
      ['toc_max_heading_level: 9'],
      `${page}:4:24 "toc_max_heading_level" is 9. Fix: write a number from 2 to 6, or delete the line.`,
    ],
    ['a path for an id', ['id: a/b'], `${page}:4:5 "id" is "a/b". Fix: write a name without /, or delete the line.`],
    ['nothing', ['sidebar_label:'], `"sidebar_label" is empty. Fix: write a text`],
    [
      'a text for a list',
      ['keywords: one'],
      `${page}:4:11 "keywords" is "one". Fix: write a list, [one, two], or delete the line.`,
    ],
    [
      'a text for yes or no',
      ['draft: maybe'],
      `${page}:4:8 "draft" is "maybe". Fix: write true or false, or delete the line.`,
    ],
    [
      'a text for a mapping',
      ['last_update: today'],
      `${page}:4:14 "last_update" is "today". Fix: write keys with values below it, or delete the line.`,
    ],
  ])('are faults: %s', (_, lines, message) => {
    expect(faultsOf({[page]: goodPage('One', 'Text.', lines)})).toEqual([expect.stringContaining(message)]);
  });
});

describe('title and description', () => {
  it.each([
    [
      'no title',
      withLines(description),
      `${page}:2:1 the page has no title. Fix: write a "title" of 3 to 60 characters`,
    ],
    [
      'a short title',
      withLines('title: Ab', description),
      `${page}:2:8 the title has 2 characters. Fix: write a "title"`,
    ],
    ['a long title', withLines(`title: ${'a'.repeat(61)}`, description), `${page}:2:8 the title has 61 characters.`],
    [
      'no description',
      withLines('title: One'),
      `${page}:2:1 the page has no description. Fix: write a "description" of one sentence, 70 to 160 characters long.`,
    ],
    [
      'a short description',
      withLines('title: One', `description: ${'a'.repeat(69)}`),
      `${page}:3:14 the description has 69 characters.`,
    ],
    [
      'a long description',
      withLines('title: One', `description: ${'a'.repeat(161)}`),
      `${page}:3:14 the description has 161 characters.`,
    ],
  ])('are faults: %s', (_, source, message) => {
    expect(faultsOf({[page]: source})).toEqual([expect.stringContaining(message)]);
  });

  it.each([70, 160])('pass with a description of %i characters', (length) => {
    expect(faultsOf({[page]: withLines('title: One', `description: ${'a'.repeat(length)}`)})).toEqual([]);
  });

  it('pass with a long title and a fair title_meta', () => {
    expect(faultsOf({[page]: withLines(`title: ${'a'.repeat(61)}`, 'title_meta: Fair', description)})).toEqual([]);
  });

  it('are faults when another page has the same', () => {
    const other = goodPage('ONE').replace('about ONE', 'about One');
    expect(faultsOf({[page]: goodPage('One'), 'src/pages/b.md': other.replace('Text.', '# B')})).toEqual([
      `src/pages/b.md:2:8 the title is also that of ${page}. Fix: give this page another "title".`,
      `src/pages/b.md:3:14 the description is also that of ${page}. Fix: say what is special about this page.`,
    ]);
  });

  it.each([
    ['docs', 'content/docs/z.md', 'Text.', 'Fix: give this page a "title_meta" of its own.'],
    ['a post', 'content/blog/z.md', 'Text.', 'Fix: give this page a "title_meta" of its own.'],
    ['a single page', 'src/pages/z.md', '# Z', 'Fix: give this page another "title".'],
  ])('are told the fix that works in %s: a repeated title', (_, file, body, fix) => {
    expect(faultsOf({'content/blog/a.md': goodPage('One'), [file]: goodPage('One', body)})).toContain(
      `${file}:2:8 the title is also that of content/blog/a.md. ${fix}`,
    );
  });

  it.each([
    ['docs', page, 'Text.', '; a longer or shorter heading needs a "title_meta" of that length beside it'],
    ['a single page', 'src/pages/z.md', '# Z', ''],
  ])('are told the fix that works in %s: a long title', (_, file, body, more) => {
    expect(faultsOf({[file]: goodPage('a'.repeat(61), body)})).toContain(
      `${file}:2:8 the title has 61 characters. Fix: write a "title" of 3 to 60 characters${more}.`,
    );
  });

  it('may repeat a title when title_meta differs', () => {
    const other = goodPage('One', 'Text.', ['title_meta: Two']).replace('about One', 'about Two');
    expect(faultsOf({[page]: goodPage('One'), 'content/docs/b.md': other})).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    [
      'a slug that a file name gives',
      {'content/docs/a.md': goodPage('One'), 'content/docs/b.md': goodPage('Two', 'Text.', ['slug: /a'])},
      'content/docs/b.md:4:7 the address /docs/a is also that of content/docs/a.md. Fix: change or delete this "slug".',
    ],
    [
      'an address that the first of them chose',
      {'content/docs/a.md': goodPage('One', 'Text.', ['id: b']), 'content/docs/b.md': goodPage('Two')},
      'content/docs/a.md:4:5 the address /docs/b is also that of content/docs/b.md. Fix: change or delete this "id".',
    ],
    [
      'a relative slug',
      {'content/docs/x/a.md': goodPage('One'), 'content/docs/x/b.md': goodPage('Two', 'Text.', ['slug: a'])},
      'content/docs/x/b.md:4:7 the address /docs/x/a is also',
    ],
    [
      'a file and an index file',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a/index.md': goodPage('Two')},
      'content/docs/a/index.md:1:1 the address /docs/a is also that of content/docs/a.md. Fix: rename one of the two files, or give one a "slug" of its own.',
    ],
    [
      'a file named like its folder',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a/a.md': goodPage('Two')},
      'content/docs/a/a.md:1:1 the address /docs/a is also',
    ],
    [
      '.md and .mdx',
      {'content/docs/a.md': goodPage('One'), 'content/docs/a.mdx': goodPage('Two')},
      'content/docs/a.mdx:1:1 the address /docs/a is also',
    ],
    [
      'a page made by a component',
      {'src/pages/index.tsx': '', 'src/pages/b.md': goodPage('One', '# B', ['slug: /'])},
      'src/pages/b.md:4:7 the address / is also that of src/pages/index.tsx.',
    ],
  ])('are faults when two pages share one: %s', (_, files, message) => {
    expect(faultsOf(files)).toEqual([expect.stringContaining(message)]);
  });

  it('of a post come from its date, or from its slug', () => {
    const post = (title: string, ...extra: string[]) =>
      goodPage(title, 'A.\n\n<!-- truncate -->', ['authors: [me]', ...extra]);
    const faults = faultsOf({
      'content/blog/authors.yml': 'me:\n  name: Me\n',
      'content/blog/2025-06-16-one/index.md': post('One'),
      'content/blog/2025-06-17-two.md': post('Two', 'slug: 2025/06/16/one'),
    });
    expect(faults).toEqual([
      expect.stringContaining('the address /blog/2025/06/16/one is also that of content/blog/2025-06-16-one/index.md'),
    ]);
  });
});

describe('pages before and after', () => {
  const beside = {'content/docs/x/first.md': goodPage('First', 'Text.', ['id: start'])};

  it.each(['pagination_next: x/start', 'pagination_prev: null', 'pagination_next: a'])('may be named: %s', (line) => {
    expect(faultsOf({'content/docs/a.md': goodPage('One', 'Text.', [line]), ...beside})).toEqual([]);
  });

  it.each([
    ['pagination_next: x/strat', '18 "pagination_next" names no page: "x/strat". Fix: write "x/start".'],
    ['pagination_prev: zzzzzz', '18 "pagination_prev" names no page: "zzzzzz". Fix: write the path of a page below'],
  ])('are faults when they are not there: %s', (line, message) => {
    const faults = faultsOf({'content/docs/a.md': goodPage('One', 'Text.', [line]), ...beside});
    expect(faults).toEqual([expect.stringContaining(`content/docs/a.md:4:${message}`)]);
  });
});
