import {describe, expect, it} from 'vitest';
import {criticalStylesOf} from './criticalStyles';
import {readPageDocument} from './selectors';

const stateAttributes = ['data-theme', 'data-samples', 'open'];

/** Returns the part of a style sheet that a page gets. */
function stylesOf(css: string, html: string): string {
  const page = readPageDocument(`<html><body>${html}</body></html>`);
  return criticalStylesOf({css, stateAttributes, targets: {chrome: 111 << 16}})(page);
}

describe('rules', () => {
  it.each([
    ['of an element', 'p{color:red}'],
    ['of a class', '.note{color:red}'],
    ['of an id', '#menu{color:red}'],
    ['of an attribute', 'a[href^=http]{color:red}'],
    ['of a class inside of another', '.box .note{color:red}'],
    ['of one of several', ':is(.other,.note){color:red}'],
    ['that exclude what is not there', 'p:not(.other){color:red}'],
    ['of hovering', '.note:hover{color:red}'],
    ['of focus', 'a:focus-visible{color:red}'],
    ['of the target of the address', '#menu:target{color:red}'],
    ['of generated content', '.note:before{content:"x"}'],
    ['of the dark mode', '[data-theme=dark] .note{color:red}'],
    ['of an attribute that a script sets', '[data-samples=go] .note{color:red}'],
    ['of an open details element', 'details[open]{color:red}'],
    ['of a narrow screen', '@media (width<=996px){.note{color:red}}'],
    ['of a browser feature', '@supports (display:grid){.note{color:red}}'],
    ['of print', '@media print{.note{color:red}}'],
    ['of a selector that css-select does not know', 'p:nth-child(2 of .note){color:red}'],
  ])('keeps a rule %s', (_, css) => {
    const page =
      '<p class="note">x</p><div class="box" id="menu"><a class="note" href="http://x">y</a><details></details></div>';
    expect(stylesOf(css, page)).toBe(css);
  });

  it.each([
    ['of an element that is not there', 'table{color:red}'],
    ['of a class that is not there', 'p.other{color:red}'],
    ['of an attribute that is not there', 'a[target]{color:red}'],
    ['of a class that is there, but not inside of the other', '.note .note{color:red}'],
    ['of a neighbour that is not there', '.note+p{color:red}'],
    ['of an element without content, where all have some', 'p:empty{color:red}'],
    ['of what an element excludes', 'p:not(.note){color:red}'],
    ['of a condition without rules', '@media print{.other{color:red}}'],
  ])('drops a rule %s', (_, css) => {
    expect(stylesOf(css, '<p class="note"><a href="#">x</a></p>')).toBe('');
  });

  it('drops the selectors of a rule that match nothing', () => {
    expect(stylesOf('.note,.other{color:red}', '<p class="note">')).toBe('.note{color:red}');
  });

  it('keeps an animation that a rule uses', () => {
    expect(stylesOf('p{animation:spin 1s}@keyframes spin{to{rotate:1turn}}', '<p>')).toContain('@keyframes spin');
  });

  it.each(['foreignObject{color:red}', 'svg linearGradient{color:red}', 'foreignObject>p{color:red}'])(
    'keeps a rule of an SVG element with capitals: %s',
    (css) => {
      const page = '<svg><linearGradient/><foreignObject><p>x</p></foreignObject></svg>';
      expect(stylesOf(css, page)).toBe(css);
    },
  );

  it.each(['p{-webkit-text-decoration:none;text-decoration:none}', 'p{-webkit-line-clamp:2;line-clamp:2}'])(
    'keeps a property with and without its prefix: %s',
    (css) => {
      expect(stylesOf(css, '<p>')).toBe(css);
    },
  );

  it('drops transitions, which come with the full style sheet', () => {
    expect(stylesOf('p{color:red;transition:color 1s}', '<p>')).toBe('p{color:red}');
  });
});

describe('layers', () => {
  it('keeps the order of layers when the first rules of one are dropped', () => {
    const css = '@layer low{.other{color:red}}@layer high{p{color:red}}@layer low{p{margin:0}}';
    expect(stylesOf(css, '<p>')).toMatch(/^@layer low[,{]/);
  });

  it('declares unused layers before later ones, so that a sheet added later keeps their order', () => {
    const css = '@layer low{p{color:red}}@layer middle{.other{color:red}}@layer high{b{color:red}}';
    expect(stylesOf(css, '<p><b>')).toBe('@layer low{p{color:red}}@layer middle;@layer high{b{color:red}}');
  });

  it('keeps nested layers in their order where another layer is declared between them', () => {
    const css = '@layer site.a{b{color:red}}@layer other{b{top:0}}@layer site.b{b{left:0}}';
    expect(stylesOf(css, '<b>')).toBe(css);
  });

  it('keeps what a later layer overrides', () => {
    const css = '@layer low{p{color:red}}@layer high{@media (width<=996px){p{color:#00f}}}';
    expect(stylesOf(css, '<p>')).toBe(css);
  });
});

describe('custom properties', () => {
  it('drops custom properties that nothing reads', () => {
    expect(stylesOf(':root{--unread:1px}p{color:red}', '<p>')).toBe('p{color:red}');
  });

  it('drops custom properties that read only each other', () => {
    expect(stylesOf('p{--one:var(--two);color:red}b{--two:var(--one)}', '<p><b>')).toBe('p{color:red}');
  });

  it('keeps custom properties that are read by another one that is read', () => {
    expect(stylesOf('p{--one:red}b{--two:var(--one);color:var(--two)}', '<p><b>')).toContain('p{--one:red}');
  });

  it.each([
    ['a constant', ':root{--text:red}p{color:var(--text)}', 'p{color:red}'],
    ['one that is made of others', ':root{--one:1px;--two:var(--one) 2px}p{margin:var(--two)}', 'p{margin:1px 2px}'],
    ['two in a row', ':root{--line:solid;--text:red}p{border:1px var(--line)var(--text)}', 'p{border:1px solid red}'],
    [
      'another name for what differs in dark mode',
      ':root{--text:#000;--link:var(--text)}html[data-theme=dark]{--text:#fff}p{color:var(--link)}',
      ':root{--text:#000}html[data-theme=dark]{--text:#fff}p{color:var(--text)}',
    ],
    [
      'what a later layer sets',
      '@layer low,high;@layer low.one{:root{--text:red}html[data-theme=dark]{--text:#00f}}@layer high{:root{--text:#000}}p{color:var(--text)}',
      '@layer low,high,low.one;p{color:#000}',
    ],
    [
      'what rules outside of layers set',
      '@layer low{:root{--text:red}}html{--text:#000}p{color:var(--text)}',
      '@layer low;p{color:#000}',
    ],
    [
      'what a later layer sets, although an inner layer has its name',
      '@layer low{@layer high{p{top:0}}}@layer middle{:root{--text:red}}@layer high{:root{--text:#000}}p{color:var(--text)}',
      '@layer low{@layer high{p{top:0}}}@layer middle,high;p{color:#000}',
    ],
  ])('writes the value of %s where it is read', (_, css, expected) => {
    expect(stylesOf(css, '<p>')).toBe(expected);
  });

  it.each([
    ['that a screen changes', '@media print{:root{--0:#00f}}'],
    ['that a state changes', 'html[data-theme=dark]{--0:#00f}'],
    ['that another element changes', 'b{--0:#00f}'],
  ])('does not write the value of a custom property %s', (_, other) => {
    const css = `:root{--0:red}${other}p{color:var(--0)}`;
    expect(stylesOf(css, '<p><b>')).toBe(css);
  });

  it.each([
    ['that says where the value comes from', ':root{--0:inherit}p{color:var(--0)}'],
    ['that reads itself', ':root{--0:var(--0)}p{color:var(--0)}'],
    ['that has a fallback', ':root{--0:red}p{color:var(--0,#00f)}'],
    ['that only an element has', 'p{--0:red;color:var(--0)}'],
    ['that reads what another element changes', ':root{--0:red;--1:var(--0)}b{--0:#00f}p{color:var(--1)}'],
    [
      'that a condition in a later layer changes',
      '@layer low{:root{--0:red}}@layer high{@media print{:root{--0:#00f}}}p{color:var(--0)}',
    ],
    [
      'that an earlier layer insists on',
      '@layer low{:root{--0:red!important}}@layer high{:root{--0:#00f}}p{color:var(--0)}',
    ],
    [
      'that an earlier layer sets for another element',
      '@layer low{b{--0:red}}@layer high{:root{--0:#00f}}p{color:var(--0)}',
    ],
  ])('keeps a custom property %s', (_, css) => {
    expect(stylesOf(css, '<p><b>')).toBe(css);
  });
});
