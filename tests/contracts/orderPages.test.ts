import {describe, expect, it} from 'vitest';
import {directiveValues, readPage} from './asyncapi/page';
import {eventsContract} from './events/contracts';
import {eventsOn} from './events/eventsContract';
import {flowsOf, messagesOf, webSocketContract} from './websocket/webSocketContract';

const webSocketPage = readPage('websocket.md');
const eventsPage = readPage('events.md');

describe('the page of the WebSocket', () => {
  it('shows the flows of every router of the contract', () => {
    const routers = new Set(flowsOf(webSocketContract).map(({router}) => router));
    expect([...directiveValues(webSocketPage, 'message-order', 'router')].sort()).toEqual([...routers].sort());
  });

  it('shows every message once', () => {
    const all = (['send', 'receive'] as const).flatMap((direction) =>
      messagesOf(webSocketContract, direction).map(({name}) => name),
    );
    expect([...directiveValues(webSocketPage, 'message', 'name')].sort()).toEqual([...all].sort());
  });
});

describe('the page of the events', () => {
  it.each(['event-order', 'event-differences'])('shows ::%s', (directive) => {
    expect(eventsPage.split('\n')).toContain(`::${directive}`);
  });

  it('shows every event once', () => {
    expect([...directiveValues(eventsPage, 'event', 'name')].sort()).toEqual(
      [...eventsOn(eventsContract, 'agentBus')].sort(),
    );
  });
});
