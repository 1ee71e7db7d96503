// Pages advise staying on a version, so commands to copy include it. The output stage asks the same of generated blocks.
import {describe, expect, it} from 'vitest';
import {expectNoProblems} from './support/expectNoProblems';
import {pinned, unpinned} from './support/unpinned';
import {readSamples, writtenPages} from './support/writtenPages';

describe('the package has its version wherever pages install or start it', () => {
  it.each(writtenPages.map(({file}) => file))('%s', (file) => {
    expectNoProblems(
      readSamples(file).blocks.flatMap(({line, language, code}) =>
        unpinned(language, code).map((found) => `${file}:${line} ${found.trim()}. Fix: write ${pinned}`),
      ),
    );
  });

  it.each([
    ['npx -y @truffle-ai/saiki --agent agent.yml', 1],
    ['npm install @truffle-ai/saiki@0.3.6', 1],
    [`npm install ${pinned}`, 0],
    ['npm uninstall --global @truffle-ai/saiki', 0],
  ])('%s: %i to correct', (code, count) => {
    expect(unpinned('bash', code)).toHaveLength(count);
  });
});
