import type {AsyncApi} from '../asyncapi/asyncApi';
import {eventsFile} from '../asyncapi/busEvents';
import {flowTable} from '../asyncapi/flows';
import type {ReferenceDirective} from '../directive';

/** `::event-order`: the observed sequences of events on the agent bus. */
export const eventOrder: ReferenceDirective = {
  name: 'event-order',
  attributes: {},
  render(_, {contracts}) {
    const sequences = contracts.read<AsyncApi>(eventsFile)['x-sequences'] ?? [];
    return [
      flowTable(
        sequences.map(({events, ...sequence}) => ({...sequence, steps: events})),
        'Events in order',
      ),
    ];
  },
};
