import {expect, it} from 'vitest';
import {sheetAddress, sheetLinkFor, withInlineStyles} from './inlineStyles';

const page = '<head><link rel=stylesheet href=/saiki/assets/css/styles.1a2b.css /></head>';

it('finds the address of the style sheet', () => {
  expect(sheetAddress(page)).toBe('/saiki/assets/css/styles.1a2b.css');
});

it('finds it with quotes too', () => {
  expect(sheetAddress('<link rel="stylesheet" href="/a.css" />')).toBe('/a.css');
});

it('finds none in a page that leads to another', () => {
  expect(sheetAddress('<meta http-equiv="refresh" content="0; url=/saiki/">')).toBeUndefined();
});

it('refuses a page with two sheets', () => {
  expect(() => sheetAddress(page + page)).toThrow('more than one style sheet');
});

it('puts the styles in the place of the request', () => {
  expect(withInlineStyles(page, 'p{color:red}', '')).toBe('<head><style data-first-view>p{color:red}</style></head>');
});

it('puts the sheet for other media behind them', () => {
  expect(withInlineStyles(page, 'p{color:red}', sheetLinkFor('/saiki/b.css', 'print'))).toBe(
    '<head><style data-first-view>p{color:red}</style><link rel=stylesheet href=/saiki/b.css media="print"></head>',
  );
});

it('takes dollar signs as they are', () => {
  expect(withInlineStyles(page, 'p::before{content:"$&"}', '')).toContain('content:"$&"');
});

it('lets no text of a style end the element', () => {
  expect(withInlineStyles(page, 'p::before{content:"</style>"}', '')).not.toContain('"</style>"');
});
