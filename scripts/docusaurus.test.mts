// What scripts/docusaurus.mjs assumes about Docusaurus' own program. After an upgrade, compare both when this fails.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';

const read = (file: string): string => readFileSync(path.resolve('node_modules/@docusaurus', file), 'utf8');

test.each([
  ['SKIP_HTML_MINIFICATION', 'bundler/lib/minifyHtml.js'],
  ['WEBPACK_URL_LOADER_LIMIT', 'utils/lib/constants.js'],
])('Docusaurus reads %s in %s', (name, file) => {
  expect(read(file)).toContain(`process.env.${name}`);
});

test.each(['await beforeCli();', 'await runCLI(process.argv);', "process.env.NODE_ENV ??= 'development';"])(
  "Docusaurus' program and the copy have the line: %s",
  (line) => {
    expect(read('core/bin/docusaurus.mjs')).toContain(line);
    expect(readFileSync('scripts/docusaurus.mjs', 'utf8')).toContain(line);
  },
);

test.each([
  [['/a'], 'Page /a:\nNo link.'],
  [['/a', '/b'], 'Page /a, and 1 other:\nNo link.'],
  [['/a', '/b', '/c'], 'Page /a, and 2 others:\nNo link.'],
])('an error of the pages %j is printed once', (pages, message) => {
  const errors = `${JSON.stringify(pages)}.map((page) => new Error('Page ' + page, {cause: new Error('No link.')}))`;
  const config = `module.exports = () => { throw new Error('Not rendered', {cause: new AggregateError(${errors})}); };`;
  const cwd = makeFolder({'docusaurus.config.js': config, 'package.json': '{}'});
  const {stderr} = spawnSync(process.execPath, [path.resolve('scripts/docusaurus.mjs'), 'build'], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toContain(`[ERROR] ${message}\n`);
});
