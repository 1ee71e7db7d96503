import {describe, expect, it} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {parse} from '../grammars';
import {filesOfCommand, filesOfPage} from './files';
import {readScript} from './script';

describe('filesOfCommand', () => {
  it.each([
    ['git clone https://example.com/greeter.git', [], ['greeter']],
    ['git -C work clone --depth 1 https://example.com/greeter.git', [], ['greeter']],
    ['git -c core.autocrlf=false clone https://example.com/greeter.git here', [], ['here']],
    ['sudo -u greeter cp agent.yml /etc/agent.yml', ['agent.yml'], ['/etc/agent.yml']],
  ])('returns what is used and made by: %s', async (line, used, made) => {
    const [command] = readScript(await parse('bash', line)).commands;
    expect(command && filesOfCommand(command)).toEqual({used, made});
  });
});

describe('filesOfPage', () => {
  it('takes any file in a cloned repository for present, and no other', async () => {
    const code = 'git clone https://example.com/greeter.git';
    const block = {...parseFence(''), file: 'page.md', line: 1, language: 'bash', code, index: 0};
    const isThere = await filesOfPage({file: 'page.md', blocks: [block]}, new Map([['greeter/agent.yml', '']]));
    expect(['greeter/any.ts', './agent.yml', 'any.ts'].map(isThere)).toEqual([true, true, false]);
  });
});
