// Numbers in the texts of pages and contracts aren't made up: a field of a contract, code on the page, or a text
// elsewhere has them too. So a number that is changed in one place is noticed.
import {asSchema} from '@docs-kit/reference';
import {describe, expect, it} from 'vitest';
import {contracts, eventNames, messageNames, providerNames} from '../contracts/interfaces';
import {restDocument} from '../contracts/rest/recorded';
import {propertyValues} from '../contracts/propertyValues';
import {
  countsIn,
  defaultsIn,
  figuresIn,
  numbersInCode,
  provenNumbers,
  textsOfContracts,
  textsOfPage,
} from './support/figures';
import type {Figure, PlacedText} from './support/figures';
import {expectNoProblems} from './support/expectNoProblems';
import {allMarkdown} from './support/writtenPages';

const pages = allMarkdown
  .filter(({file}) => file.startsWith('content/'))
  .map((page) => ({page, texts: textsOfPage(page)}));
const webhookTypes = asSchema(restDocument.components?.schemas?.WebhookEventType ?? true).enum ?? [];
const ofContracts = textsOfContracts();
const proven = provenNumbers();

/** The places of each number. */
const places = new Map<number, Set<string>>();
const place = (texts: readonly PlacedText[], ownNumbers: ReadonlySet<number>): void => {
  for (const placed of texts)
    for (const {amount} of figuresIn(placed.text))
      if (!ownNumbers.has(amount)) places.set(amount, (places.get(amount) ?? new Set()).add(placed.place));
};
place(ofContracts, new Set());
// What a page says of its own program says nothing about Saiki.
for (const {page, texts} of pages) place(texts, numbersInCode(page));

/** Numbers of a text that nothing else has. */
const alone = ({text}: PlacedText, known: ReadonlySet<number>): Figure[] =>
  figuresIn(text).filter(({amount}) => !known.has(amount) && places.get(amount)?.size === 1);

const problem = ({place}: PlacedText, {text}: Figure): string =>
  `${place} No contract, no code on the page and no other text has "${text}". Fix: correct it.`;

describe('the numbers', () => {
  it.each(pages.map(({page, texts}) => [page.file, page, texts] as const))('of %s are known', (_, page, texts) => {
    const known = new Set([...proven, ...numbersInCode(page)]);
    expectNoProblems(texts.flatMap((placed) => alone(placed, known).map((figure) => problem(placed, figure))));
  });

  it('in the texts of contracts are known', () => {
    expectNoProblems(ofContracts.flatMap((placed) => alone(placed, proven).map((figure) => problem(placed, figure))));
  });
});

describe('defaults beside a key', () => {
  const known = propertyValues(contracts.read<object>('agent-config.schema.json'), 'default');
  const stated = [...ofContracts, ...pages.flatMap(({texts}) => texts)].flatMap(({place, text}) =>
    defaultsIn(text).flatMap((found) => (known.has(found.key) ? {place, ...found} : [])),
  );

  it('are those of the agent file', () => {
    expect(stated.length).toBeGreaterThan(5);
    const wrong = stated.filter(({key, figure}) => !known.get(key)?.has(String(figure.amount)));
    expectNoProblems(wrong.map(({place, key, figure}) => `${place} The default of "${key}" isn't ${figure.text}.`));
  });
});

describe('counts', () => {
  const eventCounts = [
    eventNames().length,
    eventNames().filter((name) => name.startsWith('llmservice:')).length,
    messageNames('receive').length,
    webhookTypes.length,
  ];
  const allowed: Readonly<Record<string, readonly number[]>> = {provider: [providerNames().length], event: eventCounts};

  it('are those of the contracts', () => {
    const stated = [...ofContracts, ...pages.flatMap(({texts}) => texts)].flatMap(({place: at, text}) =>
      countsIn(text).map((found) => ({at, ...found})),
    );
    expect(stated.length).toBeGreaterThan(10);
    const wrong = stated.filter(({noun, count}) => !allowed[noun]?.includes(count));
    expectNoProblems(wrong.map(({at, text, noun}) => `${at} "${text}": no contract has that many ${noun}s.`));
  });
});

describe('figuresIn', () => {
  it.each([
    ['after 30 seconds, or 2 minutes', [30_000, 120_000]],
    ['at most 100 kB (102,400 bytes)', [102_400, 102_400]],
    ['returns 404 and waits at port 3001.', [404, 3001]],
    ['a 50-kB file', [51_200]],
    ['`500`, "order 4711", 7 tools, 228 USD, 2025-06-16, v0.3.700, 127.0.0.1, in 2025, 200:1, 100 %', []],
  ])('reads %s', (text, amounts) => {
    expect(figuresIn(text).map(({amount}) => amount)).toEqual(amounts);
  });
});
