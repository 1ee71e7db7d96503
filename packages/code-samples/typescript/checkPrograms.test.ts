import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import type {SampleBlock} from '../check/samplePages';
import {checkPrograms, type ProgramRule} from './checkPrograms';
import {makeSite, sdk} from './site.testing';

const siteDir = makeSite();
writeFileSync(path.join(siteDir, 'examples/tsconfig.json'), '{"compilerOptions": {"noEmit": true, "types": []}}');
writeFileSync(path.join(siteDir, 'examples/greet.ts'), "export const one = 1;\nexport const name = 'nobody';\n");

const rule: ProgramRule = (source) => {
  const offset = source.text.indexOf('nobody');
  return offset < 0 ? [] : [{offset, message: 'Greet somebody.'}];
};

const blockOf = (meta: string, code: string): SampleBlock => {
  return {...parseFence(meta), file: 'page.md', line: 1, index: 0, language: 'ts', code};
};

it.each([
  ['a block', blockOf('', "export const name = 'nobody';"), 'Greet somebody.'],
  ['a sample file', blockOf('file=examples/greet.ts', ''), 'examples/greet.ts:2 Greet somebody.'],
])('applies rules to %s', (_, block, message) => {
  const problemsOf = checkPrograms([{file: 'page.md', blocks: [block]}], siteDir, sdk, [rule]);
  const messages = problemsOf(block).map((problem) => problem.message.replaceAll('\\', '/'));
  expect(messages.filter((text) => text.includes('Greet'))).toEqual([message]);
});
