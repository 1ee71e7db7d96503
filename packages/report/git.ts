import {spawnSync} from 'node:child_process';

/** Returns what a git command prints; nothing if it fails, for example outside a repository or without Git. */
export function gitOutput(folder: string, ...args: readonly string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: Infinity});
  return status === 0 ? stdout : '';
}
