import {describe, expect, it} from 'vitest';
import {didYouMean, editDistance, nearestName} from './names';

const operations = ['sendMessage', 'sendMessageSync', 'resetConversation', 'listSessions', 'getSession'];

describe('the distance between two words', () => {
  it.each([
    ['same', 'same', 0],
    ['swap', 'sawp', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('of %s and %s is %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
    expect(editDistance(other, one, edits)).toBe(edits);
  });

  it.each([
    ['kitten', 'sitting'],
    ['a'.repeat(1000), 'a'],
  ])('is not counted above the limit', (one, other) => {
    expect(editDistance(one, other, 2)).toBe(Infinity);
  });
});

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

  it('is undefined when no name is similar', () => {
    expect(nearestName('zzzzzzzzzzzz', operations)).toBeUndefined();
  });

  it('is undefined when there are no names', () => {
    expect(nearestName('sendMessage', [])).toBeUndefined();
  });

  it('is the first of equally near names', () => {
    expect(nearestName('cat', ['bat', 'hat'])).toBe('bat');
  });
});

describe('the question after an unknown name', () => {
  it('suggests the nearest name and lists the existing ones', () => {
    expect(didYouMean('bta', ['bat', 'hat'])).toBe('Did you mean "bat"? Known: bat, hat.');
  });

  it('is left out when nothing is near', () => {
    expect(didYouMean('qqqqqqqqq', ['alpha'])).toBe('Known: alpha.');
  });

  it('lists those that share a word if there are more than 40 names, and counts the rest', () => {
    const names = [...Array.from({length: 50}, (_, index) => `name-${index}`), 'rate-limit', 'HTTP_RATE'];
    expect(didYouMean('rate-of-the-model', names)).toBe('Known: rate-limit, HTTP_RATE, and 50 more.');
    expect(didYouMean('zzzzzzzzzzzzzzzz', names)).toBe('Known: 52 names.');
    expect(didYouMean('name-of-the-agent', names)).toMatch(/name-39, and 12 more\.$/);
  });
});
