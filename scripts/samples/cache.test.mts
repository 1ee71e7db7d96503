import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseMeta} from '../../plugins/code-blocks/meta';
import type {SampleBlock, SamplePage} from './block.mjs';
import {openCache} from './cache.mjs';
import {proved} from './role.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
  for (const folder of [
    'contracts',
    'examples',
    'scripts/samples',
    'plugins/code-blocks',
    'plugins/contract-reference',
  ]) {
    mkdirSync(path.join(site, folder), {recursive: true});
  }
  writeFileSync(path.join(site, 'contracts/cli.json'), '{}');
  writeFileSync(path.join(site, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(site, {recursive: true}));

const block = (meta: string, code: string, index: number, language = 'yaml'): SampleBlock => ({
  ...parseMeta(meta),
  file: 'page.md',
  line: 1 + index,
  language,
  code,
  index,
});
const pageOf = (...blocks: SampleBlock[]): SamplePage => ({file: 'page.md', blocks});
const before = pageOf(block('agent', 'a: 1', 0), block('', 'b', 1, 'ts'));

function remember(page: SamplePage): void {
  const cache = openCache(site);
  page.blocks.forEach((one) => cache.set(one, page, proved('checked')));
  cache.save(true);
}

const known = (page: SamplePage): boolean[] => {
  const cache = openCache(site);
  return page.blocks.map((one) => cache.get(one, page) !== undefined);
};

describe('the cache of verdicts', () => {
  it('knows what it was told', () => {
    remember(before);
    expect(known(before)).toEqual([true, true]);
  });

  it.each([
    ['the text of a block', pageOf(block('agent', 'a: 2', 0), block('', 'b', 1, 'ts')), [false, true]],
    ['the role of a block', pageOf(block('agent=llm', 'a: 1', 0), block('', 'b', 1, 'ts')), [false, true]],
    ['a block that others may import', pageOf(block('agent', 'a: 1', 0), block('', 'c', 1, 'ts')), [false, false]],
  ])('forgets after a change of %s', (_what, after, expected) => {
    remember(before);
    expect(known(after)).toEqual(expected);
  });

  it('forgets everything after a change of a contract', () => {
    remember(before);
    writeFileSync(path.join(site, 'contracts/cli.json'), '{"version": "0.4.0"}');
    expect(known(before)).toEqual([false, false]);
  });

  it('does not keep failures', () => {
    const cache = openCache(site);
    const [first] = before.blocks;
    if (first) cache.set(first, before, {proof: 'checked', problems: [{line: 1, message: 'wrong'}]});
    cache.save(true);
    expect(known(before)).toEqual([false, false]);
  });
});
