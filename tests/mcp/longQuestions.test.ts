import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Question} from '../search/figures';
import {loadBuiltIndex} from '../search/builtIndex';
import {server} from './client';

const bars = {first: 0.75, third: 0.9};
const sets = parse(readFileSync('tests/mcp/longQuestions.yaml', 'utf8')) as Record<string, Question[]>;
/** The index of the first answer among the results; -1 if there's none. */
async function placeOf({ask, answers}: Question): Promise<number> {
  const {text} = await server.call('search', {query: ask});
  const addresses = [...text.matchAll(/^\d+\. .*\n(?<address>\/\S*)$/gmu)].map(({groups}) => groups?.address ?? '');
  return addresses.findIndex((address) => answers.includes(address));
}

it('[AGENT-3] the first results answer long questions on several subjects', async () => {
  const {addresses} = loadBuiltIndex();
  const missing = Object.values(sets).flatMap((list) =>
    list.flatMap(({answers}) => answers.filter((answer) => !addresses.has(answer))),
  );
  expect(missing, 'answers that are no section of a page').toEqual([]);

  const places: number[] = [];
  for (const [set, questions] of Object.entries(sets)) {
    const own: number[] = [];
    for (const question of questions) own.push(await placeOf(question));
    const within = (count: number): number => own.filter((place) => place >= 0 && place < count).length;
    console.log(
      `${set}: ${questions.length} questions, first ${within(1)}, in three ${within(3)}, in six ${within(6)}`,
    );
    places.push(...own);
  }
  const share = (count: number): number => places.filter((place) => place >= 0 && place < count).length / places.length;
  expect(share(1)).toBeGreaterThanOrEqual(bars.first);
  expect(share(3)).toBeGreaterThanOrEqual(bars.third);
});
