import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {roleName} from '@docs-kit/code-samples/check';
import {openSaikiSamples} from '../../plugins/saiki-sample-roles/index';

const {roles} = openSaikiSamples(process.cwd());
const guide = readFileSync('docs/authoring.md', 'utf8').split('## Sample roles')[1] ?? '';

describe('docs/authoring.md lists', () => {
  it.each(roles.map(({languages, marker}) => [languages.map((language) => roleName(language, {marker}))]))(
    'the role %j',
    (names) => {
      const missing = names.filter((name) => !new RegExp(`\`${name}\\b`, 'u').test(guide));
      expect(missing, 'add a row to the table in docs/authoring.md').toEqual([]);
    },
  );

  it.each([...new Set(roles.flatMap(({words = []}) => words))])('the word "%s"', (word) => {
    expect(guide).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
  });
});
