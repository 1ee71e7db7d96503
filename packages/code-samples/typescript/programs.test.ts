import {describe, expect, test} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {blockByTitle, isScript, type ScriptBlock} from './programs';

const block = (meta: string, code: string, language = 'ts'): ScriptBlock => ({...parseFence(meta), language, code});

describe('isScript', () => {
  test.each([
    ['ts', '', true],
    ['tsx', '', true],
    ['js', '', true],
    ['ts', 'http', true],
    ['ts', 'signature', false],
    ['bash', '', false],
  ])('says for %s %s: %s', (language, meta, expected) => {
    expect(isScript(block(meta, '', language))).toBe(expected);
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
    const importing = blocks.find((one) => one.code === from);
    expect(importing && blockByTitle(blocks, importing, specifier)?.code).toBe(code);
  });
});
