import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../../plugins/code-blocks/meta';
import type {SampleBlock, SamplePage} from '../block.mjs';
import {virtualFiles} from './sourceFolder.mjs';

function pageOf(...fences: readonly (readonly [meta: string, code: string])[]): SamplePage {
  const blocks = fences.map(([meta, code], index): SampleBlock => ({
    ...parseMeta(meta),
    file: 'page.md',
    line: 1 + 10 * index,
    language: 'ts',
    code,
    index,
  }));
  return {file: 'page.md', blocks};
}

const texts = (page: SamplePage): string[] => virtualFiles(page, '/site').map(({text}) => text);

describe('virtualFiles', () => {
  it('makes one file of a block and those that continue it', () => {
    expect(texts(pageOf(['', 'a'], ['continues', 'b'], ['', 'c']))).toEqual(['a\nb', 'c']);
  });

  it('keeps a block that must fail out of what goes on from it', () => {
    const page = pageOf(['', 'a'], ['continues error="TS1"', 'wrong'], ['continues', 'b']);
    expect(texts(page)).toEqual(['a\nb', 'a\nwrong']);
  });

  it('declares what a block presumes on its first line', () => {
    expect(texts(pageOf(['given="agent"', 'a\nb']))).toEqual([
      "declare const agent: import('@truffle-ai/saiki').SaikiAgent; a\nb",
    ]);
  });

  it('leaves signatures to their own role', () => {
    expect(texts(pageOf(['signature', 'run(): void;']))).toEqual([]);
  });

  it('counts faults for the block that wrote the line', () => {
    const [file] = virtualFiles(pageOf(['', 'a\nb'], ['continues', 'c']), '/site');
    expect(file?.segments.map(({firstLine, lineCount, block}) => [firstLine, lineCount, block.line])).toEqual([
      [0, 2, 1],
      [2, 1, 11],
    ]);
  });
});
