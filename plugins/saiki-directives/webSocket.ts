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
  shape,
  unknownName,
  type AsyncApi,
  type AsyncMessage,
  type Contracts,
  type Directive,
  type Flow,
  type Resolver,
} from '@docs-kit/reference';
import type {RecordedFrame, Scenario} from '../../contracts/scenarios';

/** The WebSocket contract, within the contracts folder. */
export const webSocketFile = 'websocket.asyncapi.yaml';

/** A WebSocket message or an event of Saiki. */
export interface SaikiMessage extends AsyncMessage {
  /** What depends on the agent's router, by router. */
  readonly 'x-router-differences'?: Readonly<Record<string, string>>;
}

/** Describes what depends on the agent's router. */
export function routerDifferences({'x-router-differences': differences}: SaikiMessage): RootContent[] {
  if (differences === undefined) return [];
  const items = Object.entries(differences).map(([router, difference]) => `\`${router}\`: ${difference}`);
  return [md.label('Differences between routers'), md.bullets(items)];
}

/** Direction of a message from the client's point of view. */
export type Direction = NonNullable<SaikiMessage['x-direction']>;

/** The messages of one turn, as a client sees them. */
export interface MessageOrder extends Omit<Flow, 'steps'> {
  /** Router with which this order occurs, or `any`. */
  readonly router: string;
  readonly messages: readonly string[];
}

/** The WebSocket contract. */
export interface WebSocketApi extends AsyncApi<SaikiMessage> {
  readonly channels: {
    readonly [name: string]: AsyncApi<SaikiMessage>['channels'][string] & {
      readonly 'x-order'?: readonly MessageOrder[];
    };
  };
}

/** Reads the messages in one direction, in the order of the contract, with a resolver for their schemas. */
export function readSocketMessages(
  contracts: Contracts,
  direction: Direction,
): {readonly messages: readonly SaikiMessage[]; readonly resolve: Resolver} {
  const document = contracts.read<WebSocketApi>(webSocketFile);
  const file = contracts.pathOf(webSocketFile);
  const all = [...channelMessages(document, 'socket', file).values()].map(({message}) => message);
  return {
    messages: all.filter((message) => message['x-direction'] === direction),
    resolve: openResolver(document, file),
  };
}

/** @throws DirectiveError when the attribute `direction` is neither `send` nor `receive` */
function directionOf(value: string): Direction {
  if (value === 'send' || value === 'receive') return value;
  throw new DirectiveError(
    `no direction "${value}"`,
    'write direction="send" (client to server) or direction="receive" (server to client)',
  );
}

const messageAnchor = (direction: Direction, name: string): string => `${direction}-${kebab(name)}`;

/** `::message{name="chunk" direction="receive"}`: one WebSocket message. */
const message = defineDirective({
  name: 'message',
  required: ['name', 'direction'],
  render({name, direction: written}, {contracts}) {
    const direction = directionOf(written);
    const {messages: all, resolve} = readSocketMessages(contracts, direction);
    const found = findNamed(`message to ${direction}`, name, byName(all), contracts.pathOf(webSocketFile));
    return messageBlocks(found, direction, resolve);
  },
});

function messageBlocks(found: SaikiMessage, direction: Direction, resolve: Resolver): RootContent[] {
  const anchor = messageAnchor(direction, found.name);
  const presence = direction === 'send' ? 'required' : 'present';
  return [
    md.heading(3, `\`${found.name}\``, anchor),
    ...messageIntroduction(found),
    ...messageExamples(found, `ws=${found.name}`),
    md.label('Payload'),
    ...shape(found.payload, {resolve, anchor, presence}),
    ...routerDifferences(found),
    ...messageDetails(found),
  ];
}

/** `::messages{direction="send"}`: table of the WebSocket messages in one direction, with links to each. */
const messages = defineDirective({
  name: 'messages',
  required: ['direction'],
  render({direction: written}, {contracts, findPage}) {
    const direction = directionOf(written);
    const rows = readSocketMessages(contracts, direction).messages.map(({name, summary, 'x-when': when}) => [
      md.linkIfShown(findPage('message', {name, direction}), messageAnchor(direction, name), `\`${name}\``),
      summary ?? '',
      when ?? '',
    ]);
    return [md.table(['Message', 'Meaning', 'When'], rows)];
  },
});

/** `::message-order{router="vercel"}`: the observed orders of WebSocket messages with one router, or with `any`. */
const messageOrder = defineDirective({
  name: 'message-order',
  required: ['router'],
  render({router}, {contracts}) {
    const orders = contracts.read<WebSocketApi>(webSocketFile).channels.socket?.['x-order'] ?? [];
    const found = orders.filter((order) => order.router === router);
    const routers = new Set(orders.map((order) => order.router));
    if (found.length === 0) throw unknownName('router', router, routers, contracts.pathOf(webSocketFile));
    const flows = found.map((order) => ({...order, steps: order.messages}));
    return [flowTable(flows, 'Messages in order')];
  },
});

/** Recorded frames of a client and a server, within the contracts folder. */
export const scenariosFile = 'recordings/websocket.json';

/** A frame, and how many frames in a row have its name. */
interface Step {
  readonly direction: Direction;
  readonly name: string;
  readonly frame: RecordedFrame;
  readonly count: number;
}

function stepsOf({messages}: Scenario): Step[] {
  const steps: Step[] = [];
  for (const {direction, message} of messages) {
    if (direction === 'rest') continue;
    const name = message.event ?? message.type ?? '';
    const last = steps.at(-1);
    // Only chunks are numerous, and a reader needs to see two responses in a row.
    if (name === 'chunk' && last?.name === 'chunk') steps[steps.length - 1] = {...last, count: last.count + 1};
    else steps.push({direction: direction === 'client' ? 'send' : 'receive', name, frame: message, count: 1});
  }
  return steps;
}

/** Formats a frame on one line, with spaces where it may wrap. */
function oneLine(frame: RecordedFrame): string {
  const lines = JSON.stringify(frame, null, 1)
    .split('\n')
    .map((line) => line.trim());
  return lines.reduce((before, line) =>
    /[{[]$/u.test(before) || /^[}\]]/u.test(line) ? before + line : `${before} ${line}`,
  );
}

/** `::recorded-turn{scenario="…"}`: the frames of a recorded turn in order, each with an explanation. */
const recordedTurn = defineDirective({
  name: 'recorded-turn',
  required: ['scenario'],
  render({scenario}, {contracts, findPage}) {
    const all = contracts.read<readonly Scenario[]>(scenariosFile);
    const byScenario = all.map((recording) => [recording.scenario, recording] as const);
    const recording = findNamed('scenario', scenario, byScenario, contracts.pathOf(scenariosFile));
    const items = stepsOf(recording).map(({direction, name, frame, count}) => {
      const known = readSocketMessages(contracts, direction).messages.find((candidate) => candidate.name === name);
      const who = direction === 'send' ? 'Client' : 'Server';
      const link = md.linkIfShown(
        findPage('message', {name, direction}),
        messageAnchor(direction, name),
        `\`${name}\``,
      );
      const times = count > 1 ? `, ${count} times` : '';
      const meaning = known?.summary === undefined ? '' : `. ${known.summary}`;
      return [...md.parseBlocks(`**${who}** ${link}${times}${meaning}`), md.code('json', oneLine(frame), `ws=${name}`)];
    });
    return [md.steps(items)];
  },
});

/** Directives for the WebSocket. */
export const webSocketDirectives: readonly Directive[] = [messages, message, messageOrder, recordedTurn];
