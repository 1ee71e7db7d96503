import {openSchemaValidator} from '@docs-kit/reference/validator';
import {webSocketFile} from '../../../plugins/saiki-directives/webSocket';
import {optionalOnSocket} from '../asyncapi/optionalProperties';
import {openSchemaCoverage} from '../asyncapi/schemaCoverage';
import {clientFrame} from './clientFrame';
import type {Scenario, RecordedMessage} from '../../../contracts/scenarios';
import {isDirectReply} from './conversation';
import type {Deviation} from './deviations';
import {messagesOf, payloadOf, type WebSocketContract} from './webSocketContract';

/** Client frames on which contract and server may disagree. */
export interface Deviations {
  readonly rejectedForContent: readonly Deviation[];
  readonly toleratedByServer: readonly Deviation[];
}

/** Checks single messages of recorded conversations. */
export interface MessageChecks {
  /** Problems of the messages in one scenario, in both directions. */
  scenario(scenario: Scenario): readonly string[];
  /** Messages and parts of messages that no scenario checked so far showed, and marks that scenarios contradict. */
  coverage(): readonly string[];
  /** Deviations that no scenario checked so far needed. */
  idleDeviations(): readonly string[];
}

/** Prepares the checks of one contract. */
export function openMessageChecks(contract: WebSocketContract, deviations: Deviations): MessageChecks {
  const validator = openSchemaValidator(contract);
  const coverage = openSchemaCoverage(webSocketFile, contract, validator, optionalOnSocket);
  const needed = new Set<Deviation>();
  const names = {
    send: new Set(messagesOf(contract, 'send').map(({name}) => name)),
    receive: new Set(messagesOf(contract, 'receive').map(({name}) => name)),
  };

  function errorsIn(direction: 'send' | 'receive', name: unknown, value: unknown): readonly string[] {
    if (typeof name !== 'string' || !names[direction].has(name)) return [`no message "${String(name)}"`];
    const found = validator.errors(payloadOf(name), value);
    if (found.length === 0) coverage.see(payloadOf(name), value);
    return found;
  }

  function clientFindings(recorded: RecordedMessage, wasRejected: boolean, scenario: string): readonly string[] {
    const value = clientFrame(recorded.message);
    const found = errorsIn('send', (value as {readonly type?: unknown} | null)?.type, value);
    const isAccepted = found.length === 0;
    if (isAccepted !== wasRejected) return [];
    const excuse = (wasRejected ? deviations.rejectedForContent : deviations.toleratedByServer).find(
      (one) => one.scenario === scenario,
    );
    if (excuse) needed.add(excuse);
    if (excuse) return [];
    return wasRejected ? [`the server rejected a frame that the contract accepts: ${shown(recorded)}`] : found;
  }

  return {
    scenario({scenario, messages}) {
      return messages.flatMap((recorded, index) => {
        if (recorded.direction === 'rest') return [];
        if (recorded.direction === 'server') return errorsIn('receive', recorded.message.event, recorded.message);
        return clientFindings(recorded, answerTo(messages, index).some(isDirectReply), scenario);
      });
    },
    coverage: () => coverage.findings([...names.send, ...names.receive].map(payloadOf)),
    idleDeviations: () =>
      [...deviations.rejectedForContent, ...deviations.toleratedByServer]
        .filter((deviation) => !needed.has(deviation))
        .map(({scenario}) => `the deviation for "${scenario}" is not needed. Remove it.`),
  };
}

/** Messages between a client frame and the next one. */
function answerTo(messages: readonly RecordedMessage[], index: number): readonly RecordedMessage[] {
  const following = messages.slice(index + 1);
  const next = following.findIndex(({direction}) => direction === 'client');
  return next === -1 ? following : following.slice(0, next);
}

const shown = ({message}: RecordedMessage): string => JSON.stringify(message).slice(0, 200);
