import {describe, expect, it} from 'vitest';
import {didYouMean, editDistance, nearestName, nearestPaths} from './names';

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

const pages = [
  '/docs/guides/cli',
  '/docs/guides/configuration',
  '/docs/guides/mcp/overview',
  '/docs/guides/typescript-sdk',
  '/docs/getting-started/installation',
  '/docs/getting-started/quickstart',
  '/docs/guides/output',
  '/docs/guides/xmlOutput',
  '/api/events',
  '/api/rest/sessions',
];

describe('the pages with the nearest addresses', () => {
  it.each([
    ['another folder', '/docs/installation', ['/docs/getting-started/installation']],
    ['a letter missing', '/docs/guides/configuraton', ['/docs/guides/configuration']],
    ['a short form', '/docs/guides/config', ['/docs/guides/configuration']],
    ['a part of the name', '/docs/sdk', ['/docs/guides/typescript-sdk']],
    ['a longer name', '/docs/guides/cli-reference', ['/docs/guides/cli']],
    ['upper case and the end of a file', '/docs/guides/CLI.html', ['/docs/guides/cli']],
    ['another spelling', '/docs/guides/xml-output', ['/docs/guides/xmlOutput', '/docs/guides/output']],
    ['the folder of a page', '/api/events/index.html', ['/api/events']],
    ['a slash at the end', '/docs/quick-start/', ['/docs/getting-started/quickstart']],
    ['an overview by its folder', '/docs/mcp', ['/docs/guides/mcp/overview']],
    ['nothing like it', '/no-such-page', []],
    ['nothing at all', '/', []],
  ])('%s: %s', (_, pathname, expected) => {
    expect(nearestPaths(pathname, pages)).toEqual(expected);
  });

  it('compare the first 200 letters of a long address', () => {
    const long = `/docs/guides/cli-${'z'.repeat(200)}`;
    expect(nearestPaths(`${long}/events`, pages)).toEqual(nearestPaths(long, pages));
  });

  it('are at most three, those in the same folder first', () => {
    const rest = ['/a/session', '/b/session', '/c/session', '/d/session'];
    expect(nearestPaths('/d/sessions', rest)).toEqual(['/d/session', '/a/session', '/b/session']);
  });
});
