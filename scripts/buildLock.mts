import {linkSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

const lockFile = 'build.lock';

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
 * Prevents two builds from writing to the same folder: `build.lock` has the id of the building process. A lock that was
 * left behind by an interrupted build is taken over.
 * @returns a function that releases the lock
 * @throws when another build is running
 */
export function lockBuild(): () => void {
  // The lock appears with its content: an empty one would look as if its build had been interrupted.
  const create = (): void => {
    const unlinked = `${lockFile}.${process.pid}`;
    writeFileSync(unlinked, String(process.pid));
    try {
      linkSync(unlinked, lockFile);
    } finally {
      rmSync(unlinked);
    }
  };
  try {
    create();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(lockFile, 'utf8'));
    if (pid > 0 && isRunning(pid)) {
      throw new Error(`Another build of this folder is running (process ${pid}). Wait until it ends, or stop it.`, {
        cause: error,
      });
    }
    rmSync(lockFile, {force: true});
    create();
  }
  return () => rmSync(lockFile, {force: true});
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
