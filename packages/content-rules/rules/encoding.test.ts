import {describe, expect, it} from 'vitest';
import {goodPage, page, problemsOf, problemsOfText} from '../site.testing';

describe('a file in another encoding', () => {
  const latin1 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
  const fix = 'Fix: save it as UTF-8, and correct the characters that were lost.';

  it('is reported once, with its first wrong line', () => {
    expect(problemsOfText(latin1('Text.\nA café.\nAnother café.'))).toEqual([`${page}:7:6 this isn't UTF-8. ${fix}`]);
  });

  it('is reported without consequential problems', () => {
    const text = Buffer.from(`\uFEFF${goodPage('One')}`, 'utf16le').toString('utf8');
    expect(problemsOf({[page]: text})).toEqual([`${page}:1:1 this isn't UTF-8. ${fix}`]);
  });

  it('is reported for a NUL byte', () => {
    expect(problemsOfText('Text\0.')).toEqual([`${page}:6:5 this isn't UTF-8. ${fix}`]);
  });

  it('is not reported for letters outside of ASCII', () => {
    expect(problemsOfText('A café, 日本 and 🙂.')).toEqual([]);
  });
});
