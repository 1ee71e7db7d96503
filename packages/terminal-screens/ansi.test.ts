import {describe, expect, it} from 'vitest';
import {parseRows, textOf} from './ansi';
import {rowHtml} from './markdown';

const esc = '\u001B';
const htmlOf = (ansi: string): string[] => parseRows(ansi).map(rowHtml);

describe('parseRows', () => {
  it('reads colors and styles as class names', () => {
    const [row] = parseRows(`plain ${esc}[33myellow${esc}[39m ${esc}[0;1mbold${esc}[0m`);
    expect(row).toEqual([
      {text: 'plain ', classes: []},
      {text: 'yellow', classes: ['ansi-yellow']},
      {text: ' ', classes: []},
      {text: 'bold', classes: ['ansi-bold']},
    ]);
  });

  it.each([
    ['90', 'ansi-bright-black'],
    ['94', 'ansi-bright-blue'],
    ['41', 'ansi-on-red'],
    ['2', 'ansi-dim'],
    ['4', 'ansi-underline'],
    ['7', 'ansi-reverse'],
    ['9', 'ansi-strikethrough'],
  ])('reads the code %s as %s', (code, name) => {
    expect(parseRows(`${esc}[${code}mx`)[0]?.[0]?.classes).toEqual([name]);
  });

  it('continues a style in the next row', () => {
    expect(htmlOf(`${esc}[32ma\nb${esc}[0m`)).toEqual([
      '<span class="ansi-green">a</span>',
      '<span class="ansi-green">b</span>',
    ]);
  });

  it('drops empty rows at the end, and trailing spaces', () => {
    expect(parseRows('a  \n\n  \n').map(textOf)).toEqual(['a']);
  });

  it.each(['38;5;208', '48;2;255;135;0'])('rejects the color %s, which has no class', (code) => {
    expect(() => parseRows(`${esc}[${code}mx`)).toThrow("isn't one of a terminal's 16");
  });

  it.each([`${esc}[2J`, `${esc}[10A`, `${esc}]0;title`])("rejects %j, which isn't a color", (sequence) => {
    expect(() => parseRows(`a${sequence}b`)).toThrow("isn't a color");
  });
});

describe('rowHtml', () => {
  it('escapes what HTML would parse as markup', () => {
    expect(htmlOf('<b a="1"> & </b>')).toEqual(['&lt;b a=&quot;1&quot;&gt; &amp; &lt;/b&gt;']);
  });

  it('hides frames from screen readers, and nothing else', () => {
    expect(htmlOf('│ a ── b │')).toEqual([
      '<span aria-hidden="true">│</span> a <span aria-hidden="true">──</span> b <span aria-hidden="true">│</span>',
    ]);
    expect(htmlOf(`${esc}[33m┌──┐${esc}[39m`)).toEqual(['<span class="ansi-yellow" aria-hidden="true">┌──┐</span>']);
  });

  it('sets the width of symbols that are two columns wide', () => {
    expect(htmlOf('✅ ⚠️ ▶ a')).toEqual(['<span class="ansi-wide">✅</span> <span class="ansi-wide">⚠️</span> ▶ a']);
  });
});
