import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openPageIndex, type DirectiveAttributes} from '@docs-kit/reference';
import {commandNames, configKeys, eventNames, messageNames, operationNames, providerNames, root} from './interfaces';

const {directives} = openPageIndex(path.join(root, 'content'));

/** Whether any page has a directive whose attributes pass a test. */
const isShown = (name: string, passes: (attributes: DirectiveAttributes) => boolean): boolean =>
  directives.some((directive) => directive.name === name && passes(directive.attributes));

/** Names that no page shows, with the directive that would. */
const missing = (
  names: readonly string[],
  shown: (name: string) => boolean,
  directive: (name: string) => string,
): string[] =>
  names.filter((name) => !shown(name)).map((name) => `${name}: no page in content/ has ${directive(name)}`);

describe('every part of an interface is shown by some page', () => {
  it('each operation of the HTTP API', () => {
    const names = operationNames();
    expect(names.length).toBeGreaterThan(0);
    expect(
      missing(
        names,
        (id) => isShown('operation', (attributes) => attributes.id === id),
        (id) => `::operation{id="${id}"}`,
      ),
    ).toEqual([]);
  });

  it.each(['send', 'receive'] as const)('each WebSocket message with direction %s', (direction) => {
    const names = messageNames(direction);
    const shown = (name: string): boolean =>
      isShown('message', (attributes) => attributes.name === name && attributes.direction === direction);
    expect(names.length).toBeGreaterThan(0);
    expect(missing(names, shown, (name) => `::message{name="${name}" direction="${direction}"}`)).toEqual([]);
  });

  it('each event', () => {
    const names = eventNames();
    expect(names.length).toBeGreaterThan(0);
    expect(
      missing(
        names,
        (name) => isShown('event', (attributes) => attributes.name === name),
        (name) => `::event{name="${name}"}`,
      ),
    ).toEqual([]);
  });

  it('each top-level key of the agent file', () => {
    const names = configKeys();
    expect(names.length).toBeGreaterThan(0);
    expect(
      missing(
        names,
        (key) => isShown('config', (attributes) => attributes.key === key),
        (key) => `::config{key="${key}"}`,
      ),
    ).toEqual([]);
  });

  it('each command of the command line', () => {
    const names = commandNames();
    const shown = (command: string): boolean => isShown('cli-options', (attributes) => attributes.command === command);
    expect(names.length).toBeGreaterThan(0);
    expect(missing(names, shown, (command) => `::cli-options{command="${command}"}`)).toEqual([]);
  });

  it('each provider with its models', () => {
    const names = providerNames();
    const shown = (provider: string): boolean =>
      isShown('providers', () => true) &&
      isShown('models', (attributes) => attributes.provider === undefined || attributes.provider === provider);
    expect(names.length).toBeGreaterThan(0);
    expect(missing(names, shown, (provider) => `::providers and ::models{provider="${provider}"}`)).toEqual([]);
  });
});
