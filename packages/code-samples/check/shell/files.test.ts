import {describe, expect, it} from 'vitest';
import {parse} from '../grammars';
import {filesOfCommand} from './files';
import {readScript} from './script';

describe('filesOfCommand', () => {
  it.each([
    ['git clone https://example.com/saiki.git', [], ['saiki']],
    ['git -C work clone --depth 1 https://example.com/saiki.git', [], ['saiki']],
    ['git -c core.autocrlf=false clone https://example.com/saiki.git here', [], ['here']],
    ['sudo -u saiki cp agent.yml /etc/agent.yml', ['agent.yml'], ['/etc/agent.yml']],
  ])('returns what is used and made by: %s', async (line, used, made) => {
    const [command] = readScript(await parse('bash', line)).commands;
    expect(command && filesOfCommand(command)).toEqual({used, made});
  });
});
