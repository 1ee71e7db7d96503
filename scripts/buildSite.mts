import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {nextBuild, replaceBuild} from './replaceBuild.mjs';

const generator = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));

const sentElsewhere = `
The generator ended well and left no site in ${nextBuild}/, so one of its options sent it elsewhere. "npm run build"
builds into build/ alone; for another folder: npm run docusaurus -- build --out-dir <folder>`;

const asksForHelp = (option: string): boolean => option === '--help' || option === '-h';

/** Result of a build. */
export interface BuildResult {
  /** Everything that the generator printed. */
  readonly log: string;
  readonly succeeded: boolean;
}

/**
 * Builds the production site into `build/`, and shows what the generator says. A build that fails leaves the last good
 * one in place, and so does one that only shows the generator's help.
 * @param options of the generator's own `build` command
 */
export async function buildSite(options: readonly string[] = []): Promise<BuildResult> {
  rmSync(nextBuild, {recursive: true, force: true});
  const child = spawn(process.execPath, [generator, 'build', '--out-dir', nextBuild, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const [stream, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      screen.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) {
    rmSync(nextBuild, {recursive: true, force: true});
    return {log, succeeded: false};
  }
  if (options.some(asksForHelp)) {
    return {log, succeeded: true};
  }
  if (!replaceBuild()) {
    console.error(sentElsewhere);
    return {log, succeeded: false};
  }
  return {log, succeeded: true};
}
