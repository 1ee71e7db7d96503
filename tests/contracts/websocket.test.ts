import {openSchemaValidator} from '@docs-kit/reference/validator';
import {formatPointer} from '@docs-kit/report';
import {describe, expect, it} from 'vitest';
import {changedAt} from './changedAt';
import {exampleProblems} from './asyncapi/exampleProblems';
import {undescribed, undescribedIn} from './asyncapi/undescribed';
import {checkFlows} from './websocket/checkFlows';
import {openMessageChecks} from './websocket/checkMessages';
import type {Scenario} from '../../contracts/scenarios';
import {rejectedForContent, toleratedByServer} from './websocket/deviations';
import {contracts} from './interfaces';
import {webSocketFile} from '../../plugins/saiki-directives/webSocket';
import {
  messagesOf,
  payloadOf,
  webSocketContract as contract,
  type WebSocketContract,
} from './websocket/webSocketContract';

const scenarios = contracts.read<readonly Scenario[]>('recordings/websocket.json');
const deviations = {rejectedForContent, toleratedByServer};

/** All findings about single messages, for a contract changed by a test. */
function messageFindings(changed: WebSocketContract): readonly string[] {
  const checks = openMessageChecks(changed, deviations);
  return [
    ...scenarios.flatMap((scenario) => checks.scenario(scenario)),
    ...checks.coverage(),
    ...checks.idleDeviations(),
  ];
}

describe('the contract of the WebSocket', () => {
  it('has messages of the client and of the server, each below its name', () => {
    expect(messagesOf(contract, 'send').length).toBeGreaterThan(0);
    expect(messagesOf(contract, 'receive').length).toBeGreaterThan(0);
    expect(Object.keys(contract.components.messages)).toEqual(
      Object.values(contract.components.messages).map(({name}) => name),
    );
  });

  const validator = openSchemaValidator(contract);
  it.each(Object.values(contract.components.messages))(
    'shows examples of $name that are valid',
    ({name, examples = []}) => {
      const message = formatPointer(['components', 'messages', name]);
      expect(exampleProblems(webSocketFile, message, examples, validator)).toEqual([]);
    },
  );
});

describe('every message of the WebSocket', () => {
  it.each(Object.values(contract.components.messages))(
    'describes all of its parts and says when it is sent: $name',
    (message) => {
      expect(undescribedIn(webSocketFile, contract, payloadOf(message.name))).toEqual([]);
      expect(message['x-when']).toMatch(/\.$/u);
    },
  );

  it('would be found without a description', () => {
    const at = `${payloadOf('chunk')}/properties/data/properties/text`;
    expect(undescribed(changedAt(contract, `${at}/description`, undefined), payloadOf('chunk'))).toEqual([at]);
  });
});

describe('the recorded conversations', () => {
  const checks = openMessageChecks(contract, deviations);
  const checked = scenarios.map((scenario) => ({scenario: scenario.scenario, findings: checks.scenario(scenario)}));

  it('are there', () => {
    expect(scenarios.length).toBeGreaterThan(0);
  });

  it.each(checked)('have only messages that the contract describes: $scenario', ({findings}) => {
    expect(findings).toEqual([]);
  });

  it('show every message and every part of it that is not marked as unobserved', () => {
    expect(checks.coverage()).toEqual([]);
  });

  it('need every deviation between the contract and the server that is listed', () => {
    expect(checks.idleDeviations()).toEqual([]);
  });

  it('have the order that the flows of the contract say, and show every flow', () => {
    expect(checkFlows(contract, scenarios)).toEqual([]);
  });
});

describe('the check of the messages', () => {
  const message = '/components/messages';

  it.each<[string, string, unknown, string]>([
    [
      'a field that is missing from the contract',
      `${message}/chunk/payload/properties/data/properties/isComplete`,
      undefined,
      'has the unknown field "isComplete"',
    ],
    [
      'a field that is never sent',
      `${message}/thinking/payload/properties/data/properties/serverId`,
      {type: 'string'},
      'no recording shows it',
    ],
    [
      'a required field that is never sent',
      `${message}/toolCall/payload/properties/data/required/-`,
      'serverId',
      'needs the field "serverId"',
    ],
    [
      'a wrong type',
      `${message}/response/payload/properties/data/properties/tokenCount/type`,
      'string',
      '"data.tokenCount" must be string',
    ],
    [
      'a message that is missing from the contract',
      `${message}/mcpServerConnected`,
      undefined,
      'no message "mcpServerConnected"',
    ],
    [
      'a message that is never sent',
      `${message}/farewell`,
      {name: 'farewell', 'x-direction': 'receive', payload: {}},
      'farewell/payload: no recording shows it',
    ],
    [
      'a mark that a recording contradicts',
      `${message}/error/payload/properties/data/oneOf/2/x-unobserved`,
      'never seen',
      'although x-unobserved says "never seen"',
    ],
    [
      'a missing mark',
      `${message}/error/payload/properties/data/oneOf/2/properties/details/properties/imageValidation/x-unobserved`,
      undefined,
      'no recording shows it',
    ],
    [
      'a frame that the server rejects and the contract accepts',
      `${message}/message/payload/then/properties/content/pattern`,
      undefined,
      'rejected a frame that the contract accepts',
    ],
    [
      'a frame that the server accepts and the contract does not',
      `${message}/message/payload/required/-`,
      'stream',
      'needs the field "stream"',
    ],
    [
      'a deviation that is not needed',
      `${message}/toolConfirmationResponse/payload/properties/data/properties/approved/type`,
      ['boolean', 'string'],
      'is not needed',
    ],
  ])('finds %s', (_, at, value, finding) => {
    expect(messageFindings(changedAt(contract, at, value)).join('\n')).toContain(finding);
  });
});

describe('the check of the flows', () => {
  const flow = '/channels/socket/x-order';
  const unobserved = {
    name: 'x',
    router: 'vercel',
    when: '',
    messages: ['thinking', 'response'],
    scenarios: [],
    'x-unobserved': 'no',
  };

  it.each<[string, string, unknown, string]>([
    [
      'an order that was not observed',
      `${flow}/1/messages`,
      ['response', 'chunk +', 'thinking'],
      'which none of its flows says',
    ],
    ['one response too many', `${flow}/0/messages/-`, 'response', 'does not show flow "Plain answer" (vercel)'],
    ['a flow without a recording', `${flow}/3/scenarios`, [], 'must name scenarios or give the reason'],
    ['a scenario that no flow names', `${flow}/0/scenarios/0`, undefined, 'has the order [thinking, response]'],
    ['a scenario that does not exist', `${flow}/0/scenarios/-`, 'a dream', 'names the unknown scenario "a dream"'],
    [
      'a scenario of the other router',
      `${flow}/0/scenarios/-`,
      'plain message (in-built router)',
      'ran with the other router',
    ],
    ['a message that does not exist', `${flow}/0/messages/-`, 'farewell', 'has the unknown message "farewell"'],
    ['a mark that a recording contradicts', `${flow}/-`, unobserved, 'despite x-unobserved'],
  ])('finds %s', (_, at, value, finding) => {
    expect(checkFlows(changedAt(contract, at, value), scenarios).join('\n')).toContain(finding);
  });
});
