import {expect, it} from 'vitest';
import {groupBy, inParallel} from './lists';

it('processes each item once, in order, and never more at a time than allowed', async () => {
  const started: number[] = [];
  let running = 0;
  let mostRunning = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item);
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise((resolve) => setTimeout(resolve, item % 2));
    running -= 1;
  });
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(mostRunning).toBe(2);
});

it('fails when processing an item fails', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve());
  await expect(inParallel([1, 2, 3], 2, work)).rejects.toThrow('two');
});

it('groups items in the order of first appearance', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (item) => item.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
