import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Cli} from '../../contracts/cli';
import {saikiCallErrors} from './saikiCall';

const cli = JSON.parse(readFileSync('contracts/cli.json', 'utf8')) as Cli;
const errors = (line: string): string[] => {
  const words = line.split(' ').map((text) => ({text: text.replaceAll('_', ' '), isKnown: true}));
  const call = {name: {text: 'saiki', isKnown: true}, words: line === '' ? [] : words, assignments: [], line: 1};
  return saikiCallErrors(call, cli, ['gpt-4.1-mini']);
};

describe('saikiCallErrors', () => {
  it.each([
    '',
    'Say_hello.',
    '--mode web --web-port 4000',
    '--mode=server',
    '-a ./agent.yml -m GPT-4.1-mini Say_hello.',
    '--new-session',
    '--new-session report Summarize.',
    '/session new support',
    '/q',
    'mcp --group-servers --name tools --agent ./agent.yml',
    '--agent ./agent.yml mcp --group-servers',
  ])('accepts: saiki %s', (line) => {
    expect(errors(line)).toEqual([]);
  });

  it.each([
    ['--agent', 'needs a value'],
    ['--strict=yes', 'takes no value'],
    ['--web-port many --mode web', 'number from 1 to 65535'],
    ['--web-port 4000', 'no effect in the mode "cli"'],
    ['/session close', 'has no sub-command "close"'],
    ['mcp --group-servers serve', 'takes no words: "serve"'],
    ['mcp --group-server', 'Did you mean "--group-servers"?'],
    ['--no-verbose', 'saiki --no-verbose: Accepted, but nothing reads it'],
    ['mcp --group-servers --strict', 'saiki --strict: Accepted, but ignored.'],
    ['mcp --group-servers --version 2', "saiki --version: It can't be set."],
    ['--model gpt-4.2-mini', 'Did you mean "gpt-4.1-mini"?'],
  ])('rejects: saiki %s', (line, phrase) => {
    expect(errors(line).join('\n')).toContain(phrase);
  });
});
