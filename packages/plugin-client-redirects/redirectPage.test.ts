import {expect, test} from 'vitest';
import {redirectPage, redirectTarget, titleOf} from './redirectPage';

const page = redirectPage({
  target: '/saiki/docs/x',
  canonical: 'https://example.com/saiki/docs/x',
  title: 'Tools &amp; servers | Saiki',
  lang: 'en',
});

test('a redirect has a language, the title of its target, and a link to it', () => {
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Tools &amp; servers | Saiki</title>');
  expect(page).toContain('<a href="/saiki/docs/x">Tools &amp; servers | Saiki</a>');
});

test("redirects are recognized, other pages aren't", () => {
  expect(redirectTarget(page)).toBe('/saiki/docs/x');
  expect(redirectTarget('<!doctype html><title>x</title>')).toBeUndefined();
});

test('the title of a page is returned as written', () => {
  expect(titleOf('<title data-rh="true">A &lt; B</title>')).toBe('A &lt; B');
  expect(titleOf('<p>none</p>')).toBeUndefined();
});

test('all redirects have the same script', () => {
  const other = redirectPage({target: '/y', canonical: 'https://example.com/y', title: 'Y', lang: 'de'});
  const scriptOf = (html: string) => /<script>[\s\S]*<\/script>/.exec(html)?.[0];
  expect(scriptOf(page)).toBe(scriptOf(other));
});
