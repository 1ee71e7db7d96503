import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {directiveToMarkdown} from 'mdast-util-directive';
import {toMarkdown} from 'mdast-util-to-markdown';
import {describe, expect, it} from 'vitest';
import type {Contracts} from '../contracts';
import type {DirectiveAttributes, DirectiveContext, ReferenceDirective} from '../directive';
import {event} from '../directives/event';
import {eventDifferences} from '../directives/eventDifferences';
import {eventOrder} from '../directives/eventOrder';
import {events} from '../directives/events';
import {message} from '../directives/message';
import {messageOrder} from '../directives/messageOrder';
import {messages} from '../directives/messages';
import {elementsToMarkdown} from '../elementsToMarkdown';
import type {AsyncApi, AsyncMessage} from './asyncApi';

const chunk: AsyncMessage = {
  name: 'chunk',
  summary: 'A piece of the answer.',
  'x-direction': 'receive',
  'x-when': 'The model writes.',
  'x-router-differences': {vercel: 'One for each piece.', 'in-built': 'Never sent.'},
  'x-traps': [{title: 'No chunk is the last one', text: 'Take the next `response`.'}],
  payload: {
    type: 'object',
    required: ['event'],
    properties: {event: {const: 'chunk'}, data: {type: 'object', properties: {text: {type: 'string'}}}},
  },
  examples: [{summary: 'A piece', payload: {event: 'chunk', data: {text: 'The '}}}],
};
const webSocket: AsyncApi = {
  channels: {
    socket: {
      messages: {message: {$ref: '#/components/messages/message'}, chunk: {$ref: '#/components/messages/chunk'}},
      'x-order': [
        {
          name: 'Tool call',
          router: 'vercel',
          when: 'a tool runs',
          messages: ['thinking', 'toolConfirmationRequest ?', 'toolCall toolResult +'],
        },
        {name: 'Plain answer', router: 'in-built', when: 'always', messages: ['response']},
        {
          name: 'Silence',
          router: 'vercel',
          when: 'nothing happens',
          messages: [],
          'x-unobserved': 'it leaves no trace',
        },
      ],
    },
  },
  components: {
    messages: {
      chunk,
      message: {
        name: 'message',
        summary: 'Starts a turn.',
        'x-direction': 'send',
        payload: {required: ['type'], properties: {type: {const: 'message'}}},
      },
    },
  },
};
const onAgent: AsyncMessage = {
  name: 'llmservice:error',
  summary: 'The call failed.',
  'x-websocket': 'error',
  'x-webhook': true,
  'x-router-differences': {vercel: 'Twice.', 'in-built': 'Once.'},
  payload: {properties: {context: {type: 'string'}, sessionId: {type: 'string'}}},
  examples: [{payload: {context: 'streamText', sessionId: 'a'}}],
};
const buses: AsyncApi = {
  'x-sequences': [{name: 'agent.run(text)', when: 'the call fails', events: ['llmservice:error'], throws: true}],
  channels: {
    agentBus: {
      messages: {
        'llmservice:error': {$ref: '#/components/messages/error'},
        'saiki:stateReset': {
          name: 'saiki:stateReset',
          summary: 'As at the start.',
          'x-websocket': null,
          'x-webhook': false,
          payload: {type: 'object'},
        },
      },
    },
    sessionBus: {
      messages: {'llmservice:error': {name: 'llmservice:error', payload: {properties: {context: {type: 'string'}}}}},
    },
    webhookDelivery: {
      messages: {
        'llmservice:error': {
          name: 'llmservice:error',
          payload: {properties: {left: {type: 'string'}}},
          examples: [{payload: {left: ''}}],
        },
      },
    },
  },
  components: {messages: {error: onAgent}},
};
const contracts: Contracts = {
  folder: '',
  read: <Document>(file: string) => (file.startsWith('events') ? buses : webSocket) as Document,
};

function page(
  directive: ReferenceDirective,
  attributes: DirectiveAttributes,
  pageThatShows?: DirectiveContext['pageThatShows'],
): string {
  const children = directive.render(attributes, {contracts, pageThatShows});
  const extensions = [gfmTableToMarkdown({tablePipeAlign: false}), directiveToMarkdown(), elementsToMarkdown()];
  return toMarkdown({type: 'root', children}, {extensions});
}

function expectInOrder(markdown: string, parts: readonly string[]): void {
  const places = parts.map((part) => markdown.indexOf(part));
  expect(parts.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
}

describe('a WebSocket message', () => {
  it('shows its parts in the agreed order', () => {
    expectInOrder(page(message, {name: 'chunk', direction: 'receive'}), [
      '### `chunk`',
      'A piece of the answer.',
      '**When:** The model writes.',
      '**Payload**',
      '| `event` | `"chunk"` | always | |',
      '| `data.text` | `string` |',
      '**Differences between routers**',
      '* `vercel`: One for each piece.',
      '```json ws=chunk title="A piece"',
      ':::warning[No chunk is the last one]',
    ]);
  });

  it.each([
    ['receive', 'receive-chunk', 'chunk'],
    ['send', 'send-message', 'message'],
  ])('with direction %s has the anchor %s', (direction, id, name) => {
    const [heading] = message.render({name, direction}, {contracts});
    expect(heading).toMatchObject({type: 'heading', depth: 3, data: {hProperties: {id}}});
  });

  it('that a client sends tells what is required', () => {
    expect(page(message, {name: 'message', direction: 'send'})).toContain('| Field | Type | Required | Meaning |');
  });

  it('of the other direction is refused', () => {
    expect(() => page(message, {name: 'chunk', direction: 'send'})).toThrow(
      'no message to send "chunk" in contracts/websocket.asyncapi.yaml. Known: message.',
    );
  });

  it('with another direction is refused', () => {
    expect(() => page(message, {name: 'chunk', direction: 'out'})).toThrow(
      'no direction "out". Write direction="send"',
    );
  });
});

describe('the table of messages', () => {
  it('holds one direction and links to what a page shows', () => {
    expect(page(messages, {direction: 'receive'}, () => '')).toBe(
      '| Message | Meaning | When |\n| - | - | - |\n| [`chunk`](#receive-chunk) | A piece of the answer. | The model writes. |\n',
    );
  });
});

describe('an event', () => {
  it('shows its parts in the agreed order', () => {
    expectInOrder(page(event, {name: 'llmservice:error'}), [
      '### `llmservice:error`',
      'The call failed.',
      '* Buses: agent and session',
      '* Sent to WebSocket clients: as `error`',
      '* Delivered to webhooks: yes',
      '**Payload**',
      '| `sessionId` |',
      'On the session bus the payload comes without `sessionId`.',
      '```json event="llmservice:error"',
      '**Payload of a webhook delivery**',
      '| `left` |',
      '```json webhook="llmservice:error"',
    ]);
  });

  it('has an anchor without colons and capitals', () => {
    const [heading] = event.render({name: 'saiki:stateReset'}, {contracts});
    expect(heading).toMatchObject({data: {hProperties: {id: 'saiki-state-reset'}}});
  });

  it('that does not exist is refused with the nearest one', () => {
    expect(() => page(event, {name: 'llmservice:eror'})).toThrow(
      'no event "llmservice:eror" in contracts/events.asyncapi.yaml. Did you mean "llmservice:error"?',
    );
  });
});

describe('the table of events', () => {
  it.each([
    ['agent', ['llmservice:error', 'saiki:stateReset']],
    ['session', ['llmservice:error']],
  ])('of the %s bus holds what it carries', (bus, names) => {
    expect([...page(events, {bus}).matchAll(/^\| `(?<name>[^`]+)`/gmu)].map(({groups}) => groups?.name)).toEqual(names);
  });

  it('says where events are forwarded', () => {
    expect(page(events, {bus: 'agent'})).toContain('| `saiki:stateReset` | As at the start. | no | no |');
  });

  it('of another bus is refused', () => {
    expect(() => page(events, {bus: 'global'})).toThrow('no bus "global". Write bus="agent" or bus="session".');
  });
});

describe('the order of messages', () => {
  it('is a table of the flows of one router, with what is optional or repeats in words', () => {
    expect(page(messageOrder, {router: 'vercel'})).toBe(
      '| Flow | When | Messages in order |\n| - | - | - |\n' +
        '| Tool call | a tool runs | `thinking` → `toolConfirmationRequest` (optional) → \\[`toolCall` → `toolResult`] (may repeat) |\n' +
        '| Silence | nothing happens (not recorded: it leaves no trace) | none |\n',
    );
  });

  it('of an unknown router is refused with the nearest one', () => {
    expect(() => page(messageOrder, {router: 'vercl'})).toThrow(
      'no router "vercl" in contracts/websocket.asyncapi.yaml. Did you mean "vercel"?',
    );
  });
});

describe('the order of events', () => {
  it('says when the call rejects', () => {
    expect(page(eventOrder, {})).toContain(
      '| agent.run(text) | the call fails | `llmservice:error`; then the call rejects |',
    );
  });
});

describe('the differences between routers', () => {
  it('are one row for each event that has some', () => {
    expect(page(eventDifferences, {})).toBe(
      '| Event | `vercel` | `in-built` |\n| - | - | - |\n| `llmservice:error` | Twice. | Once. |\n',
    );
  });
});
