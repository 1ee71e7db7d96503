import {STATUS_CODES} from 'node:http';
import {examplesOf, jsonOf} from '../../../plugins/contract-reference/rest/examples';
import type {MediaType, Response} from '../../../plugins/contract-reference/rest/openApi';
import type {OperationEntry, RestContract} from '../../../plugins/contract-reference/rest/restContract';
import {pointerTo, type ContractSchemas} from '../schema/contractSchemas.mjs';
import type {HttpAnswer} from './httpRequest.mjs';
import {followed, operationPointer} from './operations.mjs';

/** Place of the schema of a JSON answer. */
export function answerPointer(entry: OperationEntry, status: string): string {
  const written = entry.operation.responses?.[status];
  return `${followed(written, `${operationPointer(entry)}/responses/${status}`)}${pointerTo('content', 'application/json', 'schema')}`;
}

/** The statuses that the contract documents for an operation. */
export const statusesOf = ({operation}: OperationEntry): string[] => Object.keys(operation.responses ?? {});

/**
 * The answer that the contract shows for an operation: the first example of the status, or of the first success.
 * @throws when the contract documents no such status, or its example does not fit its own schema
 */
export function documentedAnswer(
  entry: OperationEntry,
  wanted: string | undefined,
  contract: RestContract,
  schemas: ContractSchemas,
): HttpAnswer {
  const status = wanted ?? statusesOf(entry).find((code) => code.startsWith('2')) ?? '200';
  const written = entry.operation.responses?.[status];
  if (!written) {
    throw new Error(
      `${entry.id} answers no ${status} ${STATUS_CODES[status] ?? ''}; it answers ${statusesOf(entry).join(', ')}`.replace(
        ' ;',
        ';',
      ),
    );
  }
  const {content = {}} = contract.dereference<Response>(written);
  const media = jsonOf(content);
  if (media) return jsonAnswer(entry, status, media, contract, schemas);
  const [type, other] = Object.entries(content)[0] ?? [];
  const [example] = other ? examplesOf(other, contract) : [];
  const body = typeof example?.value === 'string' ? example.value : '';
  return {status: Number(status), body, ...(type !== undefined && type !== '*/*' && {contentType: type})};
}

function jsonAnswer(
  entry: OperationEntry,
  status: string,
  media: MediaType,
  contract: RestContract,
  schemas: ContractSchemas,
): HttpAnswer {
  const [example] = examplesOf(media, contract);
  if (!example) throw new Error(`the contract has no example of ${entry.id} ${status}; add one`);
  const [complaint] = schemas.complaints(answerPointer(entry, status), example.value);
  if (complaint !== undefined)
    throw new Error(`the contract's example of ${entry.id} ${status} does not fit its schema: ${complaint}`);
  return {status: Number(status), contentType: 'application/json; charset=utf-8', body: JSON.stringify(example.value)};
}
