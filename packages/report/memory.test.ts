import {expect, it, vi} from 'vitest';
import {memoized, newest, once} from './memory';

it('makes a value once, also when it is undefined', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes the value of each key once, also when it is undefined', () => {
  const make = vi.fn((key: string) => (key === 'a' ? undefined : key));
  const valueOf = memoized(make);
  expect([valueOf('a'), valueOf('b'), valueOf('a'), valueOf('b')]).toEqual([undefined, 'b', undefined, 'b']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a value again when its version has changed', () => {
  const valueOf = newest<string>();
  expect(valueOf('a', 1, () => 'old')).toBe('old');
  expect(valueOf('a', 1, () => 'new')).toBe('old');
  expect(valueOf('b', 1, () => 'other')).toBe('other');
  expect(valueOf('a', 2, () => 'new')).toBe('new');
});

it('tries again after an error', () => {
  const valueOf = newest<string>();
  const fails = (): string => {
    throw new Error('not yet');
  };
  expect(() => valueOf('a', 1, fails)).toThrow('not yet');
  expect(valueOf('a', 1, () => 'made')).toBe('made');
});
