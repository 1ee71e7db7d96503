import type {PhrasingContent} from 'mdast';
import type {AsyncMessage, Direction} from '../asyncapi/asyncApi';
import {messageAnchor} from '../asyncapi/socketMessage';
import {directionOf, openSocketMessages} from '../asyncapi/socketMessages';
import type {DirectiveContext, ReferenceDirective} from '../directive';
import {inline, inlineCode, linkIfShown, table, text} from '../markdown';

/** `::messages{direction="send"}`: table of the WebSocket messages of one direction, linking to each. */
export const messages: ReferenceDirective = {
  name: 'messages',
  attributes: {direction: {required: true}},
  render({direction = ''}, context) {
    const side = directionOf(direction);
    const found = openSocketMessages(context.contracts, side).messages;
    const header = ['Message', 'Meaning', 'When'].map((title) => [text(title)]);
    return [
      table(
        header,
        found.map((message) => row(message, side, context)),
      ),
    ];
  },
};

const row = (message: AsyncMessage, direction: Direction, {pageThatShows}: DirectiveContext): PhrasingContent[][] => [
  linkIfShown(pageThatShows?.('message', {name: message.name, direction}), messageAnchor(direction, message.name), [
    inlineCode(message.name),
  ]),
  inline(message.summary ?? ''),
  inline(message['x-when'] ?? ''),
];
