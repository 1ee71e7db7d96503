import {readdirSync, rmSync, writeFileSync} from 'node:fs';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Prevents two builds from writing to the same folder. Each build has a file `build.lock.<process id>`, which it writes
 * before it looks for those of others: of two builds that start at once, both may stop, but only one can go on. The file
 * of an interrupted build has a name that no running build has, so deleting it is safe.
 * @returns a function that releases the lock
 * @throws when another build is running
 */
export function lockBuild(): () => void {
  const ownFile = `build.lock.${process.pid}`;
  const unlock = (): void => rmSync(ownFile, {force: true});
  writeFileSync(ownFile, 'If no build is running, delete this file.\n');
  for (const name of readdirSync('.')) {
    const pid = Number(/^build\.lock\.(?<pid>\d+)$/u.exec(name)?.groups?.pid ?? process.pid);
    if (pid === process.pid) continue;
    if (isRunning(pid)) {
      unlock();
      throw new Error(
        `Another build of this folder is running (process ${pid}). Wait until it ends, or stop it. If that process ` +
          `isn't a build, delete ${name}.`,
      );
    }
    rmSync(name, {force: true});
  }
  return unlock;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user can't write to the folder of the project. Correct its permissions, or work on a copy.",
  EPERM: "this user can't write to the folder of the project. Correct its permissions, or work on a copy.",
  EROFS: 'the folder of the project is on a file system that is read-only. Work on a copy.',
  ENOSPC: 'the disk is full. A build needs about 100 MB; .cache/, node_modules/.cache/ and build.next/ can be deleted.',
};

/** Returns what to do about a file system error in a program's output; undefined if there is none. */
export function diskProblem(log: string): string | undefined {
  const code = /\b(?<code>EACCES|EPERM|EROFS|ENOSPC)\b/.exec(log)?.groups?.code;
  return code === undefined ? undefined : `The build stopped: ${reasons[code]}`;
}
