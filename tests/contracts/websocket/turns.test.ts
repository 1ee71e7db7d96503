import {describe, expect, it} from 'vitest';
import type {RecordedMessage} from '../../../contracts/scenarios';
import {turnsOf, type Turn} from './turns';

const sent = (sessionId: string, client?: string): RecordedMessage => ({
  direction: 'client',
  client,
  message: {type: 'message', content: 'x', sessionId},
});
const got = (event: string, sessionId?: string, client?: string): RecordedMessage => ({
  direction: 'server',
  client,
  message: {event, data: {sessionId}},
});
const rest: RecordedMessage = {direction: 'rest', message: {}};

describe('the turns of a scenario', () => {
  it.each<[string, RecordedMessage[], Turn[]]>([
    ['are one empty turn when nothing happens', [], [[]]],
    [
      'begin with each message of a client',
      [sent('a'), got('thinking', 'a'), sent('a'), got('error', 'a')],
      [['thinking'], ['error']],
    ],
    [
      'are kept apart by session',
      [sent('a'), sent('b'), got('thinking', 'b'), got('thinking', 'a'), got('response', 'b')],
      [['thinking'], ['thinking', 'response']],
    ],
    [
      'are shared by two messages sent directly after each other',
      [sent('a'), sent('a'), got('thinking', 'a'), got('thinking', 'a')],
      [['thinking', 'thinking']],
    ],
    ['end with an HTTP call', [sent('a'), rest, sent('a'), got('thinking', 'a')], [[], ['thinking']]],
    [
      'take in messages without a session',
      [sent('a'), got('thinking', 'a'), got('toolConfirmationRequest')],
      [['thinking', 'toolConfirmationRequest']],
    ],
    [
      'are listed for each client',
      [got('thinking', 'a', 'first'), got('thinking', 'a', 'second')],
      [['thinking'], ['thinking']],
    ],
  ])('%s', (_, messages, expected) => {
    expect(turnsOf({scenario: '', setup: '', messages})).toEqual(expected);
  });
});
