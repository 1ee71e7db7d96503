import {eventBlocks} from '../asyncapi/busEvent';
import {openEvents} from '../asyncapi/busEvents';
import type {ReferenceDirective} from '../directive';

/** `::event{name="llmservice:chunk"}`: one event of the buses. */
export const event: ReferenceDirective = {
  name: 'event',
  attributes: {name: {required: true}},
  render({name = ''}, {contracts}) {
    const events = openEvents(contracts);
    return eventBlocks(events.event(name), events.resolver);
  },
};
