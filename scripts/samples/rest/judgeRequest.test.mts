import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openContracts} from '../../../plugins/contract-reference/contracts';
import {openRestProof} from './restProof.mjs';

const proof = openRestProof(openContracts(path.resolve('contracts')));
const json = {'content-type': 'application/json'};

function complaints(
  method: string,
  target: string,
  body?: unknown,
  headers: Record<string, string> = json,
): readonly string[] {
  const text = body === undefined ? '' : JSON.stringify(body);
  return proof.judge({method, target, headers: body === undefined ? {} : headers, body: text}).complaints;
}

describe('judging requests by the contract', () => {
  it.each([
    ['GET', '/health', undefined],
    ['GET', '/API/Sessions/', undefined],
    ['GET', '/api/search/messages?q=invoice&limit=10', undefined],
    ['POST', '/api/message-sync', {message: 'Hello'}],
    ['POST', '/api/reset', undefined],
    ['DELETE', '/api/sessions/a%20b', undefined],
  ])('takes %s %s', (method, target, body) => {
    expect(complaints(method, target, body)).toEqual([]);
  });

  it.each([
    ['PUT', '/api/reset', undefined, 'does not take PUT; it takes POST'],
    ['GET', '/api/search/messages', undefined, 'query parameter "q" is missing'],
    ['GET', '/api/search/messages?q=a&role=robot', undefined, 'Query parameter "role"'],
    ['GET', '/health', {a: 1}, 'getHealth takes no body'],
    ['POST', '/api/message-sync', undefined, 'lacks "message"'],
    ['POST', '/api/message-sync', {message: 'Hello', files: []}, 'has no field "files"'],
  ])('refuses %s %s: %s', (method, target, body, phrase) => {
    expect(complaints(method, target, body).join('\n')).toContain(phrase);
  });

  it('answers every operation with each status that has an example, as its schema says', () => {
    for (const entry of proof.contract.operations) {
      const {status} = proof.answer(entry, undefined);
      expect(status, entry.id).toBeGreaterThanOrEqual(200);
      expect(status, entry.id).toBeLessThan(300);
    }
  });

  it('does not answer with a status that the contract lacks', () => {
    const {entry} = proof.operation('getHealth');
    expect(() => entry && proof.answer(entry, '418')).toThrow('getHealth answers no 418');
  });
});
