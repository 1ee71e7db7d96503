// Every pair of color tokens that meet on screen, computed from the style sheet itself, in both modes.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrastRatio, readTokens} from './contrast';

const tokens = readTokens(readFileSync('src/css/tokens.css', 'utf8'));

/** Text of normal size. */
const textPairs: readonly (readonly [text: string, behind: readonly string[]])[] = [
  [
    'text',
    ['page', 'border', 'surface', 'raised', 'accent-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'],
  ],
  ['text-soft', ['page', 'surface', 'raised', 'code-page', 'accent-soft']],
  ['accent', ['page', 'surface', 'raised', 'accent-soft']],
  ['accent-strong', ['page', 'surface', 'raised', 'accent-soft', 'code-page']],
  ['on-accent', ['accent', 'accent-strong']],
  ['info', ['page', 'info-soft']],
  ['success', ['page', 'success-soft']],
  ['warning', ['page', 'warning-soft']],
  ['danger', ['page', 'danger-soft']],
  ['text', ['screen-page']],
];

/** Meaningful parts of controls and images. */
const interfacePairs: readonly (readonly [part: string, behind: readonly string[]])[] = [
  ['focus', ['page', 'surface', 'raised', 'code-page', 'accent-soft']],
  ['border-strong', ['page', 'raised']],
  ['accent', ['page', 'raised', 'accent-soft', 'code-line']],
];

const codeColors = [...tokens.light.keys()].filter((name) => name.startsWith('code-') && !/page|line/.test(name));
const terminalColors = [...tokens.light.keys()].filter((name) => name.startsWith('ansi-'));
const codeGrounds = ['code-page', 'code-line'];

for (const mode of ['light', 'dark'] as const) {
  const ratio = (front: string, behind: string) => contrastRatio(tokens[mode], front, behind);

  describe(`${mode} mode`, () => {
    for (const [text, grounds] of textPairs) {
      test.each(grounds)(`text in --${text} on --%s reaches 4.5:1 in ${mode} mode`, (ground) => {
        expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
      });
    }

    for (const color of ['text', ...codeColors]) {
      test.each(codeGrounds)(`code in --${color} on --%s reaches 4.5:1 in ${mode} mode`, (ground) => {
        expect(ratio(color, ground)).toBeGreaterThanOrEqual(4.5);
      });
    }

    test.each(terminalColors)(`a terminal's text in --%s on --screen-page reaches 4.5:1 in ${mode} mode`, (color) => {
      expect(ratio(color, 'screen-page')).toBeGreaterThanOrEqual(4.5);
    });

    test(`inserted and deleted lines reach 4.5:1 on their own background in ${mode} mode`, () => {
      expect(ratio('code-inserted', 'success-soft')).toBeGreaterThanOrEqual(4.5);
      expect(ratio('code-deleted', 'danger-soft')).toBeGreaterThanOrEqual(4.5);
    });

    for (const [part, grounds] of interfacePairs) {
      test.each(grounds)(`a mark in --${part} on --%s reaches 3:1 in ${mode} mode`, (ground) => {
        expect(ratio(part, ground)).toBeGreaterThanOrEqual(3);
      });
    }
  });
}

test('the known contrast ratios of black, white and gray are computed', () => {
  const known = new Map([
    ['black', '#000'],
    ['white', '#fff'],
    ['grey', '#767676'],
  ]);
  expect(contrastRatio(known, 'black', 'white')).toBeCloseTo(21, 5);
  expect(contrastRatio(known, 'grey', 'white')).toBeCloseTo(4.54, 2);
});

test('a color token that does not exist is reported by name', () => {
  expect(() => contrastRatio(tokens.light, 'text', 'no-such-token')).toThrow('--no-such-token');
});
