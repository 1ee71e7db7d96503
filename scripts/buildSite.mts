import {spawn} from 'node:child_process';
import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const generator = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));
const target = 'build';
const next = 'build.next';
const previous = 'build.previous';

/** Result of a build. */
export interface BuildResult {
  /** Everything that the generator printed. */
  readonly log: string;
  readonly succeeded: boolean;
}

/**
 * Builds the production site into `build/`, and shows what the generator says. A build that fails leaves the last good
 * one in place.
 * @param options of the generator's own `build` command
 */
export async function buildSite(options: readonly string[] = []): Promise<BuildResult> {
  rmSync(next, {recursive: true, force: true});
  const child = spawn(process.execPath, [generator, 'build', '--out-dir', next, ...options], {
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
    rmSync(next, {recursive: true, force: true});
    return {log, succeeded: false};
  }
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(target)) {
    renameSync(target, previous);
  }
  renameSync(next, target);
  rmSync(previous, {recursive: true, force: true});
  writeFileSync('.build.log', log);
  return {log, succeeded: true};
}
