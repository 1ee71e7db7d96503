import {openSchemaValidator} from '@docs-kit/reference/validator';
import {describe, expect, it} from 'vitest';
import {eventsFile} from '../../plugins/saiki-directives/events';
import {changedAt} from './changedAt';
import {exampleProblems} from './asyncapi/exampleProblems';
import {undescribedIn} from './asyncapi/undescribed';
import {checkForwarding} from './events/checkForwarding';
import {openPayloadChecks} from './events/checkPayloads';
import {checkSequences} from './events/checkSequences';
import {deliveries, eventsContract as contract, recordedEvents} from './events/contracts';
import {allPayloads, eventOn, eventsOn, placeOf, type EventsContract} from './events/eventsContract';
import {busPayloads, webhookPayloads} from './events/recordedPayloads';
import type {Recorded} from './events/recordedEvent';
import {messagesOf, webSocketContract} from './websocket/webSocketContract';

const onBuses = busPayloads(recordedEvents);
const everywhere = [...onBuses, ...webhookPayloads(deliveries)];

describe('the contract of the events', () => {
  it('has all events on the agent bus, and those of the language model on the session bus too', () => {
    const all = eventsOn(contract, 'agentBus');
    expect(all.length).toBeGreaterThan(0);
    expect(eventsOn(contract, 'sessionBus')).toEqual(all.filter((name) => name.startsWith('llmservice:')));
  });

  it.each(eventsOn(contract, 'agentBus'))('says of %s on which buses it is', (name) => {
    const buses = eventsOn(contract, 'sessionBus').includes(name) ? ['agent', 'session'] : ['agent'];
    expect(eventOn(contract, 'agentBus', name)['x-bus']).toEqual(buses);
    expect(eventOn(contract, 'agentBus', name).name).toBe(name);
  });

  it('forwards events to exactly the messages that the WebSocket contract has', () => {
    const targets = eventsOn(contract, 'agentBus').map((name) => eventOn(contract, 'agentBus', name)['x-websocket']);
    const messages = messagesOf(webSocketContract, 'receive').map(({name}) => name);
    expect(targets.filter((target) => target !== null).sort()).toEqual([...messages].sort());
  });

  it('gives each message the part of the name after the colon, as content/api/events.md says', () => {
    const names = eventsOn(contract, 'agentBus').filter((name) => eventOn(contract, 'agentBus', name)['x-websocket']);
    const messages = names.map((name) => eventOn(contract, 'agentBus', name)['x-websocket']);
    expect(messages).toEqual(names.map((name) => name.split(':')[1]));
  });

  const validator = openSchemaValidator(contract);
  it.each(eventsOn(contract, 'agentBus'))('shows examples of %s that are valid', (name) => {
    const {examples = []} = eventOn(contract, 'agentBus', name);
    expect(exampleProblems(eventsFile, placeOf(contract, 'agentBus', name), examples, validator)).toEqual([]);
  });
});

describe('every payload of an event', () => {
  it.each(allPayloads(contract))('describes all of its parts: %s', (at) => {
    expect(undescribedIn(eventsFile, contract, at)).toEqual([]);
  });

  it.each(eventsOn(contract, 'agentBus'))('comes with the word when it is emitted: %s', (name) => {
    expect(eventOn(contract, 'agentBus', name)['x-when']).toMatch(/\.$/u);
  });
});

describe('the recorded events', () => {
  const checks = openPayloadChecks(contract);
  const checked = everywhere.map((recorded, index) => ({...recorded, index, findings: checks.payload(recorded)}));

  it.each(checked.slice(0, onBuses.length))('fit the contract: #$index $event on $channel', ({findings}) => {
    expect(findings).toEqual([]);
  });

  it('show, together with the webhooks, every event and every part of it that is not marked as unobserved', () => {
    expect(checks.coverage()).toEqual([]);
  });

  it('have the order that the sequences of the contract say, and show every sequence', () => {
    expect(checkSequences(contract, recordedEvents)).toEqual([]);
  });

  it('come on the agent bus first, with the session added, then on the session bus', () => {
    expect(checkForwarding(recordedEvents)).toEqual([]);
  });
});

describe('the check of the payloads', () => {
  const findings = (changed: EventsContract): string => {
    const checks = openPayloadChecks(changed);
    return [...everywhere.flatMap((recorded) => checks.payload(recorded)), ...checks.coverage()].join('\n');
  };
  const onAgent = '/components/messages';
  const onSession = '/channels/sessionBus/messages';

  it.each<[string, string, unknown, string]>([
    [
      'a field that is missing from the contract',
      `${onAgent}/saiki.llmSwitched/payload/properties/router`,
      undefined,
      'has the unknown field "router"',
    ],
    [
      'a field that is never sent',
      `${onAgent}/llmservice.chunk/payload/properties/index`,
      {type: 'number'},
      'no recording shows it',
    ],
    [
      'a field that is said to be missing sometimes',
      `${onAgent}/llmservice.chunk/payload/required`,
      ['content', 'sessionId'],
      'isComplete: optional, but every recording has it',
    ],
    [
      'a session id on the session bus',
      `${onSession}/llmservice:chunk/payload/required/-`,
      'sessionId',
      'needs the field "sessionId"',
    ],
    [
      'a payload where there is none',
      `${onSession}/llmservice:thinking/payload`,
      {type: 'object'},
      'llmservice:thinking has no payload',
    ],
    [
      'an event that is missing from the contract',
      `${onSession}/llmservice:error`,
      undefined,
      'sessionBus has no event "llmservice:error"',
    ],
    [
      'an event that is never emitted',
      `${onSession}/llmservice:done`,
      {name: 'llmservice:done'},
      'llmservice:done is never recorded on sessionBus',
    ],
    [
      'a mark that a recording contradicts',
      `${onAgent}/saiki.stateChanged/payload/oneOf/0/x-unobserved`,
      'never',
      'although x-unobserved says "never"',
    ],
  ])('finds %s', (_, at, value, finding) => {
    expect(findings(changedAt(contract, at, value))).toContain(finding);
  });
});

describe('the check of the sequences', () => {
  const sequence = '/x-sequences';

  it.each<[string, string, unknown, string]>([
    [
      'an order that was not observed',
      `${sequence}/6/events`,
      ['saiki:llmSwitched', 'saiki:stateChanged'],
      'differs from step "switchLLM default"',
    ],
    ['a sequence without a step', `${sequence}/0/steps`, [], 'must name steps or give the reason'],
    ['a step that does not exist', `${sequence}/0/steps/-`, 'a dream', 'names the unknown step "a dream"'],
    [
      'a step that no sequence names',
      `${sequence}/3`,
      undefined,
      'step "run tool timeout" must be named by exactly one',
    ],
    [
      'an event that does not exist',
      `${sequence}/0/events/-`,
      'saiki:farewell',
      'has the unknown event "saiki:farewell"',
    ],
    ['a call that does not throw', `${sequence}/0/throws`, true, 'says that step "run plain" throws'],
  ])('finds %s', (_, at, value, finding) => {
    expect(checkSequences(changedAt(contract, at, value), recordedEvents).join('\n')).toContain(finding);
  });

  it('finds a session event that is not forwarded', () => {
    const changed: Recorded[] = recordedEvents.filter((_, index) => index !== 0);
    expect(checkForwarding(changed)).toEqual([
      'llmservice:thinking of session s1 in step "run plain" is not forwarded',
    ]);
  });
});
