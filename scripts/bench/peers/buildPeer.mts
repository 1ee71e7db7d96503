import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {convertContent} from './convertContent.mjs';
import type {Peer} from './peer.mjs';

/** A peer's built site and what it took. */
export interface BuiltPeer {
  /** Folder with the files of the site. */
  readonly folder: string;
  readonly coldSeconds: number;
  readonly warmSeconds: number;
}

function run(folder: string, program: string, parameters: readonly string[]): number {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '', CI: '1'},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`${program} ${parameters.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

/**
 * Sets a peer up in a folder of its own, with our pages, and builds it twice: without and with its caches.
 * @throws when its packages cannot be installed, or when it does not build
 */
export function buildPeer(peer: Peer, workFolder: string): BuiltPeer {
  const folder = path.join(workFolder, peer.name.replace(/\W+/g, '-').toLowerCase());
  mkdirSync(folder, {recursive: true});
  const manifest = {name: 'peer', private: true, dependencies: peer.packages};
  for (const [file, text] of Object.entries({...peer.files, 'package.json': JSON.stringify(manifest, null, 2)})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text.trimStart());
  }
  convertContent(path.join(folder, peer.contentFolder), peer.dialect);
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  peer.caches.forEach((cache) => rmSync(path.join(folder, cache), {recursive: true, force: true}));
  const build = () => run(folder, 'npx', ['--no-install', ...peer.buildCommand]);
  const coldSeconds = build();
  const warmSeconds = build();
  return {folder: path.join(folder, peer.output), coldSeconds, warmSeconds};
}
