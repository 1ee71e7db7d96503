// Commands with wrong arguments print a one-line error.
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs a command and returns its exit code and stderr. */
function run(script: string, options: readonly string[], cwd = process.cwd()): [code: number | null, errors: string] {
  const parameters = ['--import', loader, path.resolve(script), ...options];
  const {status, stderr} = spawnSync(process.execPath, parameters, {cwd, encoding: 'utf8'});
  return [status, stderr];
}

const known = 'npm start knows --port <number>, --no-build and --folder <folder>\\.';

// Node.js decides on the wording.
test.each([
  [['--prot', '1'], '--prot'],
  [['--port'], '--port'],
  [['--port', '--no-build'], '--port'],
  [['4000'], '4000'],
])('npm start -- %j is answered with the known options', (options, wrong) => {
  const [code, errors] = run('scripts/start.mts', options);
  expect(code).toBe(1);
  expect(errors).toMatch(new RegExp(`^\\S.*'${wrong}\\b.*\\. ${known}\\n$`));
});

test('npm run ledger says that its list is missing', () => {
  const message = 'config/addresses.txt is missing. Restore it with "git checkout config/addresses.txt".\n';
  expect(run('scripts/ledger.mts', [], makeFolder({'build/index.html': ''}))).toEqual([1, message]);
});

test('npm start says which Node.js it needs, before it installs anything', () => {
  const version = (text: string) =>
    `Object.defineProperties(process, {version: {value: 'v${text}'}, versions: {value: {node: '${text}'}}})`;
  const start = (text: string) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(version(text))}`,
        path.resolve('scripts/run.mjs'),
        'site',
      ],
      {cwd: os.tmpdir(), encoding: 'utf8'},
    );
  for (const old of ['18.20.0', '20.18.3']) {
    const message = `Node.js 20.19 or newer is needed; this is v${old}. See https://nodejs.org/en/download\n`;
    expect(start(old)).toMatchObject({status: 1, stdout: '', stderr: message});
  }
  // The next step: there is no lock file.
  expect(start('22.0.0').stderr).toContain('package-lock.json');
});

test('npm run check:samples says where a contract is not valid JSON', () => {
  const folder = makeFolder({'contracts/cli.json': '{\n  "a": 1,\n}\n'});
  const [code, errors] = run('scripts/checkSamples.mts', [], folder);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^contracts\/cli\.json:3 is not valid JSON: .* Fix: correct this line, or the one before it\.\n$/u,
  );
});
