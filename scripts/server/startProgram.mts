import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** In milliseconds. Only meant for programs that hang: none takes this long to start, even on slow machines. */
const startLimit = 60_000;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

export interface ProgramOptions {
  /** Port that it will listen on. */
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** How long it may run without listening, in milliseconds. */
  readonly limit?: number;
}

/**
 * Starts a program and waits until it listens on its port.
 * @throws Error with its output when it exits, or doesn't listen in time and is killed
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  {port, environment = {}, limit = startLimit}: ProgramOptions,
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let end: string | undefined;
  [child.stdout, child.stderr].forEach((stream) =>
    stream.setEncoding('utf8').on('data', (text: string) => (output += text)),
  );
  child
    .once('error', (error) => (end = error.message))
    .once('close', (code, signal) => (end ??= `It ended with ${signal ?? code}`));
  const started = Date.now();
  while (!(await isListening(port))) {
    if (end !== undefined) throw new Error(`${program} doesn't run. ${end}:\n${output}`);
    if (Date.now() - started >= limit) {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      throw new Error(`${program} runs, but nothing listens on port ${port} after ${limit / 1000} s:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/**
 * Makes a temporary folder for a server. If the server doesn't start, this deletes it with the private key in it;
 * otherwise, the server deletes it when it stops.
 */
export async function startInFolder<T>(name: string, start: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  try {
    return await start(folder);
  } catch (error) {
    rmSync(folder, {recursive: true, force: true});
    throw error;
  }
}

async function anyFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Finds a free local port without 404 in its number: `afdocs` adds the server's address to short pages, and mistakes a
 * short page with that number for the 404 page:
 * https://github.com/agent-ecosystem/afdocs/blob/main/src/helpers/detect-soft-404.ts
 */
export async function freePort(offer = anyFreePort): Promise<number> {
  const port = await offer();
  return String(port).includes('404') ? freePort(offer) : port;
}
