import {describe, expect, it} from 'vitest';
import {readContract} from './asyncapi/document';
import {directiveValues, orderRows, readPage} from './asyncapi/page';
import {eventsContract} from './events/contracts';
import {eventsOn} from './events/eventsContract';
import {flowsOf, messagesOf, type WebSocketContract} from './websocket/webSocketContract';

const webSocketContract = readContract<WebSocketContract>('websocket.asyncapi.yaml');
const webSocketPage = readPage('websocket.md');
const eventsPage = readPage('events.md');

describe('the page of the WebSocket', () => {
  it.each([
    {heading: 'Router vercel', router: 'vercel'},
    {heading: 'Router in-built', router: 'in-built'},
    {heading: 'Both routers', router: 'any'},
  ])('shows the flows of the contract under "$heading"', ({heading, router}) => {
    const flows = flowsOf(webSocketContract).filter((flow) => flow.router === router);
    expect(orderRows(webSocketPage, heading)).toEqual(flows.map(({name, messages}) => ({name, steps: messages})));
  });

  it('shows every message once', () => {
    const all = (['send', 'receive'] as const).flatMap((direction) =>
      messagesOf(webSocketContract, direction).map(({name}) => name),
    );
    expect([...directiveValues(webSocketPage, 'message', 'name')].sort()).toEqual([...all].sort());
  });
});

describe('the page of the events', () => {
  it('shows the sequences of the contract', () => {
    const sequences = eventsContract['x-sequences'].map(({name, events}) => ({name, steps: events}));
    expect(orderRows(eventsPage, 'Sequences')).toEqual(sequences);
  });

  it('says of exactly the sequences that throw that they do', () => {
    const throwing = eventsPage.split('\n').filter((line) => line.endsWith(', then it throws |')).length;
    expect(throwing).toBe(eventsContract['x-sequences'].filter((sequence) => sequence.throws === true).length);
  });

  it('shows every event once', () => {
    expect([...directiveValues(eventsPage, 'event', 'name')].sort()).toEqual(
      [...eventsOn(eventsContract, 'agentBus')].sort(),
    );
  });
});

describe('the reading of an order table', () => {
  const page =
    '## Orders\n\n| Flow | Messages |\n| --- | --- |\n| Streamed | `thinking` → `chunk` + |\n| Quiet | nothing |\n\n## Next\n';

  it('takes the steps from each row', () => {
    expect(orderRows(page, 'Orders')).toEqual([
      {name: 'Streamed', steps: ['thinking', 'chunk +']},
      {name: 'Quiet', steps: []},
    ]);
  });

  it('refuses a heading that the page does not have', () => {
    expect(() => orderRows(page, 'Order')).toThrow('The page has no heading "Order".');
  });
});
