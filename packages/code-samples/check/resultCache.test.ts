import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {makeFolder} from '@docs-kit/report/testing';
import {openResultCache} from './resultCache';
import {passed} from './role';
import type {SampleBlock, SamplePage} from './samplePages';

let site: string;
beforeEach(() => {
  site = makeFolder({'contracts/cli.json': '{}', 'package-lock.json': '{}'});
});

const block = (meta: string, code: string, index: number, language = 'yaml'): SampleBlock => ({
  ...parseFence(meta),
  file: 'page.md',
  line: 1 + index,
  language,
  code,
  index,
});
const pageOf = (...blocks: SampleBlock[]): SamplePage => ({file: 'page.md', blocks});
const before = pageOf(block('agent', 'a: 1', 0), block('', 'b', 1, 'ts'));

function remember(page: SamplePage): void {
  const cache = openResultCache(site, ['contracts']);
  page.blocks.forEach((one) => cache.set(one, page, passed('checked')));
  cache.prune();
}

const known = (page: SamplePage): boolean[] => {
  const cache = openResultCache(site, ['contracts']);
  return page.blocks.map((one) => cache.get(one, page) !== undefined);
};

describe('the cache of results', () => {
  it('returns what was stored', () => {
    remember(before);
    expect(known(before)).toEqual([true, true]);
  });

  it.each([
    ['the text of a block', block('agent', 'a: 2', 0)],
    ['the role of a block', block('agent=llm', 'a: 1', 0)],
  ])('forgets the page after a change of %s', (_what, changed) => {
    remember(before);
    expect(known(pageOf(changed, block('', 'b', 1, 'ts')))).toEqual([false, false]);
  });

  // A block may use variables and files from any other block, and a program may import a block in any language.
  it.each([
    ['yaml', 'agent'],
    ['text', 'tree'],
    ['tsx', ''],
    ['js', ''],
    ['dotenv', ''],
  ])('forgets what is beside a changed block of %s', (language, meta) => {
    const beside = (code: string) => pageOf(block(meta, code, 0, language), block('', 'A=b', 1, 'dotenv'));
    remember(beside('$A'));
    expect(known(beside('$B'))).toEqual([false, false]);
  });

  it('forgets what is beside another directive', () => {
    const beside = (code: string) =>
      pageOf({...block('', code, 0, 'bash'), directive: 'operation x'}, block('', 'A=b', 1, 'dotenv'));
    remember(beside('echo $A'));
    expect(known(beside('echo $B'))).toEqual([false, false]);
  });

  it('forgets a block that a directive wrote once an author writes the same', () => {
    const written = block('signature', 'run(): void', 0, 'ts');
    remember(pageOf({...written, directive: 'sdk run'}));
    expect(known(pageOf(written))).toEqual([false]);
  });

  it('forgets a block that moved, and keeps those above it', () => {
    remember(before);
    const moved = before.blocks.map((one) => (one.index === 1 ? {...one, line: 9} : one));
    expect(known(pageOf(...moved))).toEqual([true, false]);
  });

  it('keeps the blocks of other pages', () => {
    const other: SamplePage = {file: 'other.md', blocks: [{...block('', 'b', 0, 'ts'), file: 'other.md'}]};
    const cache = openResultCache(site, ['contracts']);
    for (const page of [before, other]) page.blocks.forEach((one) => cache.set(one, page, passed('checked')));
    cache.prune();
    expect(known(pageOf(block('agent', 'a: 2', 0)))).toEqual([false]);
    expect(known(other)).toEqual([true]);
  });

  it('forgets everything after a change of a contract', () => {
    remember(before);
    writeFileSync(path.join(site, 'contracts/cli.json'), '{"version": "0.4.0"}');
    expect(known(before)).toEqual([false, false]);
  });

  it('does not keep failures', () => {
    const cache = openResultCache(site, ['contracts']);
    const [first] = before.blocks;
    if (first) cache.set(first, before, {proof: 'checked', problems: [{line: 1, message: 'wrong'}]});
    cache.prune();
    expect(known(before)).toEqual([false, false]);
  });
});
