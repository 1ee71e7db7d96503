// Every row of docs/specification.md has a test with its id, and every id in a test or comment is a row.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const specification = 'docs/specification.md';
const thisFile = 'tests/specification.test.ts';
const folders = ['packages', 'plugins', 'config', 'contracts', 'scripts', 'src', 'tests', 'benchmarks'];

/** A row of the specification, or a mention of one. */
interface Reference {
  readonly id: string;
  /** File and line. */
  readonly place: string;
}

function sourceFiles(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.(?:[mc]?[jt]s|tsx|css)$/u.test(file) && !file.split(path.sep).includes('node_modules'))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== thisFile);
}

/** The ids that a pattern captures in its group `ids`, with their lines. */
function references(file: string, text: string, pattern: RegExp): Reference[] {
  return [...text.matchAll(pattern)].flatMap(({index, groups}) => {
    const line = text.slice(0, index).split('\n').length;
    return (groups?.ids ?? '').split(', ').map((id) => ({id, place: `${file}:${line}`}));
  });
}

const rows = references(specification, readFileSync(specification, 'utf8'), /^\| (?<ids>[A-Z\d]+-\d+) \|/gmu);
const ids = new Set(rows.map(({id}) => id));
const prefixes = [...new Set(rows.map(({id}) => id.replace(/-\d+$/u, '')))];

const sources = sourceFiles().map((file) => [file, readFileSync(file, 'utf8')] as const);

/** Titles of tests that run, such as `test('[NAV-1] …', …)` or `it.each(rows)('[NAV-1, NAV-2] …', …)`. */
const title = /(?<!\.(?:skip|todo|fixme))\(\s*['"`]\[(?<ids>[A-Z]+-\d+(?:, [A-Z]+-\d+)*)\] /gu;
const titles = sources
  .filter(([file]) => /\.(?:test|spec)\.[a-z]+$/u.test(file))
  .flatMap(([file, text]) => references(file, text, title));

/** Ids anywhere in the code, including comments. */
const mention = new RegExp(`(?<![\\w-])(?<ids>(?:${prefixes.join('|')})-\\d+)(?![\\w-])`, 'gu');
const mentions = sources.flatMap(([file, text]) => references(file, text, mention));

it('finds rows in the specification and tests that name them', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(titles.length).toBeGreaterThan(50);
});

it('finds no id that two rows of the specification share', () => {
  const repeated = rows.filter(({id}, index) => rows.findIndex((row) => row.id === id) !== index);
  const errors = repeated.map(
    ({id, place}) => `${place} ${id} is the id of an earlier row. Fix: use the next free number.`,
  );
  expect(errors).toEqual([]);
});

it('finds a test for every row of the specification', () => {
  const tested = new Set(titles.map(({id}) => id));
  const untested = rows.filter(({id}) => !tested.has(id));
  const errors = untested.map(
    ({id, place}) => `${place} no test proves ${id}. Fix: begin the title of a test with "[${id}]", or delete the row.`,
  );
  expect(errors).toEqual([]);
});

it('finds a row of the specification for every id that a test or a comment names', () => {
  const unknown = new Map([...titles, ...mentions].map(({id, place}) => [`${place} ${id}`, id]));
  const errors = [...unknown]
    .filter(([, id]) => !ids.has(id))
    .map(([reference]) => `${reference} is not a row of ${specification}. Fix: name an existing row, or add this one.`);
  expect(errors).toEqual([]);
});
