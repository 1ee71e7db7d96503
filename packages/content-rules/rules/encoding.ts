import type {Problem} from '@docs-kit/report';
import {eachPage} from '../site';

/** Every page is UTF-8. Reading puts U+FFFD in the place of other bytes; UTF-16 has a zero byte beside each letter. */
export const encoding = eachPage(({file, lines}): Problem[] => {
  const columns = lines.map((line) => line.search(/[\0\uFFFD]/u) + 1);
  const index = columns.findIndex((column) => column > 0);
  if (index === -1) return [];
  const fix = 'save it as UTF-8, and correct the characters that were lost';
  return [{file, line: index + 1, column: columns[index], message: "this isn't UTF-8", fix}];
});
