import type {AsyncApi} from '../../plugins/contract-reference/asyncapi/asyncApi';
import {openEvents} from '../../plugins/contract-reference/asyncapi/busEvents';
import {webSocketFile} from '../../plugins/contract-reference/asyncapi/socketMessages';
import {jsonOf} from '../../plugins/contract-reference/rest/examples';
import type {MediaType, RequestBody, Response} from '../../plugins/contract-reference/rest/openApi';
import {openRest, type OperationEntry, type RestContract} from '../../plugins/contract-reference/rest/restContract';
import {fieldsOf, type Field} from '../../plugins/contract-reference/schema/fields';
import {openResolver, type Resolver} from '../../plugins/contract-reference/schema/resolve';
import type {SchemaOrFlag} from '../../plugins/contract-reference/schema/schema';
import {commandLine, contracts, eventNames, messageNames} from './interfaces';

/** The names that one interface defines, and the directive that makes their table. */
export interface InterfaceNames {
  readonly title: string;
  readonly directive: string;
  readonly names: ReadonlySet<string>;
}

/** All interfaces whose tables the build makes. */
export function interfaceNames(): InterfaceNames[] {
  return [...operations(), ...messageFields(), ...lists(), ...configuration(), ...commands()];
}

function operations(): InterfaceNames[] {
  const rest = openRest(contracts);
  return rest.operations.map((entry) => ({
    title: `fields of the operation ${entry.id}`,
    directive: `::operation{id="${entry.id}"}`,
    names: new Set([
      ...entry.parameters.map(({name}) => name),
      ...bodiesOf(entry, rest).flatMap(({schema}) => namesOf(schema, rest.resolver)),
    ]),
  }));
}

function bodiesOf({operation}: OperationEntry, rest: RestContract): MediaType[] {
  const request = operation.requestBody && jsonOf(rest.dereference<RequestBody>(operation.requestBody).content);
  const answers = Object.values(operation.responses ?? {}).map((response) =>
    jsonOf(rest.dereference<Response>(response).content),
  );
  return [request, ...answers].filter((media) => media !== undefined);
}

function messageFields(): InterfaceNames[] {
  const events = openEvents(contracts);
  const messages = Object.entries(contracts.read<AsyncApi>(webSocketFile).components.messages);
  const webSocket = openResolver(contracts.read<AsyncApi>(webSocketFile));
  return [
    ...messages.map(([name, {payload, 'x-direction': direction}]) => ({
      title: `fields of the WebSocket message ${name}`,
      directive: `::message{name="${name}" direction="${direction}"}`,
      names: new Set(namesOf(payload, webSocket)),
    })),
    ...events.events.map(({name, onAgent}) => ({
      title: `fields of the event ${name}`,
      directive: `::event{name="${name}"}`,
      names: new Set(namesOf(onAgent.payload, events.resolver)),
    })),
  ];
}

function lists(): InterfaceNames[] {
  return [
    {title: 'events', directive: '::events', names: new Set(eventNames())},
    {
      title: 'WebSocket messages of clients',
      directive: '::messages{direction="send"}',
      names: new Set(messageNames('send')),
    },
    {
      title: 'WebSocket messages of the server',
      directive: '::messages{direction="receive"}',
      names: new Set(messageNames('receive')),
    },
  ];
}

/** Each top-level key of the agent file is an interface, and so are all of them together. */
function configuration(): InterfaceNames[] {
  const schema = contracts.read<SchemaOrFlag>('agent-config.schema.json');
  const keys = fieldsOf(schema, openResolver(schema));
  return [
    {title: 'keys of the agent file', directive: '::config', names: new Set(keys.map(({path}) => path))},
    ...keys.map((field) => ({
      title: `options of the key ${field.path}`,
      directive: `::config{key="${field.path}"}`,
      names: new Set(field.children.flatMap(names)),
    })),
  ];
}

function commands(): InterfaceNames[] {
  const {program, options, commands: subcommands} = commandLine();
  return [{name: program.name, options}, ...subcommands].map((command) => ({
    title: `flags of ${command.name}`,
    directive: `::cli-options{command="${command.name}"}`,
    names: new Set(command.options.flatMap(({flags}) => flags.match(/--[a-z-]+/gu) ?? [])),
  }));
}

const namesOf = (schema: SchemaOrFlag | undefined, resolver: Resolver): string[] =>
  fieldsOf(schema, resolver).flatMap(names);

/** A field is written by its dotted path or by its last word. */
function names({path, children}: Field): string[] {
  const last = path.slice(path.lastIndexOf('.') + 1);
  return [path, ...(last.startsWith('<') ? [] : [last]), ...children.flatMap(names)];
}
