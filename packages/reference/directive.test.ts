import {describe, expect, it} from 'vitest';
import {DirectiveError, unknownName, withPlace} from './directive';

describe('the error for an unknown name', () => {
  it('says what is unknown, where it was looked up and what is near', () => {
    const error = unknownName('operation', 'sendMesage', ['sendMessage', 'getSession'], 'contracts/rest.openapi.yaml');
    expect(error).toBeInstanceOf(DirectiveError);
    expect(error.message).toBe(
      'no operation "sendMesage" in contracts/rest.openapi.yaml. Did you mean "sendMessage"? Known: sendMessage, getSession.',
    );
  });
});

describe('an error in a directive', () => {
  const node = {type: 'leafDirective', position: {start: {line: 3, column: 5}, end: {line: 3, column: 9}}};

  it('gets the place of its directive', () => {
    expect(withPlace(new DirectiveError('it is wrong', 'repair it'), node, 'content/a.md')).toMatchObject({
      message: 'content/a.md:3:5 it is wrong. Fix: repair it.',
    });
  });

  it('stays as it is when it is another error', () => {
    const error = new Error('out of memory');
    expect(withPlace(error, node, 'content/a.md')).toBe(error);
  });
});
