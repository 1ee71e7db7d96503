import type {Contracts} from '../contracts';
import {DirectiveError} from '../directive';
import {openResolver, type Resolver} from '../schema/resolve';
import {unknownName} from '../unknownName';
import type {AsyncApi, AsyncMessage, Direction} from './asyncApi';
import {channelMessages} from './channelMessages';

/** Contract of the WebSocket, within the contracts folder. */
export const webSocketFile = 'websocket.asyncapi.yaml';

/** The messages of one direction of the WebSocket. */
export interface SocketMessages {
  readonly messages: readonly AsyncMessage[];
  readonly resolver: Resolver;
  /** @throws DirectiveError when clients do not send or receive a message of that name */
  message(name: string): AsyncMessage;
}

/** Opens the messages of one direction. */
export function openSocketMessages(contracts: Contracts, direction: Direction): SocketMessages {
  const document = contracts.read<AsyncApi>(webSocketFile);
  const all = [...channelMessages(document, 'socket', webSocketFile).values()];
  const messages = all.filter((message) => message['x-direction'] === direction);
  return {
    messages,
    resolver: openResolver(document, `contracts/${webSocketFile}`),
    message(name) {
      const found = messages.find((message) => message.name === name);
      if (found) return found;
      throw unknownName(
        `message to ${direction}`,
        name,
        messages.map((message) => message.name),
        `contracts/${webSocketFile}`,
      );
    },
  };
}

/**
 * Reads the attribute `direction`.
 * @throws DirectiveError when it is neither `send` nor `receive`
 */
export function directionOf(value: string): Direction {
  if (value === 'send' || value === 'receive') return value;
  throw new DirectiveError(
    `no direction "${value}". Write direction="send" (client to server) or direction="receive" (server to client).`,
  );
}
