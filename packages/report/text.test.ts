import {expect, it} from 'vitest';
import {anchorOfHeading, counted, decoded, escapeRegex, escapeXml} from './text';

it.each(['', 'u'])('a text with all special characters matches itself, with the flags "%s"', (flags) => {
  const text = String.raw`/docs/a-b?c=(1)[2]{3}^$.*+|\end`;
  expect(new RegExp(`^${escapeRegex(text)}$`, flags).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegex('a.b')}$`, flags).test('axb')).toBe(false);
});

it('escapes what ends a text or an attribute', () => {
  expect(escapeXml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;');
});

it('decodes parts of addresses, except broken ones', () => {
  expect(decoded('caf%C3%A9')).toBe('café');
  expect(decoded('100%')).toBeUndefined();
});

it.each([
  ['Ask once ', 'ask-once'],
  ['`agent.run()`, in short', 'agentrun-in-short'],
  ['Größe & Länge', 'größe--länge'],
  ['Retry {#try-again} ', 'try-again'],
])('knows the anchor of the heading "%s"', (heading, anchor) => {
  expect(anchorOfHeading(heading)).toBe(anchor);
});

it('counts in words that fit the number', () => {
  expect([0, 1, 2].map((count) => counted(count, 'file'))).toEqual(['0 files', '1 file', '2 files']);
});
