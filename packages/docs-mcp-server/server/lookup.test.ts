import {expect, it} from 'vitest';
import {entriesNamed, nearestOperations, type NamedEntry} from './lookup';

const entry = (name: string, heading = name): NamedEntry => ({
  address: `/page#${name}`,
  kind: 'key',
  label: 'Key',
  heading,
  names: [name],
});
const pathOf = (length: number): string => Array.from({length}, (_, index) => `part${index}`).join('.');

it('looks up only the first 12 parts of a path: more would only cost time', () => {
  const [near, far] = [entry(pathOf(12)), entry(pathOf(13))];
  expect(entriesNamed([far], `${pathOf(13)}.x`)).toEqual([]);
  expect(entriesNamed([near, far], `${pathOf(13)}.x`)).toEqual([near]);
  expect(entriesNamed([near], `${pathOf(12)}${'.x'.repeat(9_000)}`)).toEqual([near]);
  expect(entriesNamed([near, far], pathOf(13))).toEqual([far]);
});

it.each([
  ['POST /api/sessions/123/load', ['POST /api/sessions/{id}/load']],
  ['post /api/sessions/my.first-one/load', ['POST /api/sessions/{id}/load']],
  ['http://localhost:3001/api/sessions/123?limit=2', ['GET /api/sessions/{id}', 'DELETE /api/sessions/{id}']],
  ['DELETE /api/sessions/123', ['DELETE /api/sessions/{id}']],
  ['PUT /api/sessions/123', []],
  ['/api/sessions//load', []],
  ['/api/sessions/123/load/x', []],
  ['/mcp', ['POST /mcp', 'mcp']],
  ['/api/search', ['GET /api/search']],
])('finds the operation of the address %s', (name, operations) => {
  const known = [
    'POST /api/sessions/{id}/load',
    'GET /api/sessions/{id}',
    'DELETE /api/sessions/{id}',
    'GET /api/search',
    'mcp',
    'POST /mcp',
  ];
  const entries = known.map((operation) => entry(operation, 'An operation'));
  expect(entriesNamed(entries, name).flatMap(({names}) => names)).toEqual(operations);
});

it('puts entries with a name before sentences that begin with it', () => {
  const entries = ['/model switch skips open sessions', '/model <subcommand>', '/model'].map((name) => entry(name));
  const found = entriesNamed(entries, '/model').map(({heading}) => heading);
  expect(found).toEqual(['/model', '/model <subcommand>', '/model switch skips open sessions']);
});

it.each([
  ['PUT /api/sessions/123', ['GET /api/sessions/{id}', 'DELETE /api/sessions/{id}', 'POST /api/sessions/{id}/load']],
  ['/api/sessions/123/load/x', ['POST /api/sessions/{id}/load']],
  [
    'POST http://localhost:3001/api/chat',
    ['GET /api/sessions/{id}', 'DELETE /api/sessions/{id}', 'POST /api/sessions/{id}/load', 'GET /api/search'],
  ],
  ['/model gpt/x', undefined],
  ['/other/search', undefined],
])('suggests operations for %s', (name, operations) => {
  const known = [
    'GET /api/sessions/{id}',
    'DELETE /api/sessions/{id}',
    'POST /api/sessions/{id}/load',
    'GET /api/search',
    'POST /mcp',
  ];
  const entries = known.map((operation) => entry(operation, 'An operation'));
  expect(nearestOperations(entries, name)).toEqual(operations);
});

it('does not mistake a word of a message that begins with a dash for a name', () => {
  const [message, flag] = [entry("- Option 'agent': Agent file must not be empty"), entry('-a, --agent <path>')];
  const name = 'Agent';
  expect(entriesNamed([message, flag], name)).not.toContain(message);
});
