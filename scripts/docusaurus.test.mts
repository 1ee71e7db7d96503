// What scripts/docusaurus.mjs assumes about Docusaurus' own program. After an upgrade, compare both when this fails.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

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
