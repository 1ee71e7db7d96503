import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {secureBuild} from '.';
import {hashSource} from './inline';

/** Secures a folder with a page, and returns the policies of the page and of the header. */
function secure(
  content: string,
  {head = '', ...options}: {head?: string; knownScripts?: string[]; addedScripts?: string[]} = {},
) {
  const html = `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body><div id="__docusaurus">${content}</div></body></html>`;
  const folder = makeFolder({'x.html': html});
  const header = secureBuild(folder, {knownScripts: [], addedScripts: [], ...options});
  const written = readFileSync(path.join(folder, 'x.html'), 'utf8');
  return {
    header,
    written,
    policy: /Content-Security-Policy" content="(?<policy>[^"]*)"/.exec(written)?.groups?.policy ?? '',
  };
}

it('contains the hashes of scripts and styles outside the content', () => {
  const {policy, header} = secure('<p>Text</p>', {head: '<script>let a</script><style>p{color:red}</style>'});
  expect(policy).toContain(`script-src 'self' ${hashSource('let a')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('p{color:red}')};`);
  expect(header).toContain(`script-src 'self' ${hashSource('let a')};`);
  expect(header).toContain("frame-ancestors 'none'");
});

it('computes the hash that browsers compute', () => {
  // From the example in the specification: https://www.w3.org/TR/CSP3/#script-src-hash-usage
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('a\r\nb')).toBe(hashSource('a\nb'));
});

it('allows scripts that a script adds, and scripts of the framework within the content', () => {
  const {policy} = secure('<script>banner()</script>', {knownScripts: ['banner'], addedScripts: ['{}']});
  expect(policy).toContain(`script-src 'self' ${hashSource('banner()')} ${hashSource('{}')};`);
});

it.each([
  ['data in a script element', '<script type="application/ld+json">{"a":1}</script>'],
  ['a script of the site', '<script src="/a.js"></script>'],
  ['text that only mentions code', '<code>&lt;a onclick="x()" style="a"&gt; javascript:x()</code>'],
  ['a link that only resembles one', '<a href="/javascript:alert">x</a>'],
])('accepts %s', (_, content) => {
  expect(() => secure(content)).not.toThrow();
});

it.each([
  ['an inline script', '<script>alert(1)</script>', 'the content has an inline script'],
  ['a handler', '<a onclick="alert(1)">x</a>', 'blocks the attribute onclick="alert(1)"'],
  ['a handler in an SVG', '<svg><g ONLOAD=alert(1) /></svg>', 'blocks the attribute onload="alert(1)"'],
  ['a style attribute', '<p style="color:red">x</p>', 'Fix: use a class.'],
  ['a javascript: link', '<a href="javascript:alert(1)">x</a>', 'blocks the attribute href="javascript:alert(1)"'],
  ['a hidden javascript: link', '<a href=" java&#10;script&colon;alert(1)">x</a>', 'Fix: use a link to an address'],
])('[SEC-2] stops at %s', (_, content, message) => {
  expect(() => secure(content)).toThrow(`x.html`);
  expect(() => secure(content)).toThrow(message);
});

it('[SEC-2] stops at a script that a page puts into the head', () => {
  expect(() => secure('', {head: '<script data-rh="true">alert(1)</script>'})).toThrow('inline script');
});
