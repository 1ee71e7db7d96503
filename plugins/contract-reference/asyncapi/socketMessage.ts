import type {RootContent} from 'mdast';
import {kebab} from '../anchors';
import {heading, inlineCode, label, text} from '../markdown';
import {trapBoxes} from '../notes';
import type {Resolver} from '../schema/resolve';
import {shape} from '../schema/shape';
import type {AsyncMessage, Direction} from './asyncApi';
import {introduction, messageExamples, routerDifferences} from './messageParts';

/** Anchor of a message. */
export const messageAnchor = (direction: Direction, name: string): string => `${direction}-${kebab(name)}`;

/** Everything about one message, under a heading of its own. */
export function messageBlocks(message: AsyncMessage, direction: Direction, resolver: Resolver): RootContent[] {
  const anchor = messageAnchor(direction, message.name);
  const presence = direction === 'send' ? 'required' : 'present';
  return [
    heading(3, [inlineCode(message.name)], anchor),
    ...introduction(message),
    label([text('Payload')]),
    ...shape(message.payload, {resolver, anchor, presence}),
    ...routerDifferences(message),
    ...messageExamples(message, `ws=${message.name}`),
    ...trapBoxes(message['x-traps']),
  ];
}
