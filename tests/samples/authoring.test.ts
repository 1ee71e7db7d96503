import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {roles} from '../../scripts/samples/roles/index.mjs';
import {givens} from '../../plugins/code-blocks/types/givens';

const guide = readFileSync('docs/authoring.md', 'utf8').split('## Sample roles')[1] ?? '';

/** Second names of languages; authors are told the first. */
const secondNames = new Set(['typescript', 'javascript']);

describe('docs/authoring.md tells authors', () => {
  it.each(roles.map((role) => [role.name, role] as const))('of the role "%s"', (_name, {languages, marker}) => {
    const missing = languages
      .filter((language) => !secondNames.has(language))
      .filter(
        (language) => !new RegExp(`\`${language}${marker === undefined ? '' : ` ${marker}`}\\b`, 'u').test(guide),
      );
    // A role that many languages share is told once for the first of them.
    expect(missing.length).toBeLessThan(languages.length);
  });

  it.each([...new Set(roles.flatMap(({words = []}) => words))])('of the word "%s"', (word) => {
    expect(guide).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
  });

  it.each(Object.keys(givens))('that a block can presume "%s"', (name) => {
    expect(guide).toContain(`\`${name}\``);
  });
});
