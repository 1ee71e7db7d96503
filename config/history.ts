import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Whether a project has its Git history, from which the dates of last update come. An archive and a container image have
 * none, and a shallow clone has only its newest commits: all older pages would have the date of the first of these.
 */
export const hasHistory = (project: string): boolean => {
  const history = path.join(project, '.git');
  return existsSync(history) && !existsSync(path.join(history, 'shallow'));
};
