import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {Page} from '@docs-kit/content-rules/check';
import {escapeRegex, parseData, placeOf} from '@docs-kit/report';
import {expectNoProblems} from './support/expectNoProblems';
import {markdownRows} from './support/writtenPages';

interface Entry {
  readonly term: string;
  readonly notUsed?: readonly string[];
}

const file = 'content/glossary.yaml';
const glossary = parseData(readFileSync(file, 'utf8'), file) as Entry[];
const refused = glossary.flatMap(({term, notUsed = []}) => notUsed.map((word) => ({word, term})));

/** Matches the word in singular or plural, in any letter case. */
const pattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegex(word)}s?(?![\\p{L}\\p{N}])`, 'iu');

const patterns = refused.map(({word, term}) => ({word, term, matches: pattern(word)}));

/** A piece of prose and the number of its first line. */
interface Prose {
  readonly text: string;
  readonly line: number;
}

/** Text of a page without code and quotations, including title and description. */
function proseOf({tree, frontMatter}: Page): Prose[] {
  const prose: Prose[] = [];
  for (const key of ['title', 'title_meta', 'sidebar_label', 'description']) {
    const entry = frontMatter?.entries.get(key);
    if (entry) prose.push({text: String(entry.value), line: entry.valuePlace.line});
  }
  visit(tree, 'text', (node) => void prose.push({text: node.value.replaceAll('\n', ' '), line: placeOf(node).line}));
  return prose;
}

const problemsOf = (page: Page): string[] =>
  proseOf(page).flatMap(({text, line}) =>
    patterns
      .filter(({matches}) => matches.test(text))
      .map(({word, term}) => `${page.file}:${line} says "${word}"; the glossary's word is "${term}"`),
  );

describe('pages use the words of the glossary', () => {
  it.each(markdownRows)('%s uses the words of the glossary', (_, page) => {
    expectNoProblems(problemsOf(page));
  });
});

describe('the glossary', () => {
  it('the glossary rejects no word that is also a term', () => {
    const terms = new Set(glossary.map(({term}) => term.toLowerCase()));
    expect(refused.filter(({word}) => terms.has(word.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['tool server', 'Start the tool servers.', true],
    ['tool server', 'Start the Tool Server', true],
    ['tool server', 'Start the tool, server.', false],
    ['saiki.yml', 'Write saikixyml', false],
  ])('a search for "%s" in "%s" gives %s', (word, text, isFound) => {
    expect(pattern(word).test(text)).toBe(isFound);
  });
});
