import {describe, expect, it} from 'vitest';
import {stylesOf} from './stylesOf.testing';

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
    ['of the language of samples', '[data-samples=go] .note{color:red}'],
    ['of an open fold', 'details[open]{color:red}'],
    ['of a narrow screen', '@media (width<=996px){.note{color:red}}'],
    ['of a browser that knows something', '@supports (display:grid){.note{color:red}}'],
  ])('%s stay', (_, css) => {
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
    [
      'of print and forced colours, which have a file',
      '@media print{p{color:red}}@media (forced-colors:active){p{top:0}}',
    ],
    ['of a movement that nothing makes', '@keyframes spin{to{rotate:1turn}}'],
  ])('%s go', (_, css) => {
    expect(stylesOf(css, '<p class="note"><a href="#">x</a></p>')).toBe('');
  });

  it('of print stay where they set or read variables, whose names are the own of each page', () => {
    const css = '@media print{.note{--tone:red}.note{color:var(--tone)}.note{margin:0}}';
    expect(stylesOf(css, '<p class="note">')).toBe('@media print{.note{--0:red;color:var(--0)}}');
  });

  it('lose the selectors that hit nothing', () => {
    expect(stylesOf('.note,.other{color:red}', '<p class="note">')).toBe('.note{color:red}');
  });

  it('keep the movement that they name', () => {
    expect(stylesOf('p{animation:spin 1s}@keyframes spin{to{rotate:1turn}}', '<p>')).toContain('@keyframes spin');
  });

  it.each([
    ['by name', 'animation:spin 1s'],
    ['by name, with a prefix', '-webkit-animation-name:spin!important'],
    ['by a variable', '--move:spin'],
  ])('keep the movement that the page itself sets %s', (_, style) => {
    expect(stylesOf('@keyframes spin{to{rotate:1turn}}', `<p style="${style}">`)).toContain('@keyframes spin');
  });

  it('lose the movement that a style of the page only sounds like', () => {
    expect(stylesOf('@keyframes spin{to{rotate:1turn}}', '<p style="animation-delay:1s;font-family:spin">')).toBe('');
  });

  it.each(['foreignObject{color:red}', 'svg linearGradient{color:red}', 'foreignObject>p{color:red}'])(
    'of drawings stay, whose elements have capitals: %s',
    (css) => {
      const page = '<svg><linearGradient/><foreignObject><p>x</p></foreignObject></svg>';
      expect(stylesOf(css, page)).toBe(css);
    },
  );

  it('say a mask once for browsers that need a prefix', () => {
    const thrice = 'p{-webkit-mask:var(--x);-webkit-mask:var(--x);mask:var(--x)}';
    expect(stylesOf(thrice, '<p style="--x:none">')).toBe('p{-webkit-mask:var(--x);mask:var(--x)}');
  });

  it.each(['p{-webkit-text-decoration:none;text-decoration:none}', 'p{-webkit-line-clamp:2;line-clamp:2}'])(
    'keep a property with and without its prefix: %s',
    (css) => {
      expect(stylesOf(css, '<p>')).toBe(css);
    },
  );

  it('lose transitions, which come with the whole sheet', () => {
    expect(stylesOf('p{color:red;transition:color 1s}', '<p>')).toBe('p{color:red}');
  });
});

describe('layers', () => {
  it('keep their order when the first rules of one are gone', () => {
    const css = '@layer low{.other{color:red}}@layer high{p{color:red}}@layer low{p{margin:0}}';
    expect(stylesOf(css, '<p>')).toMatch(/^@layer low[,{]/);
  });

  it('are named before later ones, used or not, so that they keep their place in a sheet that is added', () => {
    const css = '@layer low{p{color:red}}@layer middle{.other{color:red}}@layer high{b{color:red}}';
    expect(stylesOf(css, '<p><b>')).toBe('@layer low{p{color:red}}@layer middle;@layer high{b{color:red}}');
  });

  it('without any rule have no place to keep', () => {
    const css = '@layer none,low,last;@layer low{p{color:red}}@layer last{.other{color:red}}';
    expect(stylesOf(css, '<p>')).toBe('@layer low{p{color:red}}');
  });

  it('lose what a later layer sets again', () => {
    const css = '@layer low{p{color:red;margin:0}}@layer high{.note{color:#00f}}';
    expect(stylesOf(css, '<p class="note">')).toBe('@layer low{p{margin:0}}@layer high{.note{color:#00f}}');
  });

  it.each([
    ['are ordered with the first', '@layer site.a{i{color:red}}@layer other{p{color:red}}@layer site.b{p{color:#00f}}'],
    ['are ordered where it is named', '@layer site;@layer other{p{color:red}}@layer site.b{p{color:#00f}}'],
    ['are weaker than its own rules', '@layer site{p{color:red}}@layer site.b{p{color:#00f}}'],
    [
      'are ordered likewise on every level',
      '@layer x.y.a{i{color:red}}@layer x.z{p{color:red}}@layer x.y.b{p{color:#00f}}',
    ],
  ])('of one outer layer %s', (_, css) => {
    expect(stylesOf(css, '<p><i>')).toContain('p{color:red}');
    expect(stylesOf(css, '<p><i>')).not.toContain('#00f');
  });

  it('of one outer layer stay together where another comes before the last of them', () => {
    const css = '@layer site.a{b{color:red}}@layer other{b{top:0}}@layer site.b{b{left:0}}';
    const left = '@layer site.a{b{color:red}}@layer site.b{b{left:0}}@layer other{b{top:0}}';
    expect(stylesOf(css, '<b>')).toBe(left);
  });

  it('keep what a later layer sets again on small screens alone', () => {
    const css = '@layer low{p{color:red}}@layer high{@media (width<=996px){p{color:#00f}}}';
    expect(stylesOf(css, '<p>')).toBe(css);
  });
});

describe('declarations', () => {
  const page = '<p class="note"><b class="note">x</b><p>y';

  it.each([
    ['beaten by a stronger selector', 'b{color:red}.note{color:#00f}', '.note{color:#00f}'],
    ['beaten by a later rule', '.note{color:red}[class]{color:#00f}', '[class]{color:#00f}'],
    ['beaten by a stronger one that comes before', '.note{color:red}b{color:#00f}', '.note{color:red}'],
    [
      'beaten by several, each on other elements',
      '.note{color:red}p.note{color:#0f0}b.note{color:#00f}',
      'p.note{color:#0f0}b.note{color:#00f}',
    ],
    ['beaten as a part of all sides', 'b{margin-top:1px}.note{margin:0}', '.note{margin:0}'],
    [
      'beaten while hovered, by one that is always there',
      'b:hover{color:red}b.note{color:#00f}.note:hover{top:0}',
      'b.note{color:#00f}.note:hover{top:0}',
    ],
    [
      'beaten on small screens by what is for these',
      '@media (width<=996px){b{color:red}}@media (width<=996px){.note{color:#00f}}',
      '@media (width<=996px){.note{color:#00f}}',
    ],
  ])('go when %s', (_, css, left) => {
    expect(stylesOf(css, page)).toBe(left);
  });

  it.each([
    ['another beats on some of its elements only', 'p{color:red}.note{color:#00f}'],
    ['another beats while hovered only', 'b{color:red}.note:hover{color:#00f}'],
    ['another beats in the dark only', 'b{color:red}[data-theme=dark] .note{color:#00f}'],
    ['another beats on a wide screen only', 'b{color:red}@media (width>=997px){.note{color:#00f}}'],
    ['another beats for what stands before', 'b{color:red}.note:before{color:#00f}'],
    ['another sets a part of', 'b{margin:0}.note{margin-top:1px}'],
    ['another only sounds as if it set them', 'b{margin-trim:block}.note{margin:0}'],
    ['they are important', 'b{color:red!important}.note{color:#00f}'],
    ['what beats them asks for them', '@layer low{b{color:red}}@layer high{.note{color:revert-layer}}'],
    [
      'the layer of what beats them gives way',
      '@layer low{b{color:red}}@layer high{b{color:#00f}.note{color:revert-layer}}',
    ],
    [
      'the layer of what beats them gives way for several properties at once',
      '@layer low{b{margin-top:1px}}@layer high{b{margin-top:2px}.note:hover{margin:revert-layer}}',
    ],
    [
      'what beats them may ask for them',
      '@layer low{b{left:0}}@layer high{.note{left:var(--none,revert-layer)}}',
      '--0',
    ],
    ['it is not known what the other hits', 'b{color:red}b:nth-child(2 of .note){color:#00f}'],
    ['they are for browsers that do not know the next', '.note{content:"x";content:"x"/""}'],
  ])('stay when %s', (_, css, short = '--none') => {
    expect(stylesOf(css, page)).toBe(css.replace('--none', short));
  });

  it('know elements whose end the page leaves out', () => {
    const css = 'li+li{color:red}li{color:#00f}';
    expect(stylesOf(css, '<ul><li>x<li>y</ul>')).toBe(css);
  });
});

it('drawings are written as text instead of base64', () => {
  const drawing = Buffer.from('<svg fill="#000"></svg>').toString('base64');
  expect(stylesOf(`p{background:url(data:image/svg+xml;base64,${drawing})}`, '<p>')).toBe(
    `p{background:url("data:image/svg+xml,%3Csvg fill='%23000'>%3C/svg>")}`,
  );
});

it.each([
  ['an import', '@import "x.css";p{color:red}', 'src/css/index.css'],
  ['a nested rule', 'p{a{color:red}}', 'Write it as a rule of its own'],
  [
    'a layer inside of another',
    '@layer site{p{top:0}@layer code{p{top:1px}}}',
    '"@layer code" inside of "@layer site"',
  ],
  ['a layer inside of a condition', '@media print{@layer site{p{top:0}}}', '"@layer site" inside of "@media print"'],
  ['a layer without a name', '@layer{p{top:0}}', 'Give it a name'],
])('%s in the built sheet stops the build with the fix', (_, css, fix) => {
  expect(() => stylesOf(css, '<p>')).toThrow(fix);
});
