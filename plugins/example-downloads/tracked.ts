import {execFileSync, type ExecFileSyncOptionsWithStringEncoding} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '@docs-kit/report';
import type {Files} from './archive';

/** Lists the files of a folder that Git knows; none where there's no Git, or no history. */
function listTracked(siteDir: string, folder: string): string[] {
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    };
    return execFileSync('git', ['ls-files', '-z', '--', folder], options).split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

function listAll(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relativePath(siteDir, path.join(parentPath, name)))
    .filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/u.test(file));
}

/**
 * Reads the files of a folder, by their path in it. What a run left behind (logs, databases, notes of an agent) isn't among
 * them, because Git doesn't know it; in an archive of the project, which has no history, nothing has run yet.
 */
export function readTracked(siteDir: string, folder: string): Files {
  const tracked = listTracked(siteDir, folder);
  const files = tracked.length > 0 ? tracked : listAll(siteDir, folder);
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(path.join(siteDir, file))]));
}
