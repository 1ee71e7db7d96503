import {readdirSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkSamples} from '@docs-kit/code-samples/check';
import {openSaikiPages, openSaikiSamples} from '../../plugins/saiki-sample-roles/index';
import {expectedErrors} from './expectedErrors';

const folder = 'tests/fixtures/wrong-samples';
const files = readdirSync(folder).map((name) => `${folder}/${name}`);
const expected = files.flatMap(expectedErrors);

/** Messages by the position of the fence: `file:line`. */
const messages = new Map<string, string>();

beforeAll(async () => {
  const readPage = openSaikiPages(process.cwd());
  const results = await checkSamples({
    ...openSaikiSamples(process.cwd()),
    pages: files.map((file) => readPage(file)),
  });
  for (const {block, problems} of results) {
    messages.set(`${block.file}:${block.line}`, problems.map(({message}) => message).join('\n'));
  }
});

describe('the check of samples reports what the former documentation got wrong', () => {
  it('knows at least a hundred wrong samples', () => {
    expect(expected.length).toBeGreaterThanOrEqual(100);
  });

  it.each(expected)('$file: $error', ({file, line, phrase}) => {
    expect(messages.get(`${file}:${line}`)).toContain(phrase);
  });
});
