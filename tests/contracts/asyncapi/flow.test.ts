import {describe, expect, it} from 'vitest';
import {followsFlow} from './flow';

describe('a flow', () => {
  it.each<[string, string[], string[], boolean]>([
    ['accepts its own names in order', ['thinking', 'response'], ['thinking', 'response'], true],
    ['rejects another order', ['response', 'thinking'], ['thinking', 'response'], false],
    ['rejects a name too many', ['thinking', 'response', 'response'], ['thinking', 'response'], false],
    ['lets a step with ? be absent', ['thinking'], ['thinking', 'request ?'], true],
    ['lets a step with + repeat', ['chunk', 'chunk', 'response'], ['chunk +', 'response'], true],
    ['wants a step with + once at least', ['response'], ['chunk +', 'response'], false],
    ['repeats a step of several names as a whole', ['call', 'result', 'call', 'result'], ['call result +'], true],
    ['rejects half of a repeated step', ['call', 'result', 'call'], ['call result +'], false],
    ['without steps accepts silence alone', [], [], true],
    ['without steps rejects a message', ['thinking'], [], false],
    ['takes names by the letter', ['llmserviceXchunk'], ['llmservice.chunk'], false],
  ])('%s', (_, observed, flow, expected) => {
    expect(followsFlow(observed, flow)).toBe(expected);
  });

  it('rejects a step without a name', () => {
    expect(() => followsFlow([], ['+'])).toThrow('The step "+" names no message.');
  });
});
