import {messageBlocks} from '../asyncapi/socketMessage';
import {directionOf, openSocketMessages} from '../asyncapi/socketMessages';
import type {ReferenceDirective} from '../directive';

/** `::message{name="chunk" direction="receive"}`: one WebSocket message. */
export const message: ReferenceDirective = {
  name: 'message',
  attributes: {name: {required: true}, direction: {required: true}},
  render({name = '', direction = ''}, {contracts}) {
    const side = directionOf(direction);
    const messages = openSocketMessages(contracts, side);
    return messageBlocks(messages.message(name), side, messages.resolver);
  },
};
