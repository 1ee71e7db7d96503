import {describe, expect, it} from 'vitest';
import {ProblemError} from './problem';
import {parseData} from './data';

const problemOf = (text: string, file: string, firstLine?: number): unknown => {
  try {
    return parseData(text, file, firstLine);
  } catch (error) {
    return error;
  }
};

describe('the text of a file', () => {
  it.each([
    ['contracts/a.json', '{"a": [1]}'],
    ['contracts/a.yaml', 'a: [1]\n'],
  ])('of %s is parsed', (file, text) => {
    expect(parseData(text, file)).toEqual({a: [1]});
  });

  it.each([
    [
      'a comma too many',
      '{\n  "a": 1,\n}',
      'contracts/a.json:3 is not valid JSON: Expected double-quoted property name in JSON.',
    ],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 'contracts/a.json:3 is not valid JSON: Expected'],
    [
      'a missing value',
      '{\n  "a":\n}',
      "contracts/a.json:3 is not valid JSON: Unexpected token '}'. Fix: correct this line",
    ],
    ['a missing end', '{\n  "a": 1\n', 'contracts/a.json:3 is not valid JSON:'],
  ])('with %s is reported with its line', (_, text, message) => {
    expect(() => parseData(text, 'contracts/a.json')).toThrow(message);
  });

  it('that is YAML in a larger file is reported with the line of that file', () => {
    expect(() => parseData('a: 1\ntitle: a: One', 'content/a.mmd', 2)).toThrow(
      'content/a.mmd:3 is not valid YAML: Nested mappings are not allowed in compact mappings. Fix: correct this line',
    );
  });

  it('shows no lines of this program when it is broken', () => {
    const problem = problemOf('{', 'contracts/a.json');
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toHaveProperty('stack', '');
  });
});
