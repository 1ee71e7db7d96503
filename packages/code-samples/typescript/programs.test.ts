import {describe, expect, test} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {blockByTitle, extensionOf, programsOf, type ScriptBlock} from './programs';

const block = (meta: string, code: string, language = 'ts'): ScriptBlock => ({...parseFence(meta), language, code});
const codes = (...blocks: readonly ScriptBlock[]): string[][] =>
  programsOf(blocks).map((program) => program.blocks.map(({code}) => code));

describe('programsOf', () => {
  test('puts a block and those that continue it together', () => {
    expect(codes(block('', 'a'), block('continues', 'b'), block('', 'c'))).toEqual([['a', 'b'], ['c']]);
  });

  test('knows all languages of the compiler', () => {
    const blocks = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'].map((language) =>
      block('continues', language, language),
    );
    expect(codes(block('', 'a'), ...blocks)).toEqual([['a', 'ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx']]);
  });

  test('leaves out other languages and signatures', () => {
    expect(codes(block('', 'a'), block('', 'b', 'bash'), block('signature', 'c'), block('continues', 'd'))).toEqual([
      ['a', 'd'],
    ]);
  });

  test('leaves a block that must fail out of what continues', () => {
    const blocks = [block('', 'a'), block('continues error="TS1"', 'wrong'), block('continues', 'b')];
    expect(codes(...blocks)).toEqual([
      ['a', 'b'],
      ['a', 'wrong'],
    ]);
    expect(programsOf(blocks).map(({own}) => own.map(({code}) => code))).toEqual([['a', 'b'], ['wrong']]);
  });
});

describe('extensionOf', () => {
  test.each([
    [['ts'], '.ts'],
    [['tsx', 'ts'], '.tsx'],
    [['ts', 'javascript'], '.js'],
    [['jsx'], '.jsx'],
  ])('returns for %j the extension %s', (languages, ending) => {
    expect(extensionOf(languages.map((language) => block('', '', language)))).toBe(ending);
  });
});

describe('blockByTitle', () => {
  const blocks = [
    block('title="agent.ts"', 'one'),
    block('', 'x'),
    block('title="agent.ts"', 'two'),
    block('title="lib/log.ts"', 'log'),
    block('title="lib/trace.ts"', 'trace'),
    block('file=examples/deep/open.ts', 'open'),
  ];

  test.each([
    ['the nearest block above', 'x', './agent', 'one'],
    ['the newer block further down', 'log', '../agent', 'two'],
    ['a block below when none is above', 'x', './lib/log', 'log'],
    ['an ending like that of the compiled file', 'x', './agent.js', 'one'],
    ['a neighbour in its folder', 'trace', './log', 'log'],
    ['a block whose own folder is not shown', 'x', '../lib/log', 'log'],
    ['a file by its own name', 'x', './open', 'open'],
    ['no block with another title', 'x', './agents', undefined],
    ['no block of another folder', 'log', './agent', undefined],
  ])('finds %s', (_name, from, specifier, code) => {
    const program = programsOf(blocks).find(({own}) => own.some((one) => one.code === from));
    expect(program && blockByTitle(blocks, program, specifier)?.code).toBe(code);
  });
});
