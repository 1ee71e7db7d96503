import {describe, expect, it} from 'vitest';
import {stem, termsOf, tokensOf} from './tokens';

const partsOf = (text: string): string[] => tokensOf(text).flatMap(({whole, parts}) => [whole, ...parts]);

describe('words', () => {
  it.each([
    ['switchLLM', ['switchllm', 'switch', 'llm']],
    ['llmservice:chunk', ['llmservicechunk', 'llmservice', 'chunk']],
    ['mcpServers.timeout', ['mcpserverstimeout', 'mcpservers', 'mcp', 'servers', 'timeout']],
    ['--new-session', ['newsession', 'new', 'session']],
    ['/api/message-sync', ['apimessagesync', 'api', 'message', 'sync']],
    ['LOG_LEVEL', ['loglevel', 'log', 'level']],
    ['0.3.7', ['037']],
    ['ns::name', ['nsname', 'ns', 'name']],
    ["the agent's 'key'", ['the', 'agent', 'key']],
    ["'a':'b'", ['a', 'b']],
  ])('takes %s apart', (text, parts) => expect(partsOf(text)).toEqual(parts));

  it('leaves out words without meaning', () => {
    expect(termsOf('how do I install the command')).toEqual(['install', 'command']);
    expect(termsOf('here I am, being such a one, than which none were having commands')).toEqual(['none', 'command']);
  });

  it("doesn't split a word at invisible characters, or at an accent that is a character of its own", () => {
    expect(partsOf('con\u00adfir\u200bmation')).toEqual(['confirmation']);
    expect(partsOf('re\u0301sume\u0301')).toEqual(['résumé']);
  });

  it.each([["don't connect"], ['don’t connect'], ['dont connect'], ["I'd like to, they've, you'll connect"]])(
    'finds no meaning in the contractions of %s',
    (text) => expect(termsOf(text)).toEqual(['connect']),
  );

  it.each([["it can't connect"], ['it cannot connect'], ['it doesn’t connect'], ['it wont connect']])(
    'finds the same verb in %s',
    (text) => expect(termsOf(text)).toEqual(termsOf("it doesn't connect")),
  );

  it.each([
    [['session', 'sessions']],
    [['install', 'installing', 'installed', 'installation']],
    [['running', 'run']],
    [['authenticate', 'authentication', 'authenticated']],
    [['deploy', 'deployment']],
    [['alias', 'aliases', 'aliased']],
    [['bus', 'buses']],
    [['api', 'apis']],
  ])('joins forms of one word: %s', (forms) => expect(new Set(forms.map(stem)).size).toBe(1));

  it.each([['status'], ['class'], ['bus'], ['redis']])('leaves %s as it is', (word) => expect(stem(word)).toBe(word));

  it('tells Windows from a window', () => expect(stem('windows')).not.toBe(stem('window')));

  it.each([['<b>'], ['…!?'], ['🙂🙂'], ['\u202e'], ['']])('survives %j', (text) =>
    expect(() => tokensOf(text)).not.toThrow(),
  );

  it('have the places that they have in the text, also behind characters that stand for several', () => {
    const text = 'Wait … ﬁrst mcpServers.….command';
    expect(tokensOf(text).map((token) => text.slice(token.start, token.start + token.text.length))).toEqual([
      'Wait',
      'ﬁrst',
      'mcpServers.',
      '.command',
    ]);
    expect(tokensOf('ﬁrst')[0]?.whole).toBe('first');
  });
});
