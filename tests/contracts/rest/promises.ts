import {openApiContract} from '@docs-kit/reference';
import {problemAt} from '../places';
import {answerName, toleratedName, unansweredName, unmatchedName} from './proof';
import {restFile, type RestDocument} from './recorded';

/** Something that the contract states and a recording can show. */
interface ContractPromise {
  readonly name: string;
  /** JSON Pointer of the part of the contract that states it. */
  readonly pointer: string;
  /** Why no recording shows it; the reason is wrong as soon as one does. */
  readonly unobserved: string | undefined;
}

/** All promises of a contract. */
export function promises(document: RestDocument): ContractPromise[] {
  const {operations, responses} = openApiContract(document, restFile);
  const ofOperations = operations.flatMap((entry) => {
    const {
      operationId,
      'x-unobserved': wholeOperation,
      'x-unanswered': unanswered,
      'x-tolerated': tolerated,
    } = entry.operation;
    const documented = [...responses(entry)].flatMap(([status, response]) =>
      Object.entries(response.content ?? {'no body': {'x-unobserved': undefined}}).map(([mediaType, content]) => ({
        name: answerName(operationId, status, mediaType),
        pointer: response.pointer,
        unobserved: wholeOperation ?? response['x-unobserved'] ?? content['x-unobserved'],
      })),
    );
    const unansweredCase = unanswered
      ? [{name: unansweredName(operationId), pointer: entry.pointer, unobserved: unanswered['x-unobserved']}]
      : [];
    const exceptions = (tolerated ?? []).map((_, index) => ({
      name: toleratedName(operationId, index),
      pointer: `${entry.pointer}/x-tolerated/${index}`,
      unobserved: undefined,
    }));
    return [...documented, ...unansweredCase, ...exceptions];
  });
  const ofUnmatched = document['x-unmatched'].map((rule, index) => ({
    name: unmatchedName(rule),
    pointer: `/x-unmatched/${index}`,
    unobserved: undefined,
  }));
  return [...ofOperations, ...ofUnmatched];
}

/**
 * Compares the promises with what the recordings prove.
 * @param document the contract
 * @param proven names of the promises that recordings confirm
 * @returns one sentence for each promise that nothing shows, and for each reason that a recording contradicts
 */
export function gaps(document: RestDocument, proven: ReadonlySet<string>): string[] {
  return promises(document).flatMap(({name, pointer, unobserved}) => {
    if (unobserved === undefined && !proven.has(name))
      return [problemAt(restFile, pointer, `${name}: no recording shows it`, 'record it, or mark it x-unobserved')];
    if (unobserved !== undefined && proven.has(name))
      return [
        problemAt(restFile, pointer, `${name}: marked x-unobserved, but a recording shows it`, 'remove the mark'),
      ];
    return [];
  });
}
