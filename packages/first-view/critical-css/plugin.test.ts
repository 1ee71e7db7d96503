import {expect, it} from 'vitest';
import {sheetAddress, withInlineStyles, withRouteScripts} from './plugin';

const page = '<head><link rel=stylesheet href=/saiki/assets/css/styles.1a2b.css /></head>';

it('finds the address of the style sheet', () => {
  expect(sheetAddress(page)).toBe('/saiki/assets/css/styles.1a2b.css');
});

it('finds it with quotes too', () => {
  expect(sheetAddress('<link rel="stylesheet" href="/a.css" />')).toBe('/a.css');
});

it('finds none in a redirect', () => {
  expect(sheetAddress('<meta http-equiv="refresh" content="0; url=/saiki/">')).toBeUndefined();
});

it('rejects a page with two style sheets', () => {
  expect(() => sheetAddress(page + page)).toThrow('more than one style sheet');
});

it('replaces the request with the styles', () => {
  expect(withInlineStyles(page, 'p{color:red}')).toBe('<head><style data-critical-css>p{color:red}</style></head>');
});

it('keeps dollar signs', () => {
  expect(withInlineStyles(page, 'p::before{content:"$&"}')).toContain('content:"$&"');
});

it("doesn't let text in a style end the element", () => {
  expect(withInlineStyles(page, 'p::before{content:"</style>"}')).not.toContain('"</style>"');
});

const script = (attributes: string): string =>
  `<script defer src=/a.js data-base=/${attributes} data-scripts="/main.js"></script>`;

it('lists the scripts of the route in the script element', () => {
  expect(withRouteScripts(script(''), ['/b.js', '/$&.js'])).toBe(script(' data-route-scripts="/b.js /$&.js"'));
});

it('leaves text about that attribute alone', () => {
  const prose = '<meta content="see data-scripts= here"><p><code>a data-scripts=b</code></p>';
  expect(withRouteScripts(prose + script('') + prose, ['/b.js'])).toBe(
    prose + script(' data-route-scripts="/b.js"') + prose,
  );
});
