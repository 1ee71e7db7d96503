import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {makeFolder} from './folder.testing';
import {openThread} from './thread';

const answers = `import {appendFileSync} from 'node:fs';
import {threadId} from 'node:worker_threads';
export const thread = (_: string): number => threadId;
export const note = (file: string): void => appendFileSync(file, 'asked ');
export const check = (question: string): string => {
  if (question === 'wrong') throw new Error('no such thing');
  return question;
};
export const leave = (_: string): string => process.exit(1);
`;
const folder = makeFolder({'answers.ts': answers}, afterAll);
const module = path.join(folder, 'answers.ts');

test('a thread answers with the return value of a function in a TypeScript module', async () => {
  const thread = openThread<(question: string) => string>({module, name: 'check'});
  expect(await Promise.all([thread.ask('a'), thread.ask('b')])).toEqual(['a', 'b']);
  await thread.end();
});

test('an error of the function rejects only that question', async () => {
  const thread = openThread<(question: string) => string>({module, name: 'check'});
  const answers = await Promise.allSettled([thread.ask('wrong'), thread.ask('right')]);
  expect(answers).toMatchObject([
    {status: 'rejected', reason: {message: 'no such thing'}},
    {status: 'fulfilled', value: 'right'},
  ]);
  await thread.end();
});

test('a question that a thread cannot receive rejects, and the next one gets its own answer', async () => {
  const thread = openThread<(question: unknown) => unknown>({module, name: 'check'});
  await expect(thread.ask(() => undefined)).rejects.toThrow('could not be cloned');
  expect(await thread.ask('right')).toBe('right');
  await thread.end();
});

test('all questions are answered while the main thread is busy', async () => {
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, '');
  const thread = openThread<(file: string) => void>({module, name: 'note'});
  const answers = [thread.ask(file), thread.ask(file), thread.ask(file)];
  const latest = performance.now() + 120_000;
  while (readFileSync(file, 'utf8') !== 'asked asked asked ' && performance.now() < latest);
  expect(readFileSync(file, 'utf8')).toBe('asked asked asked ');
  await Promise.all(answers);
  await thread.end();
});

test('an idle thread ends, and the next question starts another', async () => {
  const thread = openThread<(question: string) => number>({module, name: 'thread', idleTimeout: 1});
  const first = await thread.ask('');
  await vi.waitFor(async () => expect(await thread.ask('')).not.toBe(first), {timeout: 120_000});
  await thread.end();
});

test('questions to a thread that ends, or that finds no module, are rejected', async () => {
  const thread = openThread<(question: string) => string>({module, name: 'leave'});
  await expect(thread.ask('')).rejects.toThrow('The thread ended before it answered.');
  const lost = openThread<() => void>({module: path.join(folder, 'missing'), name: 'any'});
  await expect(lost.ask(undefined as never)).rejects.toThrow('Cannot find module');
});
