import {expect, it} from 'vitest';
import {routeOf} from '../plugins/content-rules/routes';
import {parsePage} from '../plugins/content-rules/parsePage';
import {api, docs} from './content';

it.each([
  ['docs', docs],
  ['api', api],
])('a number before the name of a file is part of its address, as the check of links has it: /%s', (base, options) => {
  expect(options.numberPrefixParser).toBe(false);
  const folder = {path: options.path ?? '', kind: 'docs', routeBasePath: base} as const;
  expect(routeOf(parsePage(`${folder.path}/2-more/1-intro.md`, 'Text.', folder))).toBe(`/${base}/2-more/1-intro`);
});
