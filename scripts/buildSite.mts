import {spawn} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {secureBuild} from '@docs-kit/content-security';
import {bundleServer} from '@docs-kit/docs-mcp-server/bundle';
import {compressFiles, writeHostFiles} from '@docs-kit/hosting';
import {messageOf} from '@docs-kit/report';
import {diskProblem, lockBuild} from './buildLock.mts';
import {drawSocialCards} from './socialCards.mts';

const docusaurus = path.join(import.meta.dirname, 'docusaurus.mjs');

/** Folder that Docusaurus builds into. */
export const nextBuild = 'build.next';

/** Loads what the build needs of `config/` besides Docusaurus' configuration: files that it reads can be wrong. */
const loadConfiguration = async () => ({
  ...(await import('../config/hosting.ts')),
  ...(await import('../config/mcpServer/index.ts')),
});

const builtElsewhere = `
Docusaurus succeeded and left no site in ${nextBuild}/, so one of its options sent it elsewhere. "npm run build" builds
into build/ only; for another folder: npm run docusaurus -- build --out-dir <folder>`;

export interface BuildResult {
  readonly succeeded: boolean;
  /** Number of warnings that Docusaurus printed. */
  readonly warnings: number;
}

/**
 * Builds the production site into `build/`, and shows Docusaurus' output. A failed build leaves the last good one in
 * place, and so does one that only shows Docusaurus' help.
 * @param isServedAtOnce whether to leave what readers don't wait for to {@link completeSite}
 */
export async function buildSite(options: readonly string[] = [], {isServedAtOnce = false} = {}): Promise<BuildResult> {
  let unlock: (() => void) | undefined;
  try {
    unlock = lockBuild();
    // Docusaurus would print a stack, without the line of the file.
    await loadConfiguration();
    return await build(options, isServedAtOnce);
  } catch (error) {
    if (unlock) rmSync(nextBuild, {recursive: true, force: true});
    const message = messageOf(error);
    console.error(`\n${diskProblem(message) ?? message}`);
    return {succeeded: false, warnings: 0};
  } finally {
    unlock?.();
  }
}

/** Returns a message for the author if a build failed; otherwise undefined. */
export function failureOf({succeeded, warnings}: BuildResult, forbidsWarnings: boolean): string | undefined {
  if (!succeeded) return 'The build stopped, see above. It left build/ as it was.';
  return warnings > 0 && forbidsWarnings
    ? `The site was built with ${warnings} warning(s), see above; a page with a warning can't be merged.`
    : undefined;
}

/**
 * Corrects what Docusaurus prints: the folder in its last line, because {@link replaceBuild} moves the site, and the
 * advice to ignore broken links, which no page can be merged with.
 */
export const forAuthors = (text: string): string =>
  text
    .replace(/(?<=Generated static files in .*)build\.next/u, 'build')
    .replace(/^Note: it's possible to ignore broken (?:links|anchors) .*\n/gmu, '');

async function build(options: readonly string[], isServedAtOnce: boolean): Promise<BuildResult> {
  rmSync(nextBuild, {recursive: true, force: true});
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', nextBuild, ...options], {
    // Through the channel, Docusaurus notices when this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const [stream, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      output.write(forAuthors(text));
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const warnings = log.split('\n').filter((line) => line.includes('[WARNING]')).length;
  if (code !== 0) {
    rmSync(nextBuild, {recursive: true, force: true});
    const problem = diskProblem(log);
    if (problem) console.error(`\n${problem}`);
    return {succeeded: false, warnings};
  }
  if (options.includes('--help') || options.includes('-h')) return {succeeded: true, warnings};
  if (existsSync(path.join(nextBuild, 'index.html'))) {
    await finishBuild(nextBuild);
    // A site with code that isn't minified won't be published.
    if (!isServedAtOnce) await completeBuild(nextBuild, {isCompressed: !options.includes('--no-minify')});
  }
  const succeeded = replaceBuild();
  if (!succeeded) console.error(builtElsewhere);
  return {succeeded, warnings};
}

/**
 * Runs the steps after all plugins have changed pages: adds the content security policy to pages, and writes the MCP
 * server, which contains all pages, and the files for hosts.
 * @throws ProblemError when a page has code that the policy blocks
 */
export async function finishBuild(folder: string): Promise<void> {
  const {hostedSite, inlineCode, mcpServer} = await loadConfiguration();
  writeHostFiles(folder, hostedSite(secureBuild(folder, inlineCode)));
  await bundleServer(folder, mcpServer);
}

/** Adds what a site can be served without: compressed copies of files, and social cards. */
export async function completeBuild(folder: string, {isCompressed = true} = {}): Promise<void> {
  // Each search fetches the whole index: 3 % fewer bytes are worth half a second.
  if (isCompressed) await compressFiles(folder, process.cwd(), [path.join('search', 'index.json')]);
  await drawSocialCards(folder);
}

/** Completes the site in `build/` while it's served. Until then, files are sent uncompressed. */
export async function completeSite(): Promise<void> {
  const unlock = lockBuild();
  try {
    await completeBuild('build');
  } finally {
    unlock();
  }
}

/**
 * Replaces the last build in `build/` with the one in `build.next/`.
 * @param site folder that contains both
 * @returns false if `build.next/` doesn't contain a site: the last build then stays
 */
export function replaceBuild(site = '.'): boolean {
  const target = path.join(site, 'build');
  const next = path.join(site, nextBuild);
  const previous = path.join(site, 'build.previous');
  if (!existsSync(path.join(next, 'index.html'))) {
    rmSync(next, {recursive: true, force: true});
    return false;
  }
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(target)) renameSync(target, previous);
  renameSync(next, target);
  rmSync(previous, {recursive: true, force: true});
  return true;
}
