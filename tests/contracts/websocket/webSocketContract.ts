import type {AsyncApi} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';
import {webSocketFile, type MessageOrder, type SaikiMessage} from '../../../plugins/saiki-directives/webSocket';
import {readContract} from '../places';

/** An observed order of server messages. */
export interface Flow extends MessageOrder {
  /** Scenarios of the recording that show it. */
  readonly scenarios: readonly string[];
}

/** The contract of the WebSocket, with the fields that only the checks read. */
export interface WebSocketContract extends AsyncApi<SaikiMessage> {
  readonly channels: {
    readonly socket: AsyncApi<SaikiMessage>['channels'][string] & {readonly 'x-order': readonly Flow[]};
  };
}

/** The contract of the WebSocket. */
export const webSocketContract = readContract<WebSocketContract>(webSocketFile);

/** Returns the messages of one direction. */
export function messagesOf(contract: WebSocketContract, direction: 'send' | 'receive'): readonly SaikiMessage[] {
  return Object.values(contract.components.messages).filter((message) => message['x-direction'] === direction);
}

/** Returns the pointer to a message's payload, even for a name that the contract doesn't have. */
export const payloadOf = (name: string): string => formatPointer(['components', 'messages', name, 'payload']);

/** Returns the observed orders. */
export const flowsOf = (contract: WebSocketContract): readonly Flow[] => contract.channels.socket['x-order'];
