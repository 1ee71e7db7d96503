import {describe, expect, it} from 'vitest';
import {DirectiveError, unknownName, problemAt} from './directive';

describe('the error for an unknown name', () => {
  it('says what is unknown, where it was looked up and what is near', () => {
    const error = unknownName('operation', 'sendMesage', ['sendMessage', 'getSession'], 'contracts/rest.openapi.yaml');
    expect(error).toBeInstanceOf(DirectiveError);
    expect(error.message).toBe(
      'no operation "sendMesage" in contracts/rest.openapi.yaml. Did you mean "sendMessage"? Known: sendMessage, getSession.',
    );
  });
});

it('an error in a directive is a problem at its place', () => {
  const node = {type: 'leafDirective', position: {start: {line: 3, column: 5}, end: {line: 3, column: 9}}};
  expect(problemAt(new DirectiveError('it is wrong', 'repair it'), node, 'content/a.md')).toEqual({
    file: 'content/a.md',
    line: 3,
    column: 5,
    message: 'it is wrong',
    fix: 'repair it',
  });
});
