import {spawn} from 'node:child_process';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {once} from 'node:events';
import type {Page} from '@playwright/test';
import {freePort} from '../scripts/server/startProgram.mts';

/** A development server in its own process. */
export interface DevServer {
  /** `http://localhost:40123` */
  readonly origin: string;
  /** Returns what it has printed, without colors. */
  output(): string;
  /**
   * Opens an address as soon as the server serves it.
   * @throws when the server has stopped, with its output as the message
   */
  show(page: Page, pathname: string): Promise<void>;
  stop(): Promise<void>;
}

/** In milliseconds; no machine is so busy that a page takes longer. */
const pageTimeout = 600_000;

/**
 * Starts a development server on a free port. It may not respond yet.
 * @param folder of the project
 * @param command program of a package, or a script of the project, and arguments: `['docusaurus', 'start']`; the port is
 * appended
 * @param environment variables in addition to those of this process
 */
export async function startDevServer(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort();
  const {NODE_ENV: _ofThisProcess, ...inherited} = process.env;
  const isScript = program.endsWith('.mjs');
  const file = isScript ? process.execPath : path.join(folder, 'node_modules/.bin', program);
  const server = spawn(file, [...(isScript ? [program] : []), ...args, '--port', String(port)], {
    cwd: folder,
    env: {...inherited, ...environment},
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  [server.stdout, server.stderr].forEach((stream) => stream.on('data', (part) => (printed += String(part))));
  const origin = `http://localhost:${port}`;
  const output = () => stripVTControlCharacters(printed);
  return {
    origin,
    output,
    async show(page, pathname) {
      const isAnswered = () => page.goto(origin + pathname, {timeout: pageTimeout}).then(Boolean, () => false);
      while (!(await isAnswered())) {
        if (server.exitCode !== null) throw new Error(`The development server has stopped:\n${output()}`);
        await setTimeout(100);
      }
    },
    async stop() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
