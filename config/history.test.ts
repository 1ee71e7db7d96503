import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {hasHistory} from './history';

it('a clone has its history, unless it is shallow, and an archive has none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...options], {cwd: folder});
  git('init', '--quiet', 'project');
  const {href} = pathToFileURL(path.join(folder, 'project'));
  for (const message of ['one', 'two'])
    git('-C', 'project', 'commit', '--quiet', '--allow-empty', '--message', message);
  git('clone', '--quiet', href, 'clone');
  git('clone', '--quiet', '--depth=1', href, 'shallow');
  expect(['clone', 'shallow', '.'].map((name) => hasHistory(path.join(folder, name)))).toEqual([true, false, false]);
  rmSync(folder, {recursive: true});
});
