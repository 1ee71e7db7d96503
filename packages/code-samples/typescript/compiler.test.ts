import {describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import type {SampleBlock, SamplePage} from '../check/samplePages';
import {checkPrograms} from './checkPrograms';
import {openCompiler, virtualFiles} from './compiler';
import {typesOfPage} from './shownTypes';
import {makeSite, sdk} from './site.testing';

function pageOf(...fences: readonly (readonly [meta: string, code: string])[]): SamplePage {
  const blocks = fences.map(([meta, code], index): SampleBlock => ({
    ...parseFence(meta),
    file: 'page.md',
    line: 1 + 10 * index,
    language: 'ts',
    code,
    index,
  }));
  return {file: 'page.md', blocks};
}

describe('virtualFiles', () => {
  it('makes a file of each program, and leaves signatures to their own role', () => {
    const files = virtualFiles(pageOf(['', 'a'], ['signature', 'run(): void;'], ['', 'b']), '/site');
    expect(files.map(({path, block}) => [path, block.code])).toEqual([
      ['/site/.samples/page.md/block-0.ts', 'a'],
      ['/site/.samples/page.md/block-2.ts', 'b'],
    ]);
  });
});

describe('the compiler of samples', () => {
  const siteDir = makeSite();
  const page = (code: string) => pageOf(['', code]);
  const shown = (code: string) => typesOfPage({siteDir, sdk, page: page(code)})[0]?.map(({type}) => type);
  const reported = (code: string) => {
    const checked = page(code);
    const problemsOf = checkPrograms([checked], siteDir, sdk);
    return checked.blocks.flatMap((block) => problemsOf(block).map(({message}) => message));
  };

  // The type of each value depends on one option, and the check reports the type that readers see.
  it.each([
    ['strict', 'const found = [1].find(Boolean);', 'number | undefined'],
    ['target and lib', 'const found = [1].toSorted();', 'number[]'],
    ['esModuleInterop', "import path from 'node:path';\nconst found = path.join('a');", 'string'],
    ['types', 'const found = process.env.HOME;', 'string | undefined'],
  ])('shows and checks the same type, decided by the option "%s"', (_option, code, type) => {
    expect(shown(code)).toEqual([`const found: ${type}`]);
    const [message] = reported(`${code}\nconst wrong: never = found;`);
    expect(message).toContain(`Type '${type}' is not assignable to type 'never'.`);
  });

  it('compiles the files that others import, and no others', () => {
    const blocks = pageOf(
      ['title="one.ts"', 'export const one = 1;'],
      ['title="two.ts"', 'export const two = 2;'],
      ['', "import {one} from './one';\nconst found = one;"],
    );
    const files = virtualFiles(blocks, siteDir);
    const program = openCompiler(siteDir, sdk).open(files, files.slice(2));
    expect(files.map((file) => program.getSourceFile(file.path) !== undefined)).toEqual([true, false, true]);
  });
});
