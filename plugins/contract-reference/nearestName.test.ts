import {describe, expect, it} from 'vitest';
import {nearestName} from './nearestName';

const operations = ['sendMessage', 'sendMessageSync', 'resetConversation', 'listSessions', 'getSession'];

describe('the nearest name', () => {
  it.each([
    ['a letter left out', 'sendMesage', 'sendMessage'],
    ['two letters swapped', 'lsitSessions', 'listSessions'],
    ['other letter case', 'SENDMESSAGESYNC', 'sendMessageSync'],
    ['a singular', 'listSession', 'listSessions'],
    ['the exact name', 'getSession', 'getSession'],
  ])('is found for %s', (_, wanted, expected) => {
    expect(nearestName(wanted, operations)).toBe(expected);
  });

  it('is nothing when no name is alike', () => {
    expect(nearestName('zzzzzzzzzzzz', operations)).toBeUndefined();
  });

  it('is nothing when there are no names', () => {
    expect(nearestName('sendMessage', [])).toBeUndefined();
  });

  it('is the first of equally near names', () => {
    expect(nearestName('cat', ['bat', 'hat'])).toBe('bat');
  });
});
