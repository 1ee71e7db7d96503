// How guides, tutorials and concepts read, in figures: they say what to do rather than what not, join clauses with
// words, have few boxes, and use contractions as people do. `SHOW_FIGURES=1 npx vitest run --project content
// proseFigures` prints the figures page by page.
import {describe, expect, it} from 'vitest';
import {expectNoProblems} from './support/expectNoProblems';
import {proseFigures, sumOf, type ProseFigures} from './support/proseFigures';
import {pageOf, writtenPages} from './support/writtenPages';

const pages = writtenPages
  .filter(({file, isCategory}) => file.startsWith('content/docs/') && !isCategory)
  .map((page) => ({file: page.file, figures: proseFigures(page)}));
const all = sumOf(pages.map(({figures}) => figures));

const perThousand = (part: number, {words}: ProseFigures): number => (1000 * part) / Math.max(1, words);
const contracted = ({contracted: short, uncontracted: long}: ProseFigures): number => short / Math.max(1, short + long);

function row(name: string, figures: ProseFigures): string {
  const {words, negations, colons, boxes} = figures;
  const parts = [perThousand(negations, figures).toFixed(1), perThousand(colons, figures).toFixed(1), boxes];
  return `${name.padEnd(62)} ${words} words, ${parts[0]} negations, ${parts[1]} colons, ${parts[2]} boxes, ${Math.round(100 * contracted(figures))} % contracted`;
}

if (process.env.SHOW_FIGURES) {
  console.log([...pages.map(({file, figures}) => row(file, figures)), row('all', all)].join('\n'));
}

describe('the figures of the guides, tutorials and concepts', () => {
  it('has at most 10 negations in 1,000 words', () => {
    expect(perThousand(all.negations, all)).toBeLessThanOrEqual(10);
  });

  it('joins clauses with at most 5 colons in 1,000 words', () => {
    expect(perThousand(all.colons, all)).toBeLessThanOrEqual(5);
  });

  it('contracts at least a quarter of "is not" and "do not"', () => {
    expect(contracted(all)).toBeGreaterThanOrEqual(0.25);
  });

  it('shows at most 0.8 boxes a page, notes and tips among them', () => {
    expect(all.boxes / pages.length).toBeLessThanOrEqual(0.8);
  });

  it.each(pages)('$file has at most two boxes', ({file, figures}) => {
    const message = `${file} the page has ${figures.boxes} boxes. Fix: move all but two into the text.`;
    expectNoProblems(figures.boxes > 2 ? [message] : []);
  });
});

describe('counting', () => {
  const figuresOf = (source: string) => proseFigures(pageOf(source));

  it.each([
    ['negations', "It's not here, never was, and can't be. No.", {negations: 4}],
    ['no word of code', 'Write `not` or `a: b`.', {negations: 0, colons: 0}],
    ['colons between clauses, and not those before a list', 'One thing: two clauses.\n\nA list:\n\n- a', {colons: 1}],
    ['no colon of a label', '**Fix**: start again.', {colons: 0}],
    ['contractions', "It isn't, doesn't and can't. It is not and cannot.", {contracted: 3, uncontracted: 2}],
    ['boxes', ':::note\n\nText.\n\n:::\n\n:::tip\n\nText.\n\n:::', {boxes: 2}],
  ])('counts %s', (_, source, figures) => {
    expect(figuresOf(source)).toMatchObject(figures);
  });
});
