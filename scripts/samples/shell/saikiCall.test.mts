import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Cli} from '../../../contracts/cli';
import {saikiCallFaults} from './saikiCall.mjs';

const cli = JSON.parse(readFileSync('contracts/cli.json', 'utf8')) as Cli;
const faults = (line: string): string[] => {
  const words = line.split(' ').map((text) => ({text: text.replaceAll('_', ' '), isKnown: true}));
  const call = {name: {text: 'saiki', isKnown: true}, words: line === '' ? [] : words, assignments: [], line: 1};
  return saikiCallFaults(call, cli, ['gpt-4.1-mini']);
};

describe('saikiCallFaults', () => {
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
  ])('takes: saiki %s', (line) => {
    expect(faults(line)).toEqual([]);
  });

  it.each([
    ['--agent', 'needs a value'],
    ['--strict=yes', 'takes no value'],
    ['--web-port many --mode web', 'number from 1 to 65535'],
    ['--web-port 4000', 'no effect in the mode "cli"'],
    ['/session close', 'has no sub-command "close"'],
    ['mcp --group-servers serve', 'takes no words: "serve"'],
    ['mcp --group-server', 'Did you mean --group-servers?'],
    ['--model gpt-4.2-mini', 'Did you mean "gpt-4.1-mini"?'],
  ])('refuses: saiki %s', (line, phrase) => {
    expect(faults(line).join('\n')).toContain(phrase);
  });
});
