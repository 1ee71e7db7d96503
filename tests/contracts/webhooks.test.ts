import {openSchemaValidator} from '@docs-kit/reference/validator';
import {describe, expect, it} from 'vitest';
import {eventsFile} from '../../plugins/saiki-directives/events';
import {exampleProblems} from './asyncapi/exampleProblems';
import {changedAt} from './changedAt';
import {openPayloadChecks} from './events/checkPayloads';
import {deliveries, eventsContract as contract} from './events/contracts';
import {eventOn, eventsOn, placeOf, type EventsContract} from './events/eventsContract';
import {webhookPayloads} from './events/recordedPayloads';

const recorded = webhookPayloads(deliveries);

describe('the contract of the webhook data', () => {
  it('has the events that say they are delivered, and no others', () => {
    const delivered = eventsOn(contract, 'agentBus').filter(
      (name) => eventOn(contract, 'agentBus', name)['x-webhook'] === true,
    );
    expect(delivered.length).toBeGreaterThan(0);
    expect([...eventsOn(contract, 'webhookDelivery')].sort()).toEqual([...delivered].sort());
  });

  it.each(eventsOn(contract, 'webhookDelivery'))('shows examples of %s that are valid', (name) => {
    const {examples = []} = eventOn(contract, 'webhookDelivery', name);
    const message = placeOf(contract, 'webhookDelivery', name);
    expect(exampleProblems(eventsFile, message, examples, openSchemaValidator(contract))).toEqual([]);
  });
});

describe('the recorded deliveries', () => {
  const checks = openPayloadChecks(contract);
  const checked = recorded.map((delivery, index) => ({...delivery, index, findings: checks.payload(delivery)}));

  it('are there', () => {
    expect(recorded.length).toBeGreaterThan(0);
  });

  it.each(checked)('have data that fits the contract: #$index $event', ({findings}) => {
    expect(findings).toEqual([]);
  });

  it.each(eventsOn(contract, 'webhookDelivery'))('show %s, or the contract says why not', (name) => {
    const isMarked = eventOn(contract, 'webhookDelivery', name)['x-unobserved'] !== undefined;
    expect(recorded.some(({event}) => event === name)).toBe(!isMarked);
  });
});

describe('the check of the deliveries', () => {
  const findings = (changed: EventsContract): string =>
    recorded.flatMap((delivery) => openPayloadChecks(changed).payload(delivery)).join('\n');
  const data = '/channels/webhookDelivery/messages';

  it.each<[string, string, unknown, string]>([
    [
      'the payload of the process in place of its image in JSON',
      `${data}/llmservice:error`,
      {$ref: '#/components/messages/llmservice.error'},
      '"error" needs the field "message"',
    ],
    [
      'a type that is missing from the contract',
      `${data}/saiki:llmSwitched`,
      undefined,
      'webhookDelivery has no event "saiki:llmSwitched"',
    ],
    [
      'a field that is missing from the contract',
      `${data}/llmservice:error/payload/properties/context`,
      undefined,
      'has the unknown field "context"',
    ],
  ])('finds %s', (_, at, value, finding) => {
    expect(findings(changedAt(contract, at, value))).toContain(finding);
  });
});
