import {describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {chooseRole, passed, roleName, type Role} from './role';
import type {SampleBlock} from './samplePages';

const role = (languages: string[], marker?: string, words?: string[]): Role => ({
  kind: 'kind',
  languages,
  ...(marker !== undefined && {marker}),
  ...(words && {words}),
  check: () => passed('checked'),
});
const roles = [
  role(['yaml'], 'agent', ['error']),
  role(['yaml'], 'compose'),
  role(['ts'], undefined, ['error']),
  role(['ts'], 'http'),
];

function chosen(language: string, meta: string, code = 'one\ntwo'): string {
  const block: SampleBlock = {...parseFence(meta), file: 'page.md', line: 1, language, code, index: 0};
  const found = chooseRole(block, roles);
  return typeof found === 'string' ? found : roleName(language, found);
}

describe('chooseRole', () => {
  it.each([
    ['yaml', 'agent', 'yaml agent'],
    ['yaml', 'agent=llm error="x y" title="a.yml" {1-2}', 'yaml agent'],
    ['yaml', 'compose', 'yaml compose'],
    ['ts', '', 'ts'],
    ['ts', 'error=TS1 id=a', 'ts'],
    ['ts', 'http', 'ts http'],
    ['ts', 'file=examples/a.ts region=start', 'ts'],
  ])('gives %s %s the role "%s"', (language, meta, name) => {
    expect(chosen(language, meta)).toBe(name);
  });

  it.each([
    ['', '', 'The block has no language. Fix: write one of yaml, ts.'],
    ['yml', 'agent', 'Unknown language "yml". Did you mean "yaml"? Fix: write one of yaml, ts.'],
    ['typescript', '', 'Unknown language "typescript". Did you mean "ts"? Fix: write one of yaml, ts.'],
    ['sh', '', 'Unknown language "sh". Fix: write one of yaml, ts.'],
    ['yaml', '', 'needs a role'],
    ['yaml', 'agents', 'Did you mean "agent"?'],
    ['yaml', 'agent compose', 'Two roles at once'],
    ['yaml', 'agent http', '"http" is not a word of the role "yaml agent"'],
    ['ts', 'agent', '"agent" is not a word of the role "ts"'],
    ['ts', '{3}', 'Line 3 cannot be highlighted: the block has 2 lines'],
    ['ts', '{4-2}', '"4-2" is not a line or range of lines. Write lines and ranges from 1, such as {2,4-6}.'],
    ['ts', '{2-}', '"2-" is not a line or range of lines'],
    ['ts', '{0}', '"0" is not a line or range of lines'],
    ['ts', 'region=llm', '"region" names a part of a sample file, but the fence names no file. Add file=examples/…'],
    ['ts', 'region', '"region" names a part of a sample file'],
  ])('rejects %s %s: %s', (language, meta, phrase) => {
    expect(chosen(language, meta)).toContain(phrase);
  });
});
