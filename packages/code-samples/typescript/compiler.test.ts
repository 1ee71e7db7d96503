import {describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import type {SampleBlock, SamplePage} from '../check/samplePages';
import {checkPrograms} from './checkPrograms';
import {openCompiler, virtualFiles} from './compiler';
import {typesOfPage} from './shownTypes';

const sdk = {package: '@example/sdk', declarations: 'sdk', ambientNames: {agent: 'Agent'}};

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

const texts = (page: SamplePage): string[] => virtualFiles(page, '/site', sdk).map(({text}) => text);

describe('virtualFiles', () => {
  it('makes one file of a block and those that continue it', () => {
    expect(texts(pageOf(['', 'a'], ['continues', 'b'], ['', 'c']))).toEqual(['a\nb', 'c']);
  });

  it('leaves a block that must fail out of what continues', () => {
    const page = pageOf(['', 'a'], ['continues error="TS1"', 'wrong'], ['continues', 'b']);
    expect(texts(page)).toEqual(['a\nb', 'a\nwrong']);
  });

  it('declares what a block assumes on its first line', () => {
    expect(texts(pageOf(['given="agent"', 'a\nb']))).toEqual([
      "declare const agent: import('@example/sdk').Agent; a\nb",
    ]);
  });

  it('leaves signatures to their own role', () => {
    expect(texts(pageOf(['signature', 'run(): void;']))).toEqual([]);
  });

  it('knows which block wrote a line', () => {
    const [file] = virtualFiles(pageOf(['', 'a\nb'], ['continues', 'c']), '/site', sdk);
    expect(file?.segments.map(({firstLine, lineCount, block}) => [firstLine, lineCount, block.line])).toEqual([
      [0, 2, 1],
      [2, 1, 11],
    ]);
  });
});

describe('the compiler of samples', () => {
  const siteDir = process.cwd();
  const saiki = {package: '@truffle-ai/saiki', declarations: 'contracts/sdk'};
  const page = (code: string) => pageOf(['', code]);
  const shown = (code: string) => typesOfPage({siteDir, sdk: saiki, page: page(code)})[0]?.map(({type}) => type);
  const reported = (code: string) => {
    const checked = page(code);
    const problemsOf = checkPrograms([checked], siteDir, saiki);
    return checked.blocks.flatMap((block) => problemsOf(block).map(({message}) => message));
  };

  // Each value has a type that its own option decides, and the check reports the type that readers are shown.
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
    const files = virtualFiles(blocks, siteDir, saiki);
    const program = openCompiler(siteDir, saiki).open(files, files.slice(2));
    expect(files.map((file) => program.getSourceFile(file.path) !== undefined)).toEqual([true, false, true]);
  });
});
