import {expect, it} from 'vitest';
import {otherMedia} from './otherMedia';

const targets = {chrome: 111 << 16};

it('takes what is for paper, for forced colours and for browsers without scripts, and leaves the rest', () => {
  const css =
    'p{color:red}@media print{p{color:#000}}@media (forced-colors:active){p{outline:0}}@media (scripting:none){p{top:1px}}@media (width<=9px){p{top:0}}';
  expect(otherMedia(css, targets).text).toBe(
    '@media print{p{color:#000}}@media (forced-colors:active){p{outline:0}}@media (scripting:none){p{top:1px}}',
  );
});

it('leaves rules that set or read variables, whose names are the own of each page', () => {
  const css = '@media print{:root{--text:#000}p{color:var(--text)}p{margin:0}}';
  expect(otherMedia(css, targets).text).toBe('@media print{p{margin:0}}');
});

it('leaves rules whose conditions ask for variables', () => {
  expect(otherMedia('@media print{@container style(--mode:dark){p{top:0}}p{margin:0}}', targets).text).toBe(
    '@media print{p{margin:0}}',
  );
});

it('leaves rules that give way, for a page has to keep what they beat', () => {
  const css = '@layer high{@media print{p{color:revert-layer}p{margin:0}}}';
  expect(otherMedia(css, targets).text).toBe('@layer high{@media print{p{margin:0}}}');
});

it('keeps the order of layers', () => {
  const css =
    '@layer low{p{top:0}}@layer high{p{top:0}@media print{p{margin:0}}}@layer low{@media print{p{margin:1px}}}';
  expect(otherMedia(css, targets).text).toBe(
    '@layer low{@media print{p{margin:1px}}}@layer high{@media print{p{margin:0}}}',
  );
});

it('is named by what is in it', () => {
  const fileOf = (css: string) => otherMedia(css, targets).file;
  expect(fileOf('@media print{p{top:0}}')).toMatch(/^other-media\.[\da-f]{8}\.css$/);
  expect(fileOf('@media print{p{top:0}}')).toBe(fileOf('p{top:0}@media print{p{top:0}}'));
  expect(fileOf('@media print{p{top:0}}')).not.toBe(fileOf('@media print{p{top:1px}}'));
});
