import {describe, expect, it} from 'vitest';
import {problemsOf, goodPage} from '../site.testing';

describe('the pages of a sidebar', () => {
  const file = 'config/sidebars.ts';
  const pages = {
    'content/docs/x/first.md': goodPage('First', 'Text.', ['id: start']),
    'content/docs/x/_part.md': 'Text.\n',
  };

  it('may be named by their ids', () => {
    expect(problemsOf(pages, {sidebarPages: [{id: 'x/start', file, line: 3, column: 5}]})).toEqual([]);
  });

  it.each([
    [{id: 'x/strat', file, line: 3, column: 5}, ':3:5', 'x/strat', 'make it "x/start"'],
    [{id: 'x/first', file}, '', 'x/first', 'name the path of a page in content/docs, without its extension'],
    [{id: 'x/_part', file}, '', 'x/_part', 'name the path of a page in content/docs, without its extension'],
    [{id: 'x/editors', file}, '', 'x/editors', 'name the path of a page in content/docs, without its extension'],
  ])('are reported when there is no such page: %o', (page, place, id, fix) => {
    expect(problemsOf(pages, {sidebarPages: [page]})).toEqual([
      `${file}${place} the sidebar names a page that doesn't exist: "${id}". Fix: ${fix}.`,
    ]);
  });
});

describe('pagination_next and pagination_prev', () => {
  const beside = {'content/docs/x/first.md': goodPage('First', 'Text.', ['id: start'])};

  it.each(['pagination_next: x/start', 'pagination_prev: null', 'pagination_next: a'])('accepts %s', (line) => {
    expect(problemsOf({'content/docs/a.md': goodPage('One', 'Text.', [line]), ...beside})).toEqual([]);
  });

  it.each([
    [
      'pagination_next: x/strat',
      `18 "pagination_next" names a page that doesn't exist: "x/strat". Fix: write "x/start".`,
    ],
    [
      'pagination_prev: zzzzzz',
      `18 "pagination_prev" names a page that doesn't exist: "zzzzzz". Fix: write the path of a page in`,
    ],
  ])('reports a page that does not exist: %s', (line, message) => {
    const problems = problemsOf({'content/docs/a.md': goodPage('One', 'Text.', [line]), ...beside});
    expect(problems).toEqual([expect.stringContaining(`content/docs/a.md:4:${message}`)]);
  });
});

describe('sidebar_position', () => {
  const orderedFolders = ['content/docs/concepts', 'content/docs/tutorials'];
  const second = goodPage('Two', 'Text.', ['sidebar_position: 2']);
  const problems = (files: Readonly<Record<string, string>>): string[] => problemsOf(files, {orderedFolders});

  it.each([
    ['has one', {'content/docs/concepts/a.md': goodPage('One', 'Text.', ['sidebar_position: 1'])}],
    ['is in a folder that the sidebar does not order', {'content/docs/guides/a.md': goodPage('One')}],
    ['is in a folder where no page has one', {'content/docs/tutorials/a.md': goodPage('One')}],
    ['is in a folder below, where no page has one', {'content/docs/concepts/more/a.md': goodPage('One')}],
    ['is a partial', {'content/docs/concepts/_a.md': 'Text.\n'}],
    [
      'is a post',
      {
        'content/blog/2025-06-16-a.md': goodPage('One', 'A.\n\n<!-- truncate -->', ['authors: [me]']),
        'content/blog/authors.yml': 'me:\n  name: Me\n',
      },
    ],
  ])('is not required when a page %s', (_, files) => {
    const others = {
      'content/docs/concepts/z.md': second,
      'content/docs/guides/z.md': goodPage('Three', 'Text.', ['sidebar_position: 1']),
    };
    expect(problems({...files, ...others})).toEqual([]);
  });

  it('is required where another page of the folder has one', () => {
    expect(problems({'content/docs/concepts/a.md': goodPage('One'), 'content/docs/concepts/b.md': second})).toEqual([
      'content/docs/concepts/a.md:2:1 the page has no sidebar_position, and other pages of its folder have one. Fix: write "sidebar_position: 3" to put it last, or the number of its position.',
    ]);
  });

  it('is not missed where its name is misspelled, which another rule reports', () => {
    const misspelled = goodPage('One', 'Text.', ['sidebar_positon: 1']);
    expect(problems({'content/docs/concepts/a.md': misspelled, 'content/docs/concepts/b.md': second})).toEqual([
      'content/docs/concepts/a.md:4:1 front matter has no key "sidebar_positon". Fix: write "sidebar_position", or delete the line.',
    ]);
  });

  it('is required in a subfolder too', () => {
    const files = {'content/docs/concepts/more/a.md': goodPage('One'), 'content/docs/concepts/more/index.md': second};
    expect(problems(files)).toEqual([
      expect.stringContaining('content/docs/concepts/more/a.md:2:1 the page has no sidebar_position'),
    ]);
  });
});
