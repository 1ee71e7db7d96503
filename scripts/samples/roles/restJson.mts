import type {RequestBody} from '../../../plugins/contract-reference/rest/openApi';
import {answerPointer, statusesOf} from '../rest/documentedAnswer.mjs';
import {followed, operationPointer} from '../rest/operations.mjs';
import {refused, type Role} from '../role.mjs';
import {pointerTo} from '../schema/contractSchemas.mjs';
import {judged, readJson} from './json.mjs';

/** `json rest=… request` and `json rest=… status=…`: bodies of the REST API. */
export const restJson: Role = {
  name: 'json rest',
  kind: 'JSON',
  languages: ['json'],
  marker: 'rest',
  words: ['request', 'status'],
  check(block, _page, workshop) {
    const {schemas, contract, operation} = workshop.rest();
    const {rest: id = '', status} = block.values;
    const {entry, nearest} = operation(id);
    if (!entry)
      return refused(
        block,
        `The API has no operation "${id}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      );
    const isRequest = block.flags.includes('request');
    if (isRequest === (status !== undefined))
      return refused(block, 'Write either "request" or "status=200" after the operation.');
    const read = readJson(block);
    if ('verdict' in read) return read.verdict;
    if (isRequest) {
      const body = entry.operation.requestBody;
      if (!body || !contract.dereference<RequestBody>(body).content['application/json'])
        return refused(block, `${id} takes no JSON body.`);
      const pointer = `${followed(body, `${operationPointer(entry)}/requestBody`)}${pointerTo('content', 'application/json', 'schema')}`;
      return judged(block, schemas.complaints(pointer, read.value));
    }
    const statuses = statusesOf(entry);
    if (status === undefined || !statuses.includes(status))
      return refused(block, `${id} never answers ${status}; it answers ${statuses.join(', ')}.`);
    return judged(block, schemas.complaints(answerPointer(entry, status), read.value));
  },
};
