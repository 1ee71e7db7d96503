import {FileFault} from '../fileFault';
import {follow} from '../schema/resolve';
import type {AsyncApi, AsyncMessage} from './asyncApi';

/**
 * The messages of a channel by name.
 * @throws when the contract has no such channel
 */
export function channelMessages(document: AsyncApi, channel: string, file: string): ReadonlyMap<string, AsyncMessage> {
  const found = document.channels[channel];
  if (!found)
    throw new FileFault(
      `contracts/${file}`,
      `has no channel "${channel}". Channels: ${Object.keys(document.channels).join(', ')}.`,
    );
  const messages = Object.entries(found.messages ?? {});
  return new Map(
    messages.map(([name, message]) => [
      name,
      '$ref' in message ? follow<AsyncMessage>(document, message.$ref, `contracts/${file}`) : message,
    ]),
  );
}
