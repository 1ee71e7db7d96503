import {describe, expect, it} from 'vitest';
import {describe70, goodPage, page, problemsOf} from '../site.testing';

const description = `description: ${describe70('a')}`;

/** Returns a docs page with these lines of front matter. */
const withLines = (...lines: string[]): string => ['---', ...lines, '---', '', 'Text.', ''].join('\n');

describe('a page without problems', () => {
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
  ])('accepts a page %s', (_, files) => {
    expect(problemsOf(files)).toEqual([]);
  });
});

describe('front matter that cannot be read', () => {
  it.each([
    [
      'a colon in a text',
      withLines('title: One: two', description),
      `${page}:2:8 invalid YAML: Nested mappings are not allowed in compact mappings. Fix: put a text that contains a colon`,
    ],
    [
      'an open quotation mark',
      withLines('title: "One', description),
      `${page}:2:8 invalid YAML: Missing closing "quote. Fix: close the quotation mark`,
    ],
    [
      'the same key twice',
      withLines('title: One', 'title: Two', description),
      `${page}:3:1 invalid YAML: Map keys must be unique. Fix: delete one of the two lines.`,
    ],
    [
      'a tab',
      withLines('title: One', 'keywords:', '\t- a', description),
      `${page}:4:1 invalid YAML: Tabs are not allowed as indentation. Fix: indent with spaces.`,
    ],
    [
      'a text that begins with a star',
      withLines('title: *Concepts* of it', description),
      `${page}:2:8 invalid YAML: Unresolved alias`,
    ],
    [
      'a list with such a text',
      withLines('title: One', 'keywords: [a, *b]', description),
      `${page}:3:11 invalid YAML: Unresolved alias`,
    ],
    [
      'a key without colon',
      withLines('title One', description),
      `${page}:2:1 invalid YAML: Implicit keys need to be on a single line. Fix: write "key: value", with a colon and a space after the key.`,
    ],
    [
      'one line of text',
      withLines('Some text'),
      `${page}:2:1 this is text instead of keys with values. Fix: write each line as "key: value".`,
    ],
    [
      'no end',
      '---\ntitle: One\n\n## Text\n',
      `${page}:1:1 the front matter isn't closed. Fix: write a line --- after its last key.`,
    ],
    [
      'an empty line above it',
      `\n${goodPage('One')}`,
      `${page}:1:1 there are empty lines above the front matter. Fix: start the file with the line ---.`,
    ],
    ['none at all', 'Text.\n', `${page}:1:1 the page has no front matter. Fix: start with ---`],
  ])('reports front matter with %s', (_, source, message) => {
    expect(problemsOf({[page]: source})).toContainEqual(expect.stringContaining(message));
  });

  it('reports invalid YAML once, without problems that follow from it', () => {
    expect(problemsOf({[page]: withLines('title: One: two')})).toHaveLength(1);
  });

  it('reports front matter in a partial', () => {
    expect(problemsOf({'content/docs/_piece.md': goodPage('One')})).toEqual([
      'content/docs/_piece.md:1:1 a partial (its path has a name that starts with _) has front matter. Fix: delete the lines from --- to ---.',
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
  ])('reports front matter with %s', (_, lines, message) => {
    expect(problemsOf({[page]: goodPage('One', 'Text.', lines)})).toEqual([expect.stringContaining(message)]);
  });
});

it('reports a misspelled key once, and not that the page misses the right one', () => {
  const lines = ['---', 'titel: One', `descripton: ${describe70('a')}`, '---', '', 'Text.', ''];
  expect(problemsOf({'content/docs/a.md': lines.join('\n')})).toEqual([
    'content/docs/a.md:2:1 front matter has no key "titel". Fix: write "title", or delete the line.',
    'content/docs/a.md:3:1 front matter has no key "descripton". Fix: write "description", or delete the line.',
  ]);
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
  ])('reports front matter with %s', (_, source, message) => {
    expect(problemsOf({[page]: source})).toEqual([expect.stringContaining(message)]);
  });

  it.each([70, 160])('accepts a description of %i characters', (length) => {
    expect(problemsOf({[page]: withLines('title: One', `description: ${'a'.repeat(length)}`)})).toEqual([]);
  });

  it('accepts a long title with a short title_meta', () => {
    expect(problemsOf({[page]: withLines(`title: ${'a'.repeat(61)}`, 'title_meta: Fair', description)})).toEqual([]);
  });

  it('reports a title and a description that another page has', () => {
    const other = goodPage('ONE').replace('about ONE', 'about One');
    expect(problemsOf({[page]: goodPage('One'), 'src/pages/b.md': other.replace('Text.', '# B')})).toEqual([
      `src/pages/b.md:2:8 ${page} has the same title. Fix: give this page another "title".`,
      `src/pages/b.md:3:14 ${page} has the same description. Fix: describe what is specific to this page.`,
    ]);
  });

  it.each([
    ['docs', 'content/docs/z.md', 'Text.', 'Fix: give this page its own "title_meta".'],
    ['a post', 'content/blog/z.md', 'Text.', 'Fix: give this page its own "title_meta".'],
    ['a single page', 'src/pages/z.md', '# Z', 'Fix: give this page another "title".'],
  ])('suggests a fix for a repeated title that works in %s', (_, file, body, fix) => {
    expect(problemsOf({'content/blog/a.md': goodPage('One'), [file]: goodPage('One', body)})).toContain(
      `${file}:2:8 content/blog/a.md has the same title. ${fix}`,
    );
  });

  it.each([
    [
      'docs',
      page,
      'Text.',
      ', or keep it as the heading, and add a "title_meta" of 3 to 60 characters for browser tabs',
    ],
    ['a single page', 'src/pages/z.md', '# Z', ''],
  ])('suggests a fix for a long title that works in %s', (_, file, body, more) => {
    expect(problemsOf({[file]: goodPage('a'.repeat(61), body)})).toContain(
      `${file}:2:8 the title has 61 characters. Fix: write a "title" of 3 to 60 characters${more}.`,
    );
  });

  it('accepts a repeated title with another title_meta', () => {
    const other = goodPage('One', 'Text.', ['title_meta: Two']).replace('about One', 'about Two');
    expect(problemsOf({[page]: goodPage('One'), 'content/docs/b.md': other})).toEqual([]);
  });
});

describe('markup in titles and labels', () => {
  it.each([
    ['<b>Agents</b> &amp; more', '<b> and </b> and &amp;'],
    ['Use `saiki` **now**', '`saiki` and **now**'],
    ['See [the guide](./a.md)', '[the guide](./a.md)'],
  ])('HTML and Markdown in a title is reported: %s', (title, written) => {
    expect(problemsOf({[page]: goodPage(title)})).toContain(
      `${page}:2:8 readers see ${written} in the "title" as it is written. Fix: write plain text, without HTML and Markdown.`,
    );
  });

  it('is reported in labels', () => {
    expect(problemsOf({[page]: goodPage('One', 'Text.', ['sidebar_label: "`one`"'])})).toEqual([
      expect.stringContaining(`${page}:4:16 readers see \`one\` in the "sidebar_label"`),
    ]);
  });

  it.each(['Map<string> & more', 'A * B * C', 'Q&A', 'What is [x]?'])('other signs are text: %s', (title) => {
    expect(problemsOf({[page]: goodPage(`'${title}'`)})).toEqual([]);
  });
});
