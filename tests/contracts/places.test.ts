import {expect, it} from 'vitest';
import cliSchema from '../../contracts/cli.schema.json';
import {changedAt} from './changedAt';
import {brokenReferences, problemAt, schemaProblemsIn} from './places';
import {restDocument, restFile} from './rest/recorded';

const at = '/components/responses/SessionNotFound';

it.each([
  [restFile, '/openapi', 'contracts/rest.openapi.yaml:13 '],
  ['cli.json', '/program/name', 'contracts/cli.json:5 '],
  // What is missing belongs into the part around it.
  ['cli.json', '/program/author/name', 'contracts/cli.json:4 '],
])('%s: says the line of %s', (file, pointer, place) => {
  expect(problemAt(file, pointer, 'this is wrong', 'correct it')).toBe(`${place}this is wrong. Fix: correct it.`);
});

it('compares a contract with its schema, and says the line of each problem', () => {
  expect(schemaProblemsIn('cli.json', cliSchema)).toEqual([]);
  const strict = changedAt(cliSchema, '/properties/program/required/-', 'author');
  expect(schemaProblemsIn('cli.json', strict)).toEqual([
    'contracts/cli.json:4 "program" needs the field "author". Fix: correct the value, or the schema.',
  ]);
});

it('finds references that lead nowhere', () => {
  expect(brokenReferences(restDocument)).toEqual([]);
  const pointers = brokenReferences(changedAt(restDocument, at, undefined)).map(({pointer}) => pointer);
  expect(pointers).toContain('/paths/~1api~1sessions~1{sessionId}/get/responses/404/$ref');
});
