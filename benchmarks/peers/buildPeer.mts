import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildFigures, emptyTemporaryFolder, type BenchmarkSite} from '../authorTimes.mts';
import {measuredPages} from '../pages.mts';
import {convertContent} from './convertContent.mts';
import {about, withoutTelemetry, type Peer} from './peer.mts';

/** Runs a program and returns how long it took, in seconds. */
function run(
  folder: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): number {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...withoutTelemetry, NODE_ENV: '', CI: '1', ...environment},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

/** Returns the measured pages that are missing from a built site: there is neither a file nor a folder for them. */
const missingPages = (output: string): string[] =>
  Object.values(measuredPages).filter(
    (route) => !existsSync(path.join(output, `${route}.html`)) && !existsSync(path.join(output, route, 'index.html')),
  );

/** How often to build a site again that lacks pages. */
const furtherBuilds = 10;

/**
 * Sets a peer up in its own folder, with our pages.
 * @throws when its packages can't be installed. Its `build` throws when the built site lacks measured pages.
 */
export function setUpPeer(peer: Peer, workFolder: string): BenchmarkSite {
  const folder = path.join(workFolder, peer.name.replace(/\W+/g, '-').toLowerCase());
  mkdirSync(folder, {recursive: true});
  const manifest = {name: 'peer', private: true, dependencies: peer.packages};
  for (const [file, text] of Object.entries({...peer.files, 'package.json': JSON.stringify(manifest, null, 2)})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text.trimStart());
  }
  convertContent(path.join(folder, peer.contentFolder), peer.dialect);
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  const [program = '', ...args] = peer.buildCommand;
  // Run by its path: npx alone takes half a second.
  const build = (environment: Readonly<Record<string, string>>) =>
    run(folder, path.join(folder, 'node_modules/.bin', program), args, environment);
  const output = path.join(folder, peer.output);
  return {
    output,
    build() {
      peer.caches.forEach((cache) => rmSync(path.join(folder, cache), {recursive: true, force: true}));
      const environment = emptyTemporaryFolder(path.join(folder, 'temporary'));
      const figures = buildFigures(build(environment), build(environment));
      // Astro 5 builds the pages that its data store has saved so far. On a busy machine, each build adds some.
      for (let builds = 0; builds < furtherBuilds && missingPages(output).length > 0; builds += 1) build(environment);
      const missing = missingPages(output);
      if (missing.length > 0) throw new Error(`${peer.name} builds no ${missing.join(', ')} in ${folder}.`);
      return figures;
    },
    dev: {...peer, folder, baseUrl: about.baseUrl},
  };
}
