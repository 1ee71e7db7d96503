// Pages advise staying on a version, so commands to copy include it.
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {openSaikiPages} from '../../plugins/saiki-sample-roles/index';
import {expectNoProblems} from './support/expectNoProblems';
import {writtenPages} from './support/writtenPages';

const name = '@truffle-ai/saiki';
const readPage = openSaikiPages(process.cwd());

/** Languages of code blocks that install or start programs. */
const starters = ['bash', 'docker', 'json', 'yaml'];
/** Commands that inspect or remove an installation. */
const asks = /\bnpm (?:ls|uninstall|view) /u;

/** Returns the lines of a block that mention the npm package without the version of the site. */
function unpinned(code: string): string[] {
  const named = code.split('\n').filter((line) => line.includes(name) && !asks.test(line));
  return named.filter((line) =>
    line
      .split(name)
      .slice(1)
      .some((after) => !after.startsWith(`@${site.version}`)),
  );
}

describe('the package has its version wherever pages install or start it', () => {
  it.each(writtenPages.map(({file}) => file))('%s', (file) => {
    const blocks = readPage(file).blocks.filter(({language}) => starters.includes(language));
    const fix = `write ${name}@${site.version}`;
    expectNoProblems(
      blocks.flatMap(({line, code}) => unpinned(code).map((found) => `${file}:${line} ${found.trim()}. Fix: ${fix}`)),
    );
  });

  it.each([
    [`npx -y ${name} --agent agent.yml`, 1],
    [`npm install ${name}@0.3.6`, 1],
    [`npm install ${name}@${site.version}`, 0],
    [`npm uninstall --global ${name}`, 0],
  ])('%s: %i to correct', (code, count) => {
    expect(unpinned(code)).toHaveLength(count);
  });
});
