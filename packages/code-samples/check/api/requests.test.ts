import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openContracts} from '@docs-kit/reference';
import {createApiCheck} from './requests';
import {documentedResponse} from './server';

const api = createApiCheck({contracts: openContracts(path.resolve('contracts')), file: 'rest.openapi.yaml'});
const json = {'content-type': 'application/json'};

function errorsOf(
  method: string,
  target: string,
  body?: unknown,
  headers: Record<string, string> = json,
): readonly string[] {
  const text = body === undefined ? '' : JSON.stringify(body);
  return api.check({method, target, headers: body === undefined ? {} : headers, body: text}).errors;
}

describe('the check of requests', () => {
  it.each([
    ['GET', '/health', undefined],
    ['GET', '/API/Sessions/', undefined],
    ['GET', '/api/search/messages?q=invoice&limit=10', undefined],
    ['POST', '/api/message-sync', {message: 'Hello'}],
    ['POST', '/api/reset', undefined],
    ['DELETE', '/api/sessions/a%20b', undefined],
  ])('accepts %s %s', (method, target, body) => {
    expect(errorsOf(method, target, body)).toEqual([]);
  });

  it.each([
    ['PUT', '/api/reset', undefined, 'does not take PUT; it takes POST'],
    ['GET', '/api/search/messages', undefined, 'query parameter "q" is missing'],
    ['GET', '/api/search/messages?q=a&role=robot', undefined, 'Query parameter "role"'],
    ['GET', '/health', {a: 1}, 'getHealth takes no body'],
    ['GET', '//', undefined, 'The API has no path //'],
    ['POST', '/api/message-sync', undefined, 'needs the field "message"'],
    ['POST', '/api/message-sync', {message: 'Hello', files: []}, 'has the unknown field "files"'],
  ])('rejects %s %s with the body %j: %s', (method, target, body, phrase) => {
    expect(errorsOf(method, target, body).join('\n')).toContain(phrase);
  });

  it('answers every operation with its first success, as its schema says', () => {
    for (const entry of api.contract.operations) {
      const {status} = documentedResponse(entry, api);
      expect(status, entry.id).toBeGreaterThanOrEqual(200);
      expect(status, entry.id).toBeLessThan(300);
    }
  });

  it('says where the contract documents no success', () => {
    const entry = api.contract.operations.find(({id}) => id === 'getHealth');
    const failing = entry && {...entry, operation: {...entry.operation, responses: {'500': {description: 'x'}}}};
    expect(() => failing && documentedResponse(failing, api)).toThrow('getHealth returns 500 and has no success');
  });
});
