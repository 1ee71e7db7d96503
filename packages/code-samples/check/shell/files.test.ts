import {describe, expect, it} from 'vitest';
import {parse} from '../grammars';
import {filesOfCommand} from './files';
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
