import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {changedFiles, namedFiles, pagesThatShow, syntaxProblems} from './checkedFiles.mts';

let siteDir: string;
const git = (...parameters: string[]) => execFileSync('git', parameters, {cwd: siteDir, encoding: 'utf8'});
const write = (file: string, text: string): void => saveFile(path.join(siteDir, file), text);

beforeEach(() => {
  const pages = ['a.md', 'café.md', 'deep/b [x].md', 'build/c.md'].map((name) => [`content/${name}`, 'Text\n']);
  siteDir = makeFolder({'.gitignore': 'build\n', 'content-old/d.md': 'Text\n', ...Object.fromEntries(pages)});
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=a');
});

test.each([
  ['from the folder of the project', 'content/a.md'],
  ['with a dot', './content/a.md'],
  ['with two dots', 'content/deep/../a.md'],
])('a file that is named %s is the same file', (_, name) => {
  expect(namedFiles(siteDir, [name])).toEqual(['content/a.md']);
});

test('a file that is named by its absolute path is the same file', () => {
  expect(namedFiles(siteDir, [path.join(siteDir, 'content/a.md'), 'content/a.md'])).toEqual(['content/a.md']);
});

test.each(['content', './content/'])('the folder %s is its files, without those that git ignores', (name) => {
  write('content/new.md', 'Text\n');
  const files = ['content/a.md', 'content/café.md', 'content/deep/b [x].md', 'content/new.md'];
  expect(namedFiles(siteDir, [name])).toEqual(files);
});

test('the project is all its files that are there', () => {
  rmSync(path.join(siteDir, 'content/a.md'));
  const files = ['.gitignore', 'content-old/d.md', 'content/café.md', 'content/deep/b [x].md'];
  expect(namedFiles(siteDir, ['.'])).toEqual(files);
});

test.each([
  ['content/e.md', "content/e.md doesn't exist. Write a path from the folder of the project"],
  ['content/a.md/b.md', "content/a.md/b.md doesn't exist"],
  ['../e.md', '../e.md is outside of the project. Name a file or folder in it.'],
  ['/', '/ is outside of the project'],
  ['content/build', 'content/build has no files that git knows or would add. Name one of its files.'],
])('%s is an error', (name, message) => {
  expect(() => namedFiles(siteDir, [name])).toThrow(message);
});

test('changed files have their real names', () => {
  write('content/café.md', 'New text\n');
  write('content/neu è.md', 'Text\n');
  rmSync(path.join(siteDir, 'content/a.md'));
  expect(changedFiles(siteDir)).toEqual(['content/café.md', 'content/neu è.md']);
});

test('pages show changed diagrams, and examples of which any file has changed', () => {
  write('content/diagrams/a.mmd', '');
  write('content/diagram.md', '::diagram{name="a" caption="b"}\n');
  write('content/diagram2.md', '::diagram{caption=\'b\' name=a}\n\n::diagram{name="a-b"}\n');
  write('content/example.md', '```ts file=examples/notes/agent.ts\n```\n');
  write('content/example2.md', '```ts file="examples/notes/agent.ts"\n```\n');
  const shown = (...files: string[]) => pagesThatShow(siteDir, files, ['content']);
  expect(shown('content/diagrams/a.mmd')).toEqual(['content/diagram.md', 'content/diagram2.md']);
  expect(shown('content/diagrams/a-b.mmd')).toEqual(['content/diagram2.md']);
  expect(shown('examples/notes/tool.ts', 'content/a.md')).toEqual(['content/example.md', 'content/example2.md']);
  expect(shown('examples/note/a.ts', 'examples/package.json', 'content/a.md')).toEqual([]);
});

test('contracts and settings that are not valid JSON or YAML are problems with a line', () => {
  write('contracts/a.yaml', 'a: 1\nb: c: 2\n');
  write('contracts/deep/b.json', '{\n  "a": 1,\n}\n');
  write('config/c.json', '[]\n');
  write('content/d.json', '{\n');
  const files = ['contracts/a.yaml', 'contracts/deep/b.json', 'config/c.json', 'content/d.json', 'content/a.md'];
  expect(syntaxProblems(siteDir, files)).toEqual([
    expect.objectContaining({file: 'contracts/a.yaml', line: 2}),
    expect.objectContaining({file: 'contracts/deep/b.json', line: 3}),
  ]);
});
