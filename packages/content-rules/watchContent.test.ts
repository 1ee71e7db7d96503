import {logger} from '@docusaurus/logger';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi, type MockInstance} from 'vitest';
import type {Problem} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {watchContent} from './watchContent';

/** Longer than the watcher waits after the last change. */
const settled = 1500;
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, settled));
let site: string;
let change = 0;
const save = (file = 'docs/a.md'): void => writeFileSync(path.join(site, file), String((change += 1)));
/** Saves as many editors do: writes another file and renames it. */
const replace = (): void => {
  save('new.md');
  renameSync(path.join(site, 'new.md'), path.join(site, 'docs/a.md'));
};

/** Waits until the last change is reported. */
const reports = (error: MockInstance): Promise<void> =>
  vi.waitFor(() => expect(error).toHaveBeenLastCalledWith(expect.stringContaining(`:1 ${change}.`)), {
    timeout: 300_000,
  });

beforeEach(() => {
  site = makeFolder();
  mkdirSync(path.join(site, 'docs'));
});
afterEach(() => vi.restoreAllMocks());

it('prints that a check failed, and checks again at the next change', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const success = vi.spyOn(logger, 'success').mockImplementation(() => undefined);
  const report = vi
    .fn(() => Promise.resolve<Problem[]>([]))
    .mockImplementationOnce(() => {
      throw new Error('the file is gone');
    });
  const close = watchContent(site, ['docs'], report);
  save();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), {timeout: 300_000});
  expect(error).toHaveBeenCalledWith(
    `The content couldn't be checked: the file is gone. The server goes on; the next change is checked again.`,
  );
  save();
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce(), {timeout: 300_000});
  close();
});

/** A check whose only problem is what a file says. */
const textOf = (file: string) => () =>
  Promise.resolve([{file, line: 1, message: readFileSync(path.join(site, file), 'utf8')}]);

it('checks again after each save, even one that replaces the file', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const close = watchContent(site, ['docs'], textOf('docs/a.md'));
  for (const saveAgain of [save, replace, replace, save]) {
    saveAgain();
    await reports(error);
  }
  close();
});

it('checks again when a file with a problem changes that it did not watch', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  // As soon as it's reported, before it can be watched.
  error.mockImplementationOnce(() => save('a.mmd'));
  save('a.mmd');
  const close = watchContent(site, ['docs'], textOf('a.mmd'));
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), {timeout: 300_000});
  await reports(error);
  save('a.mmd');
  await reports(error);
  close();
});

it("checks nothing after it's closed, not even an earlier change", async () => {
  const report = vi.fn(() => Promise.resolve<Problem[]>([]));
  const close = watchContent(site, ['docs'], report);
  save();
  close();
  save();
  await wait();
  expect(report).not.toHaveBeenCalled();
});
