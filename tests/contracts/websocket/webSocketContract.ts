import {pointer, type Document, type Message, type ObservedOrder} from '../asyncapi/document';

/** An observed order of server messages. */
export interface Flow extends ObservedOrder {
  readonly router: 'vercel' | 'in-built' | 'any';
  readonly when: string;
  readonly messages: readonly string[];
  readonly scenarios: readonly string[];
}

/** The contract of the WebSocket, as far as the checks read it. */
export interface WebSocketContract extends Document {
  readonly channels: {readonly socket: Document['channels'][string] & {readonly 'x-order': readonly Flow[]}};
}

/** Messages of one direction. */
export function messagesOf(contract: WebSocketContract, direction: 'send' | 'receive'): readonly Message[] {
  return Object.values(contract.components.messages).filter((message) => message['x-direction'] === direction);
}

/** Where the payload of a message is described; also for a name that the contract does not know. */
export const payloadOf = (name: string): string => pointer('components', 'messages', name, 'payload');

/** The observed orders. */
export const flowsOf = (contract: WebSocketContract): readonly Flow[] => contract.channels.socket['x-order'];
