import {expect, it} from 'vitest';
import {unobservedCaption} from '@docs-kit/reference/captions';
import {stem, tokensOf} from '@docs-kit/search/tokens';
import {listedPages} from '../output/support/builtSite';
import {attribute} from '../output/support/html';
import {loadBuiltIndex} from './builtIndex';

const {index, engine, addresses} = loadBuiltIndex();

/** The number of sections that contain each word, in any form or as a part of an identifier. */
const frequencies = new Map<string, number>();
const wordsBySection = index.sections.map(({heading, text}) => {
  const words = new Set(tokensOf(`${heading} ${text}`).map(({whole}) => whole));
  const terms = tokensOf(`${heading} ${text}`).flatMap(({whole, parts}) => [whole, ...parts]);
  new Set(terms.map(stem)).forEach((term) => frequencies.set(term, (frequencies.get(term) ?? 0) + 1));
  return words;
});

const sectionsWith = (word: string): number => frequencies.get(stem(word)) ?? 0;

it('[SEARCH-2] finds every section of every page by the rarest word that it has', () => {
  const lost = index.sections.flatMap(({page, anchor, heading}, place) => {
    const url = `${index.pages[page]?.url ?? ''}${anchor && `#${anchor}`}`;
    const [word] = [...(wordsBySection[place] ?? [])].sort(
      (one, other) => sectionsWith(one) - sectionsWith(other) || other.length - one.length,
    );
    if (!word) return [`${url} has no word`];
    // If even the rarest word is in many sections, its heading and page title tell them apart, and links to next steps
    // may come last.
    const isCommon = sectionsWith(word) > 20;
    const query = isCommon ? `${index.pages[page]?.title ?? ''} ${heading}` : word;
    // Excerpts of results take time, and most sections are among the first. A higher limit only appends results.
    const isFound = [3, 30, isCommon ? 1000 : 400].some((limit) =>
      engine.search(query, {limit}).results.some((result) => decodeURI(result.url) === url),
    );
    return isFound ? [] : [`${url}: ${query}`];
  });
  expect(lost, 'sections and the words that do not find them').toEqual([]);
});

it('has every heading and every named table row of every page for readers', () => {
  const missing = listedPages.flatMap(({route, elements}) => {
    const main = elements.findIndex(({tagName}) => tagName === 'main');
    const headings = elements.slice(main).filter(({tagName}) => /^h[2-6]$/u.test(tagName));
    const ids = headings.flatMap((element) => attribute(element, 'id') ?? []);
    return [route, ...ids.map((id) => `${route}#${id}`)].filter((address) => !addresses.has(address));
  });
  expect(missing).toEqual([]);
});

it('has only addresses that exist', () => {
  const known = new Set(
    listedPages.flatMap(({route, elements}) => [
      route,
      ...elements.flatMap((element) => attribute(element, 'id') ?? []).map((id) => `${route}#${id}`),
    ]),
  );
  expect([...addresses].filter((address) => !known.has(decodeURI(address)))).toEqual([]);
});

it('has no notes that are alike in many operations: results would show them in place of what an operation does', () => {
  expect(index.sections.filter(({text}) => text.includes(unobservedCaption))).toEqual([]);
});

it('reduces forms of one word to one term', () => {
  expect(['streams', 'streaming', 'streamed'].map(stem)).toEqual(['stream', 'stream', 'stream']);
});
