import type {RequestBody} from '@docs-kit/reference';
import {jsonProblem, nearestHint} from '@docs-kit/report';
import {answerPointer, requestPointer, statusesOf} from '../api/requests';
import {checkedInside, checkedWith, failed, type CheckResult, type Role} from '../role';
import type {SampleBlock} from '../samplePages';

/** Parses a block as JSON, or returns a result with the error. */
export function readJson(block: SampleBlock): {readonly value: unknown} | {readonly result: CheckResult} {
  try {
    return {value: JSON.parse(block.code) as unknown};
  } catch (error) {
    const {line, problem} = jsonProblem(block.code, error);
    return {result: checkedInside(block, [{line, message: `Not valid JSON: ${problem}.`}])};
  }
}

/** `json rest=… request` and `json rest=… status=…`: request and response bodies of the HTTP API. */
export const restJson: Role = {
  name: 'json rest',
  kind: 'JSON',
  languages: ['json'],
  marker: 'rest',
  words: ['request', 'status'],
  check(block, _page, context) {
    const {schemas, contract} = context.api();
    const {rest: id = '', status} = block.values;
    const entry = contract.operations.find((operation) => operation.id === id);
    const ids = contract.operations.map((operation) => operation.id);
    if (!entry) return failed(block, `The API has no operation "${id}".${nearestHint(id, ids)}`);
    const isRequest = block.flags.includes('request');
    if (isRequest === (status !== undefined))
      return failed(block, 'Write either "request" or "status=200" after the operation.');
    const read = readJson(block);
    if ('result' in read) return read.result;
    if (isRequest) {
      const body = entry.operation.requestBody;
      if (!body || !contract.dereference<RequestBody>(body).content['application/json'])
        return failed(block, `${id} takes no JSON body.`);
      return checkedWith(block, schemas.errors(requestPointer(entry), read.value));
    }
    const statuses = statusesOf(entry);
    if (status === undefined || !statuses.includes(status))
      return failed(block, `${id} never returns ${status}; it returns ${statuses.join(', ')}.`);
    return checkedWith(block, schemas.errors(answerPointer(entry, status), read.value));
  },
};
