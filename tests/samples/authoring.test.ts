import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {openSaikiSamples} from '../../plugins/saiki-sample-roles/index';

const {roles} = openSaikiSamples(process.cwd());
const guide = readFileSync('docs/authoring.md', 'utf8').split('## Sample roles')[1] ?? '';

describe('docs/authoring.md lists', () => {
  it.each(roles.map((role) => [role.name, role] as const))('the role "%s"', (_name, {languages, marker}) => {
    const missing = languages.filter(
      (language) => !new RegExp(`\`${language}${marker === undefined ? '' : ` ${marker}`}\\b`, 'u').test(guide),
    );
    // A role that several languages share is listed once, for the first of them.
    expect(missing.length).toBeLessThan(languages.length);
  });

  it.each([...new Set(roles.flatMap(({words = []}) => words))])('the word "%s"', (word) => {
    expect(guide).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
  });
});
