import type {PhrasingContent} from 'mdast';
import {eventAnchor, webhookCell, webSocketCell} from '../asyncapi/busEvent';
import {busOf, openEvents, type BusEvent} from '../asyncapi/busEvents';
import type {DirectiveContext, ReferenceDirective} from '../directive';
import {inline, inlineCode, linkIfShown, table, text} from '../markdown';

/** `::events{bus="agent"}`: table of the events of one bus, with where they are forwarded, linking to each. */
export const events: ReferenceDirective = {
  name: 'events',
  attributes: {bus: {required: true}},
  render({bus = ''}, context) {
    const wanted = busOf(bus);
    const found = openEvents(context.contracts).events.filter(
      ({onSession}) => wanted === 'agent' || onSession !== undefined,
    );
    const header = ['Event', 'Meaning', 'WebSocket', 'Webhooks'].map((title) => [text(title)]);
    return [
      table(
        header,
        found.map((event) => row(event, context)),
      ),
    ];
  },
};

const row = (event: BusEvent, {pageThatShows}: DirectiveContext): PhrasingContent[][] => [
  linkIfShown(pageThatShows?.('event', {name: event.name}), eventAnchor(event.name), [inlineCode(event.name)]),
  inline(event.onAgent.summary ?? ''),
  webSocketCell(event),
  webhookCell(event),
];
