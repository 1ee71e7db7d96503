import {describe, expect, it} from 'vitest';
import type {Contracts, DirectiveContext} from '@docs-kit/reference';
import type {EventMessage, EventsApi} from './events';
import {directiveNamed, markdownOf} from './markdownOf.testing';
import type {SaikiMessage, WebSocketApi} from './webSocket';

const chunk: SaikiMessage = {
  name: 'chunk',
  summary: 'A piece of the answer.',
  description: 'Clients append it.',
  'x-direction': 'receive',
  'x-when': 'The model writes.',
  'x-router-differences': {vercel: 'One for each piece.', 'in-built': 'Never sent.'},
  'x-pitfalls': [{title: 'No chunk is the last one', text: 'Take the next `response`.'}],
  payload: {
    type: 'object',
    required: ['event'],
    properties: {event: {const: 'chunk'}, data: {type: 'object', properties: {text: {type: 'string'}}}},
  },
  examples: [{summary: 'A piece', payload: {event: 'chunk', data: {text: 'The '}}}],
};
const webSocket: WebSocketApi = {
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
const onAgent: EventMessage = {
  name: 'llmservice:error',
  summary: 'The call failed.',
  'x-websocket': 'error',
  'x-webhook': true,
  'x-router-differences': {vercel: 'Twice.', 'in-built': 'Once.'},
  payload: {properties: {context: {type: 'string'}, sessionId: {type: 'string'}}},
  examples: [{payload: {context: 'streamText', sessionId: 'a'}}],
};
const buses: EventsApi = {
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
const recordings = [
  {
    scenario: 'a turn',
    messages: [
      {direction: 'client', message: {type: 'message'}},
      {direction: 'server', message: {event: 'chunk', data: {text: 'a', isComplete: false}}},
      {direction: 'server', message: {event: 'chunk', data: {text: 'b'}}},
      {direction: 'rest', message: {status: 200}},
      {direction: 'server', message: {event: 'chunk', data: {text: 'c'}}},
      {direction: 'server', message: {event: 'response'}},
      {direction: 'server', message: {event: 'response'}},
    ],
  },
];
const files: Readonly<Record<string, unknown>> = {
  'events.asyncapi.yaml': buses,
  'websocket.asyncapi.yaml': webSocket,
  'recordings/websocket.json': recordings,
};
const contracts: Contracts = {
  folder: '',
  read: <Document>(file: string) => files[file] as Document,
  pathOf: (file) => `contracts/${file}`,
};

/** Context on a site without any other directives. */
const context: DirectiveContext = {contracts, findPage: () => undefined};

const page = (name: string, attributes: Readonly<Record<string, string>> = {}, findPage = context.findPage): string =>
  markdownOf(name, attributes, {contracts, findPage});

function expectInOrder(markdown: string, parts: readonly string[]): void {
  const places = parts.map((part) => markdown.indexOf(part));
  expect(parts.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
}

describe('a WebSocket message', () => {
  it('shows its parts in the agreed order', () => {
    expectInOrder(page('message', {name: 'chunk', direction: 'receive'}), [
      '### `chunk`',
      'A piece of the answer.',
      '**When:** The model writes.',
      '```json ws=chunk title="A piece"',
      '**Payload**',
      '| `event` | `"chunk"` | |',
      '| `data.text` | `string`, not always there |',
      '**Differences between routers**',
      '* `vercel`: One for each piece.',
      'Clients append it.',
      '**Limits and pitfalls**',
      '* **No chunk is the last one.** Take the next `response`.',
    ]);
  });

  it.each([
    ['receive', 'receive-chunk', 'chunk'],
    ['send', 'send-message', 'message'],
  ])('with direction %s has the anchor %s', (direction, id, name) => {
    const [heading] = directiveNamed('message').render({name, direction}, context);
    expect(heading).toMatchObject({type: 'heading', depth: 3, data: {hProperties: {id}}});
  });

  it('that a client sends says what is required', () => {
    expect(page('message', {name: 'message', direction: 'send'})).toContain('| `type` | `"message"`, required |');
  });

  it('of the other direction is reported', () => {
    expect(() => page('message', {name: 'chunk', direction: 'send'})).toThrow(
      'no message to send "chunk" in contracts/websocket.asyncapi.yaml. Known: message.',
    );
  });

  it('with another direction is reported', () => {
    expect(() => page('message', {name: 'chunk', direction: 'out'})).toThrow(
      expect.objectContaining({message: 'no direction "out"', fix: expect.stringContaining('write direction="send"')}),
    );
  });
});

describe('the table of messages', () => {
  it('shows one direction and links to what a page shows', () => {
    expect(page('messages', {direction: 'receive'}, () => '')).toBe(
      '| Message | Meaning | When |\n| - | - | - |\n| [`chunk`](#receive-chunk) | A piece of the answer. | The model writes. |\n',
    );
  });
});

describe('an event', () => {
  it('shows its parts in the agreed order', () => {
    expectInOrder(page('event', {name: 'llmservice:error'}), [
      '### `llmservice:error`',
      'The call failed.',
      '```json event="llmservice:error"',
      '* Buses: agent and session',
      '* Sent to WebSocket clients: as `error`',
      '* Delivered to webhooks: yes',
      '**Payload**',
      '| `sessionId` |',
      'On the session bus the payload comes without `sessionId`.',
      '**Payload of a webhook delivery**',
      '| `left` |',
      '```json webhook="llmservice:error"',
    ]);
  });

  it('has an anchor without colons and capitals', () => {
    const [heading] = directiveNamed('event').render({name: 'saiki:stateReset'}, context);
    expect(heading).toMatchObject({data: {hProperties: {id: 'saiki-state-reset'}}});
  });

  it('that does not exist is reported with the nearest one', () => {
    expect(() => page('event', {name: 'llmservice:eror'})).toThrow(
      'no event "llmservice:eror" in contracts/events.asyncapi.yaml. Did you mean "llmservice:error"?',
    );
  });
});

describe('the table of events', () => {
  it.each([
    ['agent', ['llmservice:error', 'saiki:stateReset']],
    ['session', ['llmservice:error']],
  ])('of the %s bus shows what it carries', (bus, names) => {
    expect([...page('events', {bus}).matchAll(/^\| `(?<name>[^`]+)`/gmu)].map(({groups}) => groups?.name)).toEqual(
      names,
    );
  });

  it('says where events are forwarded', () => {
    expect(page('events', {bus: 'agent'})).toContain('| `saiki:stateReset` | nowhere | As at the start. |');
  });

  it('of another bus is reported', () => {
    expect(() => page('events', {bus: 'global'})).toThrow(
      expect.objectContaining({message: 'no bus "global"', fix: 'write bus="agent" or bus="session"'}),
    );
  });
});

describe('the order of messages', () => {
  it('is a table of the flows of one router, with what is optional or repeats in words', () => {
    expect(page('message-order', {router: 'vercel'})).toBe(
      '| Flow | When | Messages in order |\n| - | - | - |\n' +
        '| Tool call | a tool runs | `thinking` → `toolConfirmationRequest` (optional) → \\[`toolCall` → `toolResult`] (may repeat) |\n' +
        '| Silence | nothing happens (not recorded: it leaves no trace) | none |\n',
    );
  });

  it('of an unknown router is reported with the nearest one', () => {
    expect(() => page('message-order', {router: 'vercl'})).toThrow(
      'no router "vercl" in contracts/websocket.asyncapi.yaml. Did you mean "vercel"?',
    );
  });
});

describe('a recorded turn', () => {
  it('shows the frames of both sides in order, with the number of chunks in a row', () => {
    expect(page('recorded-turn', {scenario: 'a turn'}, (name) => (name === 'message' ? '' : undefined))).toBe(
      '1. **Client** [`message`](#send-message). Starts a turn.\n\n   ```json ws=message\n   {"type": "message"}\n   ```\n\n' +
        '2. **Server** [`chunk`](#receive-chunk), 3 times. A piece of the answer.\n\n' +
        '   ```json ws=chunk\n   {"event": "chunk", "data": {"text": "a", "isComplete": false}}\n   ```\n\n' +
        '3. **Server** [`response`](#receive-response)\n\n   ```json ws=response\n   {"event": "response"}\n   ```\n\n' +
        '4. **Server** [`response`](#receive-response)\n\n   ```json ws=response\n   {"event": "response"}\n   ```\n',
    );
  });

  it('of an unknown scenario is reported with the nearest one', () => {
    expect(() => page('recorded-turn', {scenario: 'a tern'})).toThrow(
      'no scenario "a tern" in contracts/recordings/websocket.json. Did you mean "a turn"?',
    );
  });
});

describe('the order of events', () => {
  it('says when the call rejects', () => {
    expect(page('event-order', {})).toContain(
      '| agent.run(text) | the call fails | `llmservice:error`; then the call rejects |',
    );
  });
});

describe('the differences between routers', () => {
  it('are one row for each event that has some', () => {
    expect(page('event-differences', {})).toBe(
      '| Event | `vercel` | `in-built` |\n| - | - | - |\n| `llmservice:error` | Twice. | Once. |\n',
    );
  });
});
