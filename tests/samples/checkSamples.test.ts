import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';

function check(...words: readonly string[]) {
  const parameters = ['--import', 'tsx', 'scripts/checkSamples.mts', ...words];
  return spawnSync(process.execPath, parameters, {encoding: 'utf8'});
}

describe('the command that checks samples', () => {
  it.each([
    ['a page that does not exist', 'x.md', /^x\.md is not a page\. Name a \.md or \.mdx file below content\/ .*\n$/u],
    ['an option that does not exist', '--queit', /^Unknown option '--queit'.*\n$/u],
  ])('reports %s, without a stack', (_what, word, message) => {
    const {status, stdout, stderr} = check(word);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});
