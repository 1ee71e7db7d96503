import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {filesIn} from '@docs-kit/report';

const program = fileURLToPath(new URL('build.mts', import.meta.url));
let site: string;

/** Runs Node.js in the folder of a site. Returns its exit code and output. */
const run = (...options: string[]): Promise<[code: number | null, output: string]> =>
  new Promise((resolve) => {
    const parameters = ['--import', import.meta.resolve('tsx'), ...options];
    const child = execFile(process.execPath, parameters, {cwd: site}, (_error, stdout, stderr) =>
      resolve([child.exitCode, stdout + stderr]),
    );
  });

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(site, 'build'));
  writeFileSync(path.join(site, 'build/index.html'), 'last good build');
});
afterEach(() => rmSync(site, {recursive: true}));

test('--help shows the options, and the last build stays', async () => {
  const [code, output] = await run(program, '--help');
  expect(output).toContain('--no-minify');
  expect(output).not.toContain('stopped');
  expect(code).toBe(0);
  expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toBe('last good build');
  expect(existsSync(path.join(site, 'build.previous'))).toBe(false);
});

test('what is served at once gets its compressed copies and social cards, and the lock is gone', async () => {
  const head =
    '<title>Start</title><meta property="og:image" content="https://truffle-ai.github.io/saiki/img/cards/a.png">';
  const page = 'A page that is longer than a packet. '.repeat(100);
  writeFileSync(path.join(site, 'build/index.html'), head + page);
  cpSync('static/img/logo.svg', path.join(site, 'static/img/logo.svg'));
  const module = JSON.stringify(import.meta.resolve('./buildSite.mts'));
  const [code, output] = await run('--eval', `import(${module}).then(({completeSite}) => completeSite())`);
  expect([code, output]).toEqual([0, '']);
  const files = ['img/cards/a.png', 'index.html', 'index.html.br', 'index.html.gz'];
  expect(filesIn(path.join(site, 'build'))).toEqual(files);
  expect(existsSync(path.join(site, 'build.lock'))).toBe(false);
});
