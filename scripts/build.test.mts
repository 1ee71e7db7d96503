import {execFile, spawn} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeEach, expect, test, vi} from 'vitest';
import {filesIn} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';

const program = fileURLToPath(new URL('build.mts', import.meta.url));
let site: string;

/** Runs Node.js in the folder of a site. Returns its exit code and output. */
const run = (options: readonly string[], cwd = site): Promise<[code: number | null, output: string]> =>
  new Promise((resolve) => {
    const parameters = ['--import', import.meta.resolve('tsx'), ...options];
    const child = execFile(process.execPath, parameters, {cwd}, (_error, stdout, stderr) =>
      resolve([child.exitCode, stdout + stderr]),
    );
  });

beforeEach(() => {
  site = makeFolder({'build/index.html': 'last good build'});
});

test('--help shows the options, and the last build stays', async () => {
  const [code, output] = await run([program, '--help']);
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
  const [code, output] = await run(['--eval', `import(${module}).then(({completeSite}) => completeSite())`]);
  expect([code, output]).toEqual([0, '']);
  const files = ['img/cards/a.png', 'index.html', 'index.html.br', 'index.html.gz'];
  expect(filesIn(path.join(site, 'build'))).toEqual(files);
  expect(readdirSync(site).filter((name) => name.startsWith('build.lock'))).toEqual([]);
});

// Both need a device or a folder that only Linux has.
const onLinux = test.skipIf(process.platform !== 'linux');
const expectStop = ([code, output]: Awaited<ReturnType<typeof run>>, reason: RegExp): void => {
  expect(output).toMatch(reason);
  expect(output).toContain('The build stopped, see above. It left build/ as it was.');
  expect(output).not.toMatch(/^\s+at /mu);
  expect(code).toBe(1);
};

onLinux('[BUILD-2] on a full disk a build stops, and says what to do', async () => {
  const fillDisk = `import {symlinkSync} from 'node:fs'; symlinkSync('/dev/full', 'build.lock.' + process.pid);`;
  const result = await run(['--import', `data:text/javascript,${encodeURIComponent(fillDisk)}`, program]);
  expectStop(result, /^\nThe build stopped: the disk is full\. .* can be deleted\.$/mu);
});

onLinux('[BUILD-2] in a read-only folder a build stops, and says what to do', async () => {
  expectStop(await run([program], '/sys'), /^\nThe build stopped: .* [Ww]ork on a copy\.$/mu);
});

test('[BUILD-1] when a build is killed, Docusaurus ends too', async () => {
  const config = `
    require('node:fs').writeFileSync('docusaurus.pid', String(process.pid));
    module.exports = () => new Promise(() => setInterval(() => {}, 100));`;
  writeFileSync(path.join(site, 'docusaurus.config.js'), config);
  const build = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {cwd: site});
  const pid = await vi.waitFor(() => Number(readFileSync(path.join(site, 'docusaurus.pid'), 'utf8')), {
    timeout: 300_000,
  });
  build.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {timeout: 300_000});
});
