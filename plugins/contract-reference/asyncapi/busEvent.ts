import type {PhrasingContent, RootContent} from 'mdast';
import {kebab} from '../anchors';
import {blocks, bullets, heading, inlineCode, label, paragraph, text} from '../markdown';
import {trapBoxes} from '../notes';
import {alternatives} from '../schema/limits';
import type {Resolver} from '../schema/resolve';
import {shape} from '../schema/shape';
import type {BusEvent} from './busEvents';
import {introduction, messageExamples, routerDifferences} from './messageParts';

/** Anchor of an event: `llmservice:toolCall` has `llmservice-tool-call`. */
export const eventAnchor = (name: string): string => kebab(name);

/** Whether and as what WebSocket clients receive an event. */
export function webSocketCell({onAgent}: BusEvent): PhrasingContent[] {
  const message = onAgent['x-websocket'];
  return typeof message === 'string' ? [text('as '), inlineCode(message)] : [text('no')];
}

/** Whether webhooks receive an event. */
export const webhookCell = ({onAgent}: BusEvent): PhrasingContent[] => [text(onAgent['x-webhook'] ? 'yes' : 'no')];

/** Everything about one event, under a heading of its own. */
export function eventBlocks(event: BusEvent, resolver: Resolver): RootContent[] {
  const {name, onAgent} = event;
  const anchor = eventAnchor(name);
  return [
    heading(3, [inlineCode(name)], anchor),
    ...introduction(onAgent),
    bullets([
      [paragraph(text(event.onSession ? 'Buses: agent and session' : 'Bus: agent'))],
      [paragraph(text('Sent to WebSocket clients: '), ...webSocketCell(event))],
      [paragraph(text('Delivered to webhooks: '), ...webhookCell(event))],
    ]),
    label([text('Payload')]),
    ...shape(onAgent.payload, {resolver, anchor, presence: 'present'}),
    ...sessionDifference(event, resolver),
    ...routerDifferences(onAgent),
    ...messageExamples(onAgent, `event="${name}"`),
    ...trapBoxes(onAgent['x-traps']),
    ...deliveryDifference(event, resolver),
  ];
}

/** What the payload lacks on the bus of a session. */
function sessionDifference({onAgent, onSession}: BusEvent, resolver: Resolver): RootContent[] {
  if (!onSession) return [];
  if (onSession.payload === undefined) return [paragraph(text('On the session bus it has no payload.'))];
  const ownNote = blocks(onSession.description ?? '');
  const there = resolver.resolve(onSession.payload).properties ?? {};
  const missing = Object.keys(resolver.resolve(onAgent.payload).properties ?? {}).filter((field) => !(field in there));
  if (missing.length === 0) return ownNote;
  const fields = alternatives(missing.map((field) => [inlineCode(field)]));
  return [paragraph(text('On the session bus the payload comes without '), ...fields, text('.')), ...ownNote];
}

/** The payload that webhooks receive, where it is another one. */
function deliveryDifference({name, onAgent, delivered}: BusEvent, resolver: Resolver): RootContent[] {
  if (!delivered || delivered === onAgent) return [];
  const anchor = `${eventAnchor(name)}-webhook`;
  return [
    label([text('Payload of a webhook delivery')], anchor),
    ...introduction({...delivered, summary: undefined, 'x-when': undefined}),
    ...shape(delivered.payload, {resolver, anchor, presence: 'present'}),
    ...messageExamples(delivered, `webhook="${name}"`),
    ...trapBoxes(delivered['x-traps']),
  ];
}
