import {describe, expect, it} from 'vitest';
import {nearestMessages} from './nearest';

const messages = [
  {id: 'refused', text: 'connect ECONNREFUSED 127.0.0.1:3001'},
  {id: 'iterations', text: 'Reached maximum iterations (50) for task.'},
  {id: 'denied', text: 'Tool execution denied'},
  {id: 'failed', text: 'Tool execution failed: timeout'},
  {id: 'session', text: 'Session not found'},
];

describe('nearestMessages', () => {
  it.each([
    ['Error: connect ECONNREFUSED 127.0.0.1:11434', 'refused'],
    ['maximum iterations', 'iterations'],
    ['tool executions denied', 'denied'],
    ['the session was not found', 'session'],
  ])('for "%s", finds %s first', (line, id) => {
    expect(nearestMessages(line, messages)[0]).toBe(id);
  });

  it.each(['', '!?', 'hello world', 'another program wrote this'])('finds nothing for "%s"', (line) => {
    expect(nearestMessages(line, messages)).toEqual([]);
  });
});
