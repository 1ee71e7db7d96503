import {describe, expect, it} from 'vitest';
import {formatPointer, getByPointer, parsePointer} from './pointer';

describe('a JSON pointer', () => {
  it.each([
    ['', []],
    ['/a/b', ['a', 'b']],
    ['/paths/~1api~1x/~0y', ['paths', '/api/x', '~y']],
    ['/', ['']],
  ])('%j is split and written again', (pointer, segments) => {
    expect(parsePointer(pointer)).toEqual(segments);
    expect(formatPointer(segments)).toBe(pointer);
  });

  it('in a $ref is percent-decoded', () => {
    expect(parsePointer('#/$defs/a%20b')).toEqual(['$defs', 'a b']);
  });

  it.each([
    ['/list/1', 'two'],
    ['/list/2', undefined],
    ['/toString', undefined],
    ['/list/0/x', undefined],
  ])('%s leads to %j', (pointer, value) => {
    expect(getByPointer({list: ['one', 'two']}, pointer)).toBe(value);
  });
});
