import {describe, expect, it} from 'vitest';
import {DirectiveError} from './directive';
import {suggestion, unknownName} from './unknownName';

describe('the error for an unknown name', () => {
  it('says what is unknown, where it was looked up and what is near', () => {
    const error = unknownName('operation', 'sendMesage', ['sendMessage', 'getSession'], 'contracts/rest.openapi.yaml');
    expect(error).toBeInstanceOf(DirectiveError);
    expect(error.message).toBe(
      'no operation "sendMesage" in contracts/rest.openapi.yaml. Did you mean "sendMessage"? Known: sendMessage, getSession.',
    );
  });

  it('leaves the question out when nothing is near', () => {
    expect(suggestion('qqqqqqqqq', ['alpha'])).toBe('Known: alpha.');
  });

  it('cuts long lists and counts the rest', () => {
    const names = Array.from({length: 50}, (_, index) => `name${String(index).padStart(2, '0')}`);
    expect(suggestion('zzzzzzzzzzzz', names)).toMatch(/name39, and 10 more\.$/);
  });
});
