import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../plugins/code-blocks/meta';
import type {SampleBlock} from './block.mjs';
import {chooseRole} from './chooseRole.mjs';
import {proved, type Role} from './role.mjs';

const role = (name: string, languages: string[], marker?: string, words?: string[]): Role => ({
  name,
  kind: 'kind',
  languages,
  ...(marker !== undefined && {marker}),
  ...(words && {words}),
  check: () => proved('checked'),
});
const roles = [
  role('yaml agent', ['yaml'], 'agent', ['error']),
  role('yaml compose', ['yaml'], 'compose'),
  role('ts', ['ts'], undefined, ['continues']),
  role('ts http', ['ts'], 'http'),
];

function chosen(language: string, meta: string, code = 'one\ntwo'): string {
  const block: SampleBlock = {...parseMeta(meta), file: 'page.md', line: 1, language, code, index: 0};
  const found = chooseRole(block, roles);
  return typeof found === 'string' ? found : found.name;
}

describe('chooseRole', () => {
  it.each([
    ['yaml', 'agent', 'yaml agent'],
    ['yaml', 'agent=llm error="x y" title="a.yml" {1-2}', 'yaml agent'],
    ['yaml', 'compose', 'yaml compose'],
    ['ts', '', 'ts'],
    ['ts', 'continues id=a', 'ts'],
    ['ts', 'http', 'ts http'],
    ['ts', 'file=examples/a.ts region=start', 'ts'],
  ])('%s %s has the role "%s"', (language, meta, name) => {
    expect(chosen(language, meta)).toBe(name);
  });

  it.each([
    ['', '', 'no language'],
    ['yml', 'agent', 'Unknown language "yml". Did you mean "yaml"?'],
    ['yaml', '', 'needs a role'],
    ['yaml', 'agents', 'Did you mean "agent"?'],
    ['yaml', 'agent compose', 'Two roles at once'],
    ['yaml', 'agent http', '"http" is no word of the role "yaml agent"'],
    ['ts', 'agent', '"agent" is no word of the role "ts"'],
    ['ts', '{3}', 'Line 3 is to be highlighted, but the block has 2 lines'],
    ['ts', '{4-2}', '"4-2" names no lines to highlight. Write lines and ranges from 1, such as {2,4-6}.'],
    ['ts', '{2-}', '"2-" names no lines to highlight'],
    ['ts', '{0}', '"0" names no lines to highlight'],
    ['ts', 'region=llm', '"region" names a part of a sample file, but the fence names no file. Add file=examples/…'],
    ['ts', 'region', '"region" names a part of a sample file'],
  ])('%s %s is refused: %s', (language, meta, phrase) => {
    expect(chosen(language, meta)).toContain(phrase);
  });
});
