import {readdirSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkPages} from '../../scripts/samples/checkPages.mjs';
import {openPageReader} from '../../scripts/samples/readPage.mjs';
import {expectedRefusals} from './expectedRefusals';

const folder = 'tests/fixtures/wrong-samples';
const files = readdirSync(folder).map((name) => `${folder}/${name}`);
const refusals = files.flatMap(expectedRefusals);

/** Messages by the line of the fence: `file:line`. */
const messages = new Map<string, string>();

beforeAll(async () => {
  const reader = openPageReader(process.cwd());
  const results = await checkPages({siteFolder: process.cwd(), pages: files.map((file) => reader.read(file))});
  for (const {block, verdict} of results) {
    messages.set(`${block.file}:${block.line}`, verdict.problems.map(({message}) => message).join('\n'));
  }
}, 120_000);

describe('the check of samples refuses what the former documentation got wrong', () => {
  it('knows at least a hundred wrong samples', () => {
    expect(refusals.length).toBeGreaterThanOrEqual(100);
  });

  it.each(refusals)('$file: $fault', ({file, line, phrase}) => {
    expect(messages.get(`${file}:${line}`)).toContain(phrase);
  });
});
