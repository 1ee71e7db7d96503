// Scripts hold nothing that no reader's browser reads.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtFiles, readBuilt} from './support/builtSite';

/** Where the generator keeps each label of its theme, and under another key its hint for translators. */
const labels = path.resolve('node_modules/@docusaurus/theme-translations/locales/base/theme-common.json');

it("the theme's hints for translators stay in its sources", () => {
  const hints = Object.entries(JSON.parse(readFileSync(labels, 'utf8')) as Record<string, string>)
    .filter(([key]) => key.endsWith('___DESCRIPTION'))
    .map(([, hint]) => hint);
  const scripts = builtFiles.filter((file) => file.endsWith('.js')).map(readBuilt);
  expect(hints).not.toEqual([]);
  expect(hints.filter((hint) => scripts.some((script) => script.includes(hint)))).toEqual([]);
});
