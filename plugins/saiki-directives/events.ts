import type {RootContent} from 'mdast';
import {
  byName,
  channelMessages,
  defineDirective,
  DirectiveError,
  findNamed,
  flowTable,
  kebab,
  md,
  messageDetails,
  messageExamples,
  messageIntroduction,
  openResolver,
  requirePage,
  shape,
  type AsyncApi,
  type Contracts,
  type Directive,
  type DirectiveContext,
  type Flow,
  type LinkScheme,
  type Resolver,
} from '@docs-kit/reference';
import {routerDifferences, type SaikiMessage} from './webSocket';

/** The contract for the event buses, within the contracts folder. */
export const eventsFile = 'events.asyncapi.yaml';

/** An event on a bus. */
export interface EventMessage extends SaikiMessage {
  /** Name of the WebSocket message that it's sent as; null when it isn't sent. */
  readonly 'x-websocket'?: string | null;
  /** Whether webhooks receive it. */
  readonly 'x-webhook'?: boolean;
}

/** An observed sequence of the events that one call emits. */
export interface EventSequence extends Omit<Flow, 'steps'> {
  readonly events: readonly string[];
}

/** The contract of the event buses. */
export interface EventsApi extends AsyncApi<EventMessage> {
  readonly 'x-sequences'?: readonly EventSequence[];
}

/** An event as it appears on each channel. */
export interface BusEvent {
  readonly name: string;
  /** On the agent bus, where every event appears. */
  readonly onAgent: EventMessage;
  /** On session buses, if it appears there. */
  readonly onSession?: EventMessage;
  /** As webhooks receive it, if they do so. */
  readonly delivered?: EventMessage;
}

/** Reads the events, in the order of the contract, with a resolver for their schemas. */
export function readEvents(contracts: Contracts): {readonly events: readonly BusEvent[]; readonly resolve: Resolver} {
  const document = contracts.read<EventsApi>(eventsFile);
  const file = contracts.pathOf(eventsFile);
  const onSession = channelMessages(document, 'sessionBus', file);
  const delivered = channelMessages(document, 'webhookDelivery', file);
  const events = [...channelMessages(document, 'agentBus', file)].map(([name, {message}]): BusEvent => ({
    name,
    onAgent: message,
    onSession: onSession.get(name)?.message,
    delivered: delivered.get(name)?.message,
  }));
  return {events, resolve: openResolver(document, file)};
}

/** `::event{name="llmservice:chunk"}`: an event on the buses. */
const event = defineDirective({
  name: 'event',
  required: ['name'],
  render({name}, {contracts}) {
    const {events: all, resolve} = readEvents(contracts);
    return eventBlocks(findNamed('event', name, byName(all), contracts.pathOf(eventsFile)), resolve);
  },
});

function eventBlocks(found: BusEvent, resolve: Resolver): RootContent[] {
  const {name, onAgent} = found;
  const message = onAgent['x-websocket'];
  const anchor = kebab(name);
  return [
    md.heading(3, `\`${name}\``, anchor),
    ...messageIntroduction(onAgent),
    ...messageExamples(onAgent, `event="${name}"`),
    md.bullets([
      found.onSession ? 'Buses: agent and session' : 'Bus: agent',
      `Sent to WebSocket clients: ${typeof message === 'string' ? `as \`${message}\`` : 'no'}`,
      `Delivered to webhooks: ${onAgent['x-webhook'] ? 'yes' : 'no'}`,
    ]),
    md.label('Payload'),
    ...shape(onAgent.payload, {resolve, anchor, presence: 'present'}),
    ...sessionDifference(found, resolve),
    ...routerDifferences(onAgent),
    ...messageDetails(onAgent),
    ...deliveryDifference(found, resolve),
  ];
}

const receivers = ({'x-websocket': webSocket, 'x-webhook': webhook}: EventMessage): string =>
  [...(webSocket ? ['WebSocket'] : []), ...(webhook ? ['webhooks'] : [])].join(', ') || 'nowhere';

/** Describes what is missing from the payload on session buses. */
function sessionDifference({onAgent, onSession}: BusEvent, resolve: Resolver): RootContent[] {
  if (!onSession) return [];
  if (onSession.payload === undefined) return md.parseBlocks('On the session bus it has no payload.');
  const ownNote = md.parseBlocks(onSession.description ?? '');
  const there = resolve(onSession.payload).properties ?? {};
  const missing = Object.keys(resolve(onAgent.payload).properties ?? {}).filter((field) => !(field in there));
  if (missing.length === 0) return ownNote;
  const fields = md.alternatives(missing.map((field) => `\`${field}\``));
  return [...md.parseBlocks(`On the session bus the payload comes without ${fields}.`), ...ownNote];
}

/** Shows the payload that webhooks receive, if it's a different one. */
function deliveryDifference({name, onAgent, delivered}: BusEvent, resolve: Resolver): RootContent[] {
  if (!delivered || delivered === onAgent) return [];
  const anchor = `${kebab(name)}-webhook`;
  return [
    md.label('Payload of a webhook delivery', anchor),
    ...messageIntroduction({...delivered, summary: undefined, 'x-when': undefined}),
    ...shape(delivered.payload, {resolve, anchor, presence: 'present'}),
    ...messageExamples(delivered, `webhook="${name}"`),
    ...messageDetails(delivered),
  ];
}

/** `::events{bus="agent"}`: table of the events on one bus, with links and where they're forwarded to. */
const events = defineDirective({
  name: 'events',
  required: ['bus'],
  render({bus}, context) {
    if (bus !== 'agent' && bus !== 'session')
      throw new DirectiveError(`no bus "${bus}"`, 'write bus="agent" or bus="session"');
    const rows = readEvents(context.contracts)
      .events.filter(({onSession}) => bus === 'agent' || onSession !== undefined)
      .map((found) => [nameCell(found, context), receivers(found.onAgent), found.onAgent.summary ?? '']);
    return [md.table(['Event', 'Forwarded to', 'Meaning'], rows)];
  },
});

const nameCell = ({name}: BusEvent, {findPage}: DirectiveContext): string =>
  md.linkIfShown(findPage('event', {name}), kebab(name), `\`${name}\``);

/** `::event-order`: the observed sequences of events on the agent bus. */
const eventOrder: Directive = {
  name: 'event-order',
  render(_, {contracts}) {
    const sequences = contracts.read<EventsApi>(eventsFile)['x-sequences'] ?? [];
    const flows = sequences.map((sequence) => ({...sequence, steps: sequence.events}));
    return [flowTable(flows, 'Events in order')];
  },
};

/** `::event-differences`: table of the events that depend on the router, with the differences. */
const eventDifferences: Directive = {
  name: 'event-differences',
  render(_, context) {
    const found = readEvents(context.contracts).events.flatMap((candidate) => {
      const differences = candidate.onAgent['x-router-differences'];
      return differences ? [{candidate, differences}] : [];
    });
    const routers = [...new Set(found.flatMap(({differences}) => Object.keys(differences)))];
    const rows = found.map(({candidate, differences}) => [
      nameCell(candidate, context),
      ...routers.map((router) => differences[router] ?? ''),
    ]);
    return [md.table(['Event', ...routers.map((router) => `\`${router}\``)], rows)];
  },
};

/** `[words](event:saiki:stateReset)`: links to the description of an event. */
export const eventLink: LinkScheme = (name, context) => `${requirePage('event', name, context)}#${kebab(name)}`;

/** Directives for events. */
export const eventDirectives: readonly Directive[] = [events, event, eventOrder, eventDifferences];
