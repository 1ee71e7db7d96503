import type {ReferenceDirective} from '../directive';
import {operationBlocks} from '../rest/operationBlocks';
import {openRest} from '../rest/restContract';

/** `::operation{id="sendMessageSync"}`: one REST operation, complete. */
export const operation: ReferenceDirective = {
  name: 'operation',
  attributes: {id: {required: true}},
  render({id = ''}, context) {
    const contract = openRest(context.contracts);
    return operationBlocks(contract.operation(id), contract, context);
  },
};
