import {describe, expect, it} from 'vitest';
import type {ErrorCatalog} from '../../contracts/errorCatalog';
import {entriesNaming, looksLikeOutput, messageAskedAbout, quotedText} from '../../contracts/errorQueries';
import catalog from '../../contracts/errors.json';

const {entries} = catalog as unknown as ErrorCatalog;
const idsFor = (query: string): string[] => entriesNaming(query, entries).map(({id}) => id);

describe('entries that a query names', () => {
  it.each(['EADDRINUSE', 'listen EADDRINUSE', 'EADDRINUSE 3001', 'listen EADDRINUSE :::3001'])(
    'by an error code, with or without its context: %s',
    (query) => expect(idsFor(query)).toEqual(idsFor('EADDRINUSE')),
  );

  it.each(['429', 'HTTP 429', 'status code 429'])('by the status that they explain: %s', (query) => {
    expect(idsFor(query).slice(0, 3)).toContain('llm-retries');
  });

  it('by the status that they have', () => {
    expect(idsFor('400')).toContain('http-missing-message');
  });

  it('by the beginning of their message, without its symbol', () => {
    expect(idsFor('no API key')).toContain('no-api-key');
  });

  it.each([
    ['without the path that the program prints elsewhere', 'String must contain at least 1', 'cfg-llm-apikey-empty'],
    ['with spaces for hyphens', 'self signed certificate', 'network-self-signed'],
    ['behind the kind of error', 'Error: No API key', 'no-api-key'],
    ['behind the kind of error, also when it is written there', 'error: cannot install', 'setup-pnpm-workspace'],
    ['without the kind of error', 'Cannot install in pnpm', 'setup-pnpm-workspace'],
    ['cut with dots', 'No API key found. Please set OPEN...', 'no-api-key'],
    ['quoted and cut', '"No API key found. Please …"', 'no-api-key'],
  ])('by the beginning of their message, %s', (_how, query, id) => expect(idsFor(query)).toContain(id));

  it.each([
    ['… key found. Please set', 'key found. Please set'],
    ["'Not connected'", 'Not connected'],
    ['“Not connected”', 'Not connected'],
    ["'a' and `b`", "'a' and `b`"],
  ])('without the marks of a quotation: %s', (query, text) => expect(quotedText(query)).toBe(text));

  it.each([
    ['Failed to connect to required strict servers: github', 'mcp-strict-failed'],
    ['Failed to load config file at ./agent.yml', 'config-yaml'],
    ['Unexpected token < in JSON at position 0', 'mcp-mode-stdout-noise'],
  ])('by the beginning of their message up to its first placeholder: %s', (query, id) =>
    expect(idsFor(query)).toContain(id),
  );

  it.each(['systemPrompt.contributors.0.files.1', 'HTTP 200: fine'])(
    'but not by a path, or a beginning that many messages have: %s',
    (query) => expect(idsFor(query)).toEqual([]),
  );

  it.each([
    ['why do I get Not connected', 'Not connected'],
    ['why does it say "File not found"?', '"File not found"'],
    ['what does "MCP server not found" mean', '"MCP server not found"'],
    ['What does ❌ Aborted mean?', '❌ Aborted'],
    ['how to fix the error: No API key', 'No API key'],
    ['I keep getting Failed to fetch', 'Failed to fetch'],
  ])('in a question about it: %s', (query, message) => {
    expect(messageAskedAbout(query)).toBe(message);
    expect(looksLikeOutput(query)).toBe(true);
  });

  it.each(['what does lenient mean', 'getting started', 'why is the list of tools empty', 'fix'])(
    'but not in a question about something else: %s',
    (query) => expect(looksLikeOutput(query)).toBe(false),
  );

  it('with the quotation marks that phones and chats write', () => {
    expect(looksLikeOutput('unknown option ‘--port’')).toBe(true);
  });

  it('after a symbol', () => {
    expect(looksLikeOutput('❌ No API key found. Please set one')).toBe(true);
  });

  it('by a short beginning, if it follows the kind of error', () => {
    expect(['Error: No A', 'Error: No', 'No API key'].map(looksLikeOutput)).toEqual([true, false, false]);
  });

  it('or has none', () => {
    expect(idsFor('how do I handle 429?')).toEqual([]);
    expect(idsFor('')).toEqual([]);
  });
});
