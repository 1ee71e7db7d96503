import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Gives a copy of the site its `node_modules`: links to the installed packages and, for the workspaces in `packages/`,
 * to the copy's own packages, so that they read the copy's contracts.
 * @param copy folder of the copy, which contains `packages/`
 */
export function linkPackages(copy: string): void {
  const installed = path.resolve('node_modules');
  const scope = '@docs-kit';
  mkdirSync(path.join(copy, 'node_modules', scope), {recursive: true});
  for (const name of readdirSync(installed).filter((entry) => entry !== scope && entry !== '.cache')) {
    symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(copy, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules', scope, name));
  }
}
