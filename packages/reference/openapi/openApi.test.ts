import {describe, expect, it} from 'vitest';
import type {Contracts} from '../contracts';
import type {Directive, DirectiveContext} from '../directive';
import {asMarkdown} from '../markdown.testing';
import {readOpenApi, type OpenApi} from './openApi';
import {openApiDirectives, operationCall} from './operationBlocks';

const directives = openApiDirectives('rest.openapi.yaml');
const [operations, operation, restSchema] = directives as [Directive, Directive, Directive];

const document: OpenApi = {
  servers: [{url: 'http://localhost:3001/'}],
  paths: {
    '/api/sessions/{sessionId}': {
      parameters: [{$ref: '#/components/parameters/SessionId'}],
      get: {
        operationId: 'getSession',
        summary: 'Read one session',
        deprecated: true,
        tags: ['sessions'],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            description: 'Most messages.',
            schema: {type: 'integer', default: 20, minimum: 1},
          },
          {name: 'since', in: 'query', example: '2025-01-01', schema: {type: 'string'}},
          {name: 'X-Trace', in: 'header', example: 'abc', schema: {type: 'string'}},
        ],
        responses: {
          '200': {
            description: 'The session.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Session'}, example: {id: 'a'}}},
          },
          '404': {
            description: 'No such session.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Error'}, example: {error: 'no'}}},
          },
          '500': {
            description: 'Storage failed.',
            'x-unobserved': 'Read in the code.',
            content: {
              'application/json': {schema: {$ref: '#/components/schemas/Error'}},
              'text/html': {schema: {type: 'string'}, 'x-unobserved': 'One parser reads all bodies.'},
            },
          },
        },
      },
    },
    '/api/message': {
      post: {
        operationId: 'sendMessage',
        summary: 'Send a message',
        description: 'Runs one turn.\n\n| Case | Value |\n| --- | --- |\n| a | b |',
        tags: ['conversation'],
        'x-pitfalls': [{title: 'Errors arrive with `202`', text: 'Look at `response`.'}],
        'x-side-effects': ['The history grows.', 'Events are sent.'],
        'x-errors-as-success': ['The model fails: status 202.'],
        'x-unanswered': {text: 'The connection stays open.'},
        'x-tolerated': [{text: 'A number is taken too.'}],
        parameters: [{name: 'X-Sample', in: 'header', required: true, schema: {type: 'string'}, example: 'yes'}],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {type: 'object', required: ['message'], properties: {message: {type: 'string'}}},
              examples: {
                one: {summary: 'Plain "text"', value: {message: 'Hello'}},
                two: {summary: 'Another', value: {message: 'Bye'}},
              },
            },
          },
        },
        responses: {'202': {description: 'Done.'}},
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Check',
        responses: {'200': {content: {'text/html': {schema: {type: 'string', const: 'OK'}}}}},
      },
    },
  },
  components: {
    schemas: {
      Session: {type: 'object', description: 'A conversation.', required: ['id'], properties: {id: {type: 'string'}}},
      Error: {type: 'object', required: ['error'], properties: {error: {type: 'string'}}},
    },
    // The types only have what the reference reads itself, but references may point anywhere.
    ...{
      parameters: {
        SessionId: {name: 'sessionId', in: 'path', required: true, example: 'support 42', schema: {type: 'string'}},
      },
    },
  },
};
const contracts: Contracts = {
  folder: '',
  read: <Document>() => document as Document,
  pathOf: (file) => `contracts/${file}`,
};
const context: DirectiveContext = {contracts, findPage: () => undefined};

function page(
  directive: Directive,
  attributes: Readonly<Record<string, string>>,
  more: Partial<DirectiveContext> = {},
): string {
  return asMarkdown(directive.render(attributes, {...context, ...more}));
}

describe('an operation', () => {
  const message = page(operation, {id: 'sendMessage'});

  it('has a heading with the operation as anchor', () => {
    const [heading] = operation.render({id: 'sendMessage'}, context);
    expect(heading).toMatchObject({type: 'heading', depth: 2, data: {hProperties: {id: 'send-message'}}});
  });

  it('shows its parts in the agreed order', () => {
    const parts = [
      '## Send a message',
      '`POST` `/api/message`',
      'Runs one turn.',
      '```bash',
      '```ts http',
      '```python http',
      '```go http',
      '```rust http',
      '**Body**',
      '```json rest=sendMessage request title="Plain \'text\'"',
      '**Another example: Another**',
      'A number is taken too.',
      '**Response `202` Accepted**',
      '**No response**',
      '**Failures that look like success**',
      '**Details**',
      '| a | b |',
      '**Side effects**',
      '**Limits and pitfalls**',
      '* **Errors arrive with `202`.** Look at `response`.',
    ];
    const places = parts.map((part) => message.indexOf(part));
    expect(
      Object.fromEntries(parts.filter((_, index) => places[index] === -1).map((part) => [part, 'absent'])),
    ).toEqual({});
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('marks its method by words and classes', () => {
    const [, line] = operation.render({id: 'getSession'}, context);
    expect(line).toMatchObject({
      children: [
        {value: 'GET', data: {hProperties: {className: ['method', 'method--get']}}},
        {},
        {value: '/api/sessions/{sessionId}'},
      ],
    });
  });

  it('shows the parameters of its path too', () => {
    expect(page(operation, {id: 'getSession'})).toContain(
      '| `sessionId` | path | `string`, required | |\n| `limit` | query | `integer`, default `20`, at least 1 | Most messages. |',
    );
  });

  it('explains equal responses once, and says what was not observed', () => {
    const session = page(operation, {id: 'getSession'});
    expect(session).toContain('The fields are those of the `404` response.');
    expect(session).toContain('*Not observed on this call.* Read in the code.');
    expect(session).toContain(
      'Or the body is an HTML page (`text/html`).\n\n*Not observed on this call.* One parser reads all bodies.',
    );
  });

  it('calls a fixed text no page', () => {
    expect(page(operation, {id: 'getHealth'})).toContain('The body is text (`text/html`).');
  });

  it('says what is deprecated', () => {
    expect(page(operation, {id: 'getSession'})).toContain('**Deprecated:** do not use it in new programs.');
    expect(message).not.toContain('Deprecated');
  });

  it('links to a schema that a page shows', () => {
    const findPage: DirectiveContext['findPage'] = (name, {name: schema}) =>
      name === 'rest-schema' && schema === 'Error' ? '/api/rest' : undefined;
    expect(page(operation, {id: 'getSession'}, {findPage})).toContain(
      'The fields are those of [`Error`](/api/rest#schema-error).',
    );
  });

  it('that does not exist is reported with the nearest one', () => {
    expect(() => operation.render({id: 'sendMesage'}, context)).toThrow(
      'no operation "sendMesage" in contracts/rest.openapi.yaml. Did you mean "sendMessage"?',
    );
  });
});

describe('an OpenAPI contract', () => {
  const {operations: entries, ...contract} = readOpenApi(contracts, 'rest.openapi.yaml');

  it('says where operations, parameters and responses are, references followed', () => {
    const [session, message] = entries;
    expect(session?.pointer).toBe('/paths/~1api~1sessions~1{sessionId}/get');
    expect(session?.parameters.map(({name, pointer}) => `${name} ${pointer}`).slice(0, 2)).toEqual([
      'sessionId /components/parameters/SessionId',
      'limit /paths/~1api~1sessions~1{sessionId}/get/parameters/0',
    ]);
    const responses = message ? [...contract.responses(message)] : [];
    expect(responses.map(([status, {pointer}]) => `${status} ${pointer}`)).toEqual([
      '202 /paths/~1api~1message/post/responses/202',
    ]);
  });
});

describe('the call of the samples', () => {
  const rest = readOpenApi(contracts, 'rest.openapi.yaml');

  it('fills in path and query from examples and leaves out what has none', () => {
    expect(operationCall(rest.operation('getSession'), rest)).toEqual({
      name: 'getSession',
      method: 'GET',
      url: 'http://localhost:3001/api/sessions/support%2042?since=2025-01-01',
      headers: {},
      statuses: [200],
      responseBody: 'json',
    });
  });

  it('sends the first example and the extra headers', () => {
    expect(operationCall(rest.operation('sendMessage'), rest)).toMatchObject({
      body: {message: 'Hello'},
      headers: {'X-Sample': 'yes'},
      statuses: [202],
      responseBody: 'text',
    });
  });

  it('takes only the statuses that have JSON, if any has', () => {
    const json = {description: 'Result', content: {'application/json': {}}, pointer: ''};
    const accepted = {description: 'Accepted', pointer: ''};
    const responses = () => new Map(Object.entries({200: json, 202: accepted}));
    const call = operationCall(rest.operation('getSession'), {...rest, responses});
    expect(call).toMatchObject({statuses: [200], responseBody: 'json'});
  });
});

describe('the table of operations', () => {
  it('links to operations that a page shows, and only names the others', () => {
    const findPage: DirectiveContext['findPage'] = (_, {id}) =>
      id === 'getSession' ? '/api/rest/sessions' : undefined;
    expect(page(operations, {tag: 'sessions'}, {findPage})).toContain(
      '| [Read one session](/api/rest/sessions#get-session) | `GET` | `/api/sessions/{sessionId}` |',
    );
    expect(page(operations, {tag: 'conversation'}, {findPage})).toContain('| Send a message | `POST` |');
  });

  it('of an unknown tag is reported with the nearest one', () => {
    expect(() => operations.render({tag: 'session'}, context)).toThrow(
      'no tag "session" in contracts/rest.openapi.yaml. Did you mean "sessions"?',
    );
  });
});

describe('a schema', () => {
  it('has a heading with its description and fields', () => {
    expect(page(restSchema, {name: 'Session'})).toBe(
      '### `Session`\n\nA conversation.\n\n| Field | Type | Meaning |\n| - | - | - |\n| `id` | `string` | |\n',
    );
  });

  it('that does not exist is reported with the nearest one', () => {
    expect(() => restSchema.render({name: 'Sesion'}, context)).toThrow(
      'no schema "Sesion" in contracts/rest.openapi.yaml. Did you mean "Session"?',
    );
  });
});
