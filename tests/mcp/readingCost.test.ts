import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {server} from './client';

/** Characters that an agent may receive until it knows the answer. */
const budget = 6_000;
const bar = 0.95;

interface Question {
  readonly ask: string;
  readonly literal: string | readonly string[];
}

const questions = parse(readFileSync('tests/mcp/questions.yaml', 'utf8')) as Question[];
/** What an agent receives if it asks and reads the first result. */
async function received(question: string): Promise<string> {
  const {text: results} = await server.call('search', {query: question});
  const [, address = ''] = /^1\. .*\n(\S+)$/mu.exec(results) ?? [];
  const {text: page} = await server.call('read', {address});
  return `${results}\n${page}`.slice(0, budget);
}

it(`[AGENT-2] an agent that searches and reads has the answer within ${budget} characters`, async () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  const places: number[] = [];
  for (const {ask, literal} of questions) {
    const text = await received(ask);
    const found = [literal]
      .flat()
      .map((one) => text.indexOf(one))
      .filter((place) => place >= 0);
    if (found.length === 0) missed.push(`${ask} → ${String(literal)}`);
    else places.push(Math.min(...found));
  }
  const share = 1 - missed.length / questions.length;
  const median = places.sort((one, other) => one - other)[Math.floor(places.length / 2)];
  console.log(
    `\n${(share * 100).toFixed(1)} % of ${questions.length} questions answered within ${budget} characters, half of them within ${median}.\nMissed:\n${missed.join('\n')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(bar);
});
