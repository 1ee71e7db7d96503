import {chmodSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {httpRunner, runNode} from './httpRunners';
import {makeSampleFolder, type ProgramResult, type SampleFolder} from './program';

const address = 'http://localhost:3001';
const path_ = process.env.PATH;
let folder: SampleFolder;

beforeEach(() => {
  // A fake toolchain that prints the program it's asked to run, and the proxies.
  const programs = makeFolder({go: '#!/bin/sh\ncat "$2"\necho "\nproxies: $HTTP_PROXY $HTTPS_PROXY $NO_PROXY"\n'});
  chmodSync(path.join(programs, 'go'), 0o755);
  process.env.PATH = `${programs}${path.delimiter}${path_}`;
  folder = makeSampleFolder(process.cwd(), {file: 'page.md', blocks: []});
});
afterEach(() => {
  process.env.PATH = path_;
  folder.remove();
});

describe('runners of HTTP samples', () => {
  it.each([
    ['python', 'python3 is not on this machine'],
    ['go', 'go is not on this machine'],
  ])('say that %s cannot be run where its toolchain is missing', (language, reason) => {
    expect(httpRunner(language, () => false)).toBe(reason);
    expect(httpRunner(language, () => true)).toBeTypeOf('function');
  });

  async function runGo(code: string): Promise<ProgramResult> {
    const run = httpRunner('go', () => true);
    if (typeof run === 'string') throw new Error(run);
    return run({code, folder, port: 45_678, address});
  }

  it('redirect Go to the server of the check', async () => {
    const end = await runGo('get("http://localhost:3001/health")');
    expect(end).toMatchObject({code: 0});
    expect(end.stdout).toContain('get("http://127.0.0.1:45678/health")\n');
  });

  it('run Go whose code names another machine, and make the server the proxy for it', async () => {
    const end = await runGo('post("http://localhost:3001/api/webhooks", `{"url": "https://hooks.example.com"}`)');
    expect(end).toMatchObject({code: 0});
    expect(end.stdout).toContain('https://hooks.example.com');
    expect(end.stdout).toContain('proxies: http://127.0.0.1:45678 http://127.0.0.1:45678 127.0.0.1');
  });

  it.each([
    ['alone', "const greeting: string = 'Hello';"],
    ['that imports a file of its page', "import {greeting} from './greeting';"],
  ])('run TypeScript %s', async (_, code) => {
    folder.write('greeting.ts', "export const greeting: string = 'Hello';");
    const end = await runNode({code: `${code}\nconsole.log(greeting as string);`, folder, port: 45_678, address});
    expect(end).toMatchObject({code: 0, stdout: 'Hello\n'});
  });
});
