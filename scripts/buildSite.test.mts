import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {failureOf, forAuthors, nextBuild, replaceBuild} from './buildSite.mts';

let site: string;
const write = (folder: string, name: string, text: string): void => saveFile(path.join(site, folder, name), text);
const built = () => readFileSync(path.join(site, 'build/index.html'), 'utf8');

beforeEach(() => {
  site = makeFolder();
});

test('the first build lands', () => {
  write(nextBuild, 'index.html', 'first');
  expect(replaceBuild(site)).toBe(true);
  expect(built()).toBe('first');
});

test('a build takes the place of the last one, and nothing of that stays', () => {
  write('build', 'index.html', 'last');
  write('build', 'old.html', 'last');
  write(nextBuild, 'index.html', 'new');
  expect(replaceBuild(site)).toBe(true);
  expect(built()).toBe('new');
  expect(existsSync(path.join(site, 'build/old.html'))).toBe(false);
  expect(readdirSync(site)).toEqual(['build']);
});

test.each([
  ['nothing was built there', () => undefined],
  ['what was built there is no site', () => write(nextBuild, 'app.js', '')],
])('the last build stays when %s', (_, arrange) => {
  write('build', 'index.html', 'last');
  arrange();
  expect(replaceBuild(site)).toBe(false);
  expect(built()).toBe('last');
  expect(readdirSync(site)).toEqual(['build']);
});

test.each([
  [{succeeded: false, warnings: 0}, false, 'The build stopped'],
  [{succeeded: true, warnings: 2}, true, "built with 2 warning(s), see above; a page with a warning can't be merged"],
])('of %o, with warnings forbidden: %s, an author is told "%s"', (result, forbidsWarnings, message) =>
  expect(failureOf(result, forbidsWarnings)).toContain(message),
);

test.each([
  [{succeeded: true, warnings: 2}, false],
  [{succeeded: true, warnings: 0}, true],
])('%o, with warnings forbidden: %s, counts as built', (result, forbidsWarnings) =>
  expect(failureOf(result, forbidsWarnings)).toBeUndefined(),
);

test('the message of success names the folder where the site is', () => {
  const text = '[WARNING] build.next\n[SUCCESS] Generated static files in "build.next".\n';
  expect(forAuthors(text)).toBe('[WARNING] build.next\n[SUCCESS] Generated static files in "build".\n');
});

test("leaves out Docusaurus' advice to ignore broken links", () => {
  const advice =
    "Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and more.\n";
  expect(forAuthors(`[ERROR] Broken.\n${advice}\nList:\n`)).toBe('[ERROR] Broken.\n\nList:\n');
});
