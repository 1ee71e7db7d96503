import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openPageIndex, type DirectiveAttributes} from '@docs-kit/reference';
import {commandNames, configKeys, eventNames, messageNames, operationNames, providerNames, root} from './interfaces';
import {flowsOf, webSocketContract} from './websocket/webSocketContract';

const directives = openPageIndex(path.join(root, 'content')).directives();

/** Whether any page has a directive whose attributes pass a test. */
const isShown = (name: string, passes: (attributes: DirectiveAttributes) => boolean): boolean =>
  directives.some((directive) => directive.name === name && passes(directive.attributes));

/** Values of an attribute in all directives with a name, sorted. */
const valuesOf = (name: string, attribute: string): (string | undefined)[] =>
  directives
    .filter((directive) => directive.name === name)
    .map(({attributes}) => attributes[attribute])
    .sort();

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

  it.each(['send', 'receive'] as const)('each WebSocket message with direction %s, once', (direction) => {
    const shown = directives.filter(({name, attributes}) => name === 'message' && attributes.direction === direction);
    expect(shown.map(({attributes}) => attributes.name).sort()).toEqual(messageNames(direction).sort());
  });

  it('the order of WebSocket messages with each router', () => {
    const routers = new Set(flowsOf(webSocketContract).map(({router}) => router));
    expect(valuesOf('message-order', 'router')).toEqual([...routers].sort());
  });

  it('each event, once', () => {
    expect(valuesOf('event', 'name')).toEqual(eventNames().sort());
  });

  it.each(['event-order', 'event-differences'])('::%s of the events', (name) => {
    expect(isShown(name, () => true)).toBe(true);
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
