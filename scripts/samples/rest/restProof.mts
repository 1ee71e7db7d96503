import {nearestName} from '../../../plugins/contract-reference/nearestName';
import type {Contracts} from '../../../plugins/contract-reference/contracts';
import {openRest, type OperationEntry, type RestContract} from '../../../plugins/contract-reference/rest/restContract';
import {openContractSchemas, type ContractSchemas} from '../schema/contractSchemas.mjs';
import {documentedAnswer} from './documentedAnswer.mjs';
import type {HttpAnswer, HttpRequest} from './httpRequest.mjs';
import {judgeRequest, type RequestVerdict} from './judgeRequest.mjs';
import {makeRouter, type PathMatch} from './operations.mjs';

/** The REST contract, ready to judge requests and to answer them. */
export interface RestProof {
  readonly contract: RestContract;
  readonly schemas: ContractSchemas;
  /** @returns the operation, or nothing and the name that was probably meant */
  operation(id: string): {readonly entry?: OperationEntry; readonly nearest?: string};
  route(method: string, path: string): PathMatch;
  judge(request: HttpRequest): RequestVerdict;
  /** @throws when the contract documents no such answer */
  answer(entry: OperationEntry, status: string | undefined): HttpAnswer;
}

/** Opens the REST contract. */
export function openRestProof(contracts: Contracts): RestProof {
  const contract = openRest(contracts);
  const schemas = openContractSchemas(contract.document);
  const route = makeRouter(contract);
  return {
    contract,
    schemas,
    route,
    operation(id) {
      const entry = contract.operations.find((operation) => operation.id === id);
      return entry
        ? {entry}
        : {
            nearest: nearestName(
              id,
              contract.operations.map((operation) => operation.id),
            ),
          };
    },
    judge: (request) => judgeRequest(request, {contract, schemas, route}),
    answer: (entry, status) => documentedAnswer(entry, status, contract, schemas),
  };
}
