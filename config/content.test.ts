import {expect, it} from 'vitest';
import {readContentPage, routeOf} from '@docs-kit/content-rules/check';
import {api, docs} from './content';

it.each([
  ['docs', docs],
  ['api', api],
])('keeps a number before the name of a file in its address, as the content rules expect: /%s', (base, options) => {
  expect(options.numberPrefixParser).toBe(false);
  const folder = {path: options.path ?? '', kind: 'docs', routeBasePath: base} as const;
  expect(routeOf(readContentPage(`${folder.path}/2-more/1-intro.md`, 'Text.', folder))).toBe(`/${base}/2-more/1-intro`);
});
