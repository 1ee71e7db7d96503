import {
  fieldsOf,
  jsonOf,
  openResolver,
  type Field,
  type MediaType,
  type OpenApiContract,
  type OperationEntry,
  type RequestBody,
  type Resolver,
  type SchemaOrFlag,
} from '@docs-kit/reference';
import {readEvents} from '../../plugins/saiki-directives/events';
import {readSocketMessages} from '../../plugins/saiki-directives/webSocket';
import {commandLine, contracts, eventNames, messageNames, restApi} from './interfaces';

/** The names that an interface defines, and the directive that generates their table. */
export interface InterfaceNames {
  readonly title: string;
  readonly directive: string;
  readonly names: ReadonlySet<string>;
}

/** All interfaces whose tables the build generates. */
export function interfaceNames(): InterfaceNames[] {
  return [...operations(), ...messageFields(), ...lists(), ...configuration(), ...commands()];
}

function operations(): InterfaceNames[] {
  const rest = restApi();
  return rest.operations.map((entry) => ({
    title: `fields of the operation ${entry.id}`,
    directive: `::operation{id="${entry.id}"}`,
    names: new Set([
      ...entry.parameters.map(({name}) => name),
      ...bodiesOf(entry, rest).flatMap(({schema}) => namesOf(schema, rest.resolve)),
    ]),
  }));
}

function bodiesOf(entry: OperationEntry, rest: OpenApiContract): MediaType[] {
  const {requestBody} = entry.operation;
  const request = requestBody && jsonOf(rest.dereference<RequestBody>(requestBody).content);
  const responses = [...rest.responses(entry).values()].map(({content}) => jsonOf(content));
  return [request, ...responses].filter((media) => media !== undefined);
}

function messageFields(): InterfaceNames[] {
  const events = readEvents(contracts);
  const ofSocket = (['send', 'receive'] as const).flatMap((direction) => {
    const {messages, resolve} = readSocketMessages(contracts, direction);
    return messages.map(({name, payload}) => ({
      title: `fields of the WebSocket message ${name}`,
      directive: `::message{name="${name}" direction="${direction}"}`,
      names: new Set(namesOf(payload, resolve)),
    }));
  });
  return [
    ...ofSocket,
    ...events.events.map(({name, onAgent}) => ({
      title: `fields of the event ${name}`,
      directive: `::event{name="${name}"}`,
      names: new Set(namesOf(onAgent.payload, events.resolve)),
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

/** Each top-level key of the agent file is an interface, and so are all of them as a whole. */
function configuration(): InterfaceNames[] {
  const schema = contracts.read<SchemaOrFlag>('agent-config.schema.json');
  const keys = fieldsOf(schema, openResolver(schema, contracts.pathOf('agent-config.schema.json')));
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

const namesOf = (schema: SchemaOrFlag | undefined, resolve: Resolver): string[] =>
  fieldsOf(schema, resolve).flatMap(names);

/** A field is written by its dotted path or by its last word. */
function names({path, children}: Field): string[] {
  const last = path.slice(path.lastIndexOf('.') + 1);
  return [path, ...(last.startsWith('<') ? [] : [last]), ...children.flatMap(names)];
}
