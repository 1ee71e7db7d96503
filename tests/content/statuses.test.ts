// A status that a text ascribes to an operation is one that the contract has for it.
import {describe, expect, it} from 'vitest';
import {expectNoProblems} from './support/expectNoProblems';
import {textsOfPage} from './support/figures';
import {operationsOfPage, statusProblems, textsOfOperations} from './support/statuses';
import {markdownRows} from './support/writtenPages';

describe('statuses of the REST API', () => {
  it.each(markdownRows)('%s ascribes them to operations that return them', (_, page) => {
    const about = operationsOfPage(page);
    expectNoProblems(textsOfPage(page).flatMap((placed) => statusProblems(placed, about)));
  });

  it('are those of the operation in its texts', () => {
    expectNoProblems(textsOfOperations().flatMap(({placed, entry}) => statusProblems(placed, [entry])));
  });

  it.each<[string, string[]]>([
    ['`POST /api/message` returns 202.', []],
    ['`POST /api/message` returns 201.', ['sendMessage never return 201']],
    ['Like `POST /api/message`, `/api/other` returns 404.', []],
    ['An upstream error 503 is none of the API.', []],
  ])('%s', (text, problems) => {
    expect(statusProblems({place: '', text}, []).map((found) => found.replace(/\..*/u, '').trim())).toEqual(problems);
  });
});
