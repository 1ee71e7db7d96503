import type {RequestBody} from '@docs-kit/reference';
import {jsonProblem, nearestHint} from '@docs-kit/report';
import {responsePointer, requestPointer, statusesOf} from '../api/requests';
import {checkedInside, checkedWith, failed, type CheckResult, type Role} from '../role';
import type {SampleBlock} from '../samplePages';

/**
 * Parses a block as JSON and checks the value.
 * @param errorsOf returns the problems with the value
 */
export function checkJson(block: SampleBlock, errorsOf: (value: unknown) => readonly string[]): CheckResult {
  let value: unknown;
  try {
    value = JSON.parse(block.code);
  } catch (error) {
    const {line, problem} = jsonProblem(block.code, error);
    return checkedInside(block, [{line, message: `Not valid JSON: ${problem}.`}]);
  }
  return checkedWith(block, errorsOf(value));
}

/** `json rest=… request` and `json rest=… status=…`: request and response bodies of the HTTP API. */
export const restJson: Role = {
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
    if (block.flags.includes('request') === (status !== undefined))
      return failed(block, 'Write either "request" or "status=200" after the operation.');
    return checkJson(block, (value) => {
      if (status === undefined) {
        const body = entry.operation.requestBody;
        const isJson = body && contract.dereference<RequestBody>(body).content['application/json'];
        return isJson ? schemas.errors(requestPointer(entry), value) : [`${id} takes no JSON body.`];
      }
      const statuses = statusesOf(entry);
      return statuses.includes(status)
        ? schemas.errors(responsePointer(entry, status), value)
        : [`${id} never returns ${status}; it returns ${statuses.join(', ')}.`];
    });
  },
};
