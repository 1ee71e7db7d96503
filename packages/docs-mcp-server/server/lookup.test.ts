import {expect, it} from 'vitest';
import type {NamedEntry} from './docs';
import {entriesNamed} from './lookup';

const entry = (name: string, heading = name): NamedEntry => ({
  address: `/page#${name}`,
  kind: 'key',
  label: 'Key',
  heading,
  names: [name],
});
const pathOf = (length: number): string => Array.from({length}, (_, place) => `part${place}`).join('.');

it('looks up the first 12 parts of a path: what is beyond only costs time', () => {
  const [near, far] = [entry(pathOf(12)), entry(pathOf(13))];
  expect(entriesNamed({entries: [far]}, `${pathOf(13)}.x`)).toEqual([]);
  expect(entriesNamed({entries: [near, far]}, `${pathOf(13)}.x`)).toEqual([near]);
  expect(entriesNamed({entries: [near]}, `${pathOf(12)}${'.x'.repeat(9_000)}`)).toEqual([near]);
  expect(entriesNamed({entries: [near, far]}, pathOf(13))).toEqual([far]);
});
