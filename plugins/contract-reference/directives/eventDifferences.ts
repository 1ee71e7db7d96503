import type {PhrasingContent} from 'mdast';
import {eventAnchor} from '../asyncapi/busEvent';
import {openEvents, type BusEvent} from '../asyncapi/busEvents';
import type {DirectiveContext, ReferenceDirective} from '../directive';
import {inline, inlineCode, linkIfShown, table, text} from '../markdown';

/** `::event-differences`: table of what depends on the router, for the events where something does. */
export const eventDifferences: ReferenceDirective = {
  name: 'event-differences',
  attributes: {},
  render(_, context) {
    const events = openEvents(context.contracts).events.filter((event) => differencesOf(event) !== undefined);
    const routers = [...new Set(events.flatMap((event) => Object.keys(differencesOf(event) ?? {})))];
    const header = [[text('Event')], ...routers.map((router) => [inlineCode(router)])];
    return [
      table(
        header,
        events.map((event) => row(event, routers, context)),
      ),
    ];
  },
};

function differencesOf({onAgent}: BusEvent): Readonly<Record<string, string>> | undefined {
  const differences = onAgent['x-router-differences'];
  return typeof differences === 'object' ? differences : undefined;
}

function row(event: BusEvent, routers: readonly string[], {pageThatShows}: DirectiveContext): PhrasingContent[][] {
  const page = pageThatShows?.('event', {name: event.name});
  const differences = differencesOf(event) ?? {};
  const name = linkIfShown(page, eventAnchor(event.name), [inlineCode(event.name)]);
  return [name, ...routers.map((router) => inline(differences[router] ?? ''))];
}
