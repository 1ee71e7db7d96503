import {describe, expect, it} from 'vitest';
import {FileFault} from './fileFault';
import {parseText} from './parseText';

const faultOf = (text: string, file: string, firstLine?: number): unknown => {
  try {
    return parseText(text, file, firstLine);
  } catch (error) {
    return error;
  }
};

describe('the text of a file', () => {
  it.each([
    ['contracts/a.json', '{"a": [1]}'],
    ['contracts/a.yaml', 'a: [1]\n'],
  ])('of %s is parsed', (file, text) => {
    expect(parseText(text, file)).toEqual({a: [1]});
  });

  it.each([
    [
      'a comma too many',
      '{\n  "a": 1,\n}',
      'contracts/a.json:3 is no JSON: Expected double-quoted property name in JSON.',
    ],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'contracts/a.json:3 is no JSON: Expected'],
    ['a missing value', '{\n  "a":\n}', 'contracts/a.json:3 is no JSON: Unexpected token. Fix: correct this line'],
    ['a missing end', '{\n  "a": 1\n', 'contracts/a.json:3 is no JSON:'],
  ])('with %s is told with its line', (_, text, message) => {
    expect(() => parseText(text, 'contracts/a.json')).toThrow(message);
  });

  it('that is YAML in a larger file is told with the line of the file', () => {
    expect(() => parseText('a: 1\ntitle: a: One', 'content/a.mmd', 2)).toThrow(
      'content/a.mmd:3 is no YAML: Nested mappings are not allowed in compact mappings. Fix: correct this line',
    );
  });

  it('shows no lines of this program when it is broken', () => {
    const fault = faultOf('{', 'contracts/a.json');
    expect(fault).toBeInstanceOf(FileFault);
    expect(fault).toHaveProperty('stack', '');
  });
});
