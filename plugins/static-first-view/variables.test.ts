import {describe, expect, it} from 'vitest';
import {stylesOf} from './stylesOf.testing';

describe('custom properties', () => {
  it('with one value for the page become that value', () => {
    expect(stylesOf(':root{--space:1rem;--gap:var(--space)}p{margin:var(--gap)}', '<p>')).toBe('p{margin:1rem}');
  });

  it('do not grow into the value beside them', () => {
    expect(stylesOf(':root{--top:1px}p{margin:var(--top)0 var(--top)2px}', '<p>')).toBe('p{margin:1px 0 1px 2px}');
  });

  it('with a value for each colour mode stay, under short names', () => {
    const css = ':root{--text:#000}[data-theme=dark]{--text:#fff}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).toBe(':root{--0:#000}[data-theme=dark]{--0:#fff}p{color:var(--0)}');
  });

  it('with another value inside of an element stay', () => {
    const css = ':root{--gap:1rem}.box{--gap:2rem}p{margin:var(--gap)}';
    expect(stylesOf(css, '<div class="box"><p>')).toBe(':root{--0:1rem}.box{--0:2rem}p{margin:var(--0)}');
  });

  it('whose value leans on one that changes inside of an element stay', () => {
    const css = ':root{--gap:1rem;--wide:calc(2*var(--gap))}.box{--gap:2rem}p{margin:var(--wide)}';
    expect(stylesOf(css, '<div class="box"><p>')).toContain('p{margin:var(--1)}');
  });

  it('with another value on wide screens stay', () => {
    const css = ':root{--gap:1rem}@media (width>=997px){:root{--gap:2rem}}p{margin:var(--gap)}';
    expect(stylesOf(css, '<p>')).toContain('p{margin:var(--0)}');
  });

  it('that are other names of what changes for the whole page at once give way to it', () => {
    const css = ':root{--text:#000;--link:var(--text)}@media print{:root{--text:#fff}}p{color:var(--link)}';
    expect(stylesOf(css, '<p>')).toBe(':root{--0:#000}@media print{:root{--0:#fff}}p{color:var(--0)}');
  });

  it('that are keywords stay, for they mean no value there', () => {
    expect(stylesOf(':root{--text:inherit}p{border-color:var(--text)}', '<p>')).toContain('var(--0)');
  });

  it('lose the values that a later layer beats in both modes', () => {
    const css =
      '@layer low{:root{--text:red}[data-theme=dark]{--text:#fee}}@layer high{:root{--text:#000}[data-theme=dark]{--text:#fff}}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).not.toContain('#fee');
  });

  it('keep the value for pages without a colour mode, which only a script sets', () => {
    const css = ':root{--text:red}[data-theme=light]{--text:#000}[data-theme=dark]{--text:#fff}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).toBe(css.replaceAll('--text', '--0'));
  });

  it('with one value for both colour modes, and none without, stay', () => {
    const css = '[data-theme=light],[data-theme=dark]{--text:red}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).toBe(css.replaceAll('--text', '--0'));
  });

  it('keep the value that a later layer gives way to', () => {
    const css =
      '@layer low{:root{--text:red}}@layer high{:root{--text:#000}@media print{:root{--text:revert-layer}}}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).toBe(css.replaceAll('--text', '--0'));
  });

  it('keep the value of the other mode when a later layer beats one mode only', () => {
    const css = '@layer low{:root{--text:red}}@layer high{[data-theme=dark]{--text:#fff}}p{color:var(--text)}';
    expect(stylesOf(css, '<p>')).toContain('red');
  });

  it('that read only each other go', () => {
    expect(stylesOf('p{--one:var(--two);color:red}b{--two:var(--one)}', '<p><b>')).toBe('p{color:red}');
  });

  it('that another one reads, which is read, stay', () => {
    expect(stylesOf('p{--one:red}b{--two:var(--one);color:var(--two)}', '<p><b>')).toContain('p{--0:red}');
  });

  it.each([':root', '.box'])('that a condition asks for stay: %s', (place) => {
    const css = `${place}{--tone:red}@container style(--tone:red){p{color:red}}`;
    expect(stylesOf(css, '<div class="box"><p>')).toBe(css.replaceAll('--tone', '--0'));
  });

  it('that the page itself reads keep their names', () => {
    const css = ':root{--line:red}[data-theme=dark]{--line:#fff}';
    expect(stylesOf(css, '<svg><path stroke="var(--line)"/></svg>')).toBe(css);
  });

  it('have nothing to do with modifiers in names of classes', () => {
    expect(stylesOf('.link--active{color:red}', '<a class="link--active">')).toBe('.link--active{color:red}');
  });
});
