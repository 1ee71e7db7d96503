import type {Code, RootContent, Table} from 'mdast';
import {didYouMean, formatPointer, ProblemError} from '@docs-kit/report';
import {exampleBlock, pitfallList, unobserved, type Pitfall} from '../blocks';
import {locate, type SchemaOrFlag} from '../json-schema/schema';
import * as md from '../markdown';

/** The parts of AsyncAPI 3 that the reference shows. */
export interface AsyncApi<Message extends AsyncMessage = AsyncMessage> {
  readonly channels: Readonly<Record<string, Channel<Message>>>;
  readonly components: {readonly messages: Readonly<Record<string, Message>>};
}

/** A socket, an event bus or a webhook, with its messages by name. */
export interface Channel<Message extends AsyncMessage = AsyncMessage> {
  readonly messages?: Readonly<Record<string, Message | {readonly $ref: string}>>;
}

/** A message or an event. Extensions (`x-…`) describe observations of the running program. */
export interface AsyncMessage {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly payload?: SchemaOrFlag;
  readonly examples?: readonly {readonly summary?: string; readonly payload?: unknown}[];
  /** Direction from the client's point of view. */
  readonly 'x-direction'?: 'send' | 'receive';
  readonly 'x-when'?: string;
  readonly 'x-pitfalls'?: readonly Pitfall[];
  readonly 'x-unobserved'?: string;
}

/** A message of a channel, with its JSON Pointer. */
export interface ChannelMessage<Message extends AsyncMessage> {
  readonly message: Message;
  readonly pointer: string;
}

/**
 * Returns the messages of a channel by name, with references resolved.
 * @param file path of the contract, for the error
 * @throws ProblemError when the contract has no such channel, or a reference to a message is broken
 */
export function channelMessages<Message extends AsyncMessage>(
  document: AsyncApi<Message>,
  channel: string,
  file: string,
): ReadonlyMap<string, ChannelMessage<Message>> {
  const found = document.channels[channel];
  if (!found) {
    const hint = didYouMean(channel, Object.keys(document.channels));
    throw new ProblemError({file, message: `has no channel "${channel}". ${hint}`});
  }
  const names = Object.keys(found.messages ?? {});
  return new Map(
    names.map((name) => {
      const {value, pointer} = locate(document, formatPointer(['channels', channel, 'messages', name]));
      if (value === undefined)
        throw new ProblemError({file, message: `the message "${name}" of the channel "${channel}" leads nowhere`});
      // The caller knows the type of the messages, and tests validate it.
      return [name, {message: value as Message, pointer}];
    }),
  );
}

/** Makes the description of a message and when it's sent. */
export function messageIntroduction(message: AsyncMessage): RootContent[] {
  const {summary = '', 'x-when': when, 'x-unobserved': reason} = message;
  return [
    ...md.parseBlocks(summary),
    ...(when === undefined ? [] : md.parseBlocks(`**When:** ${when}`)),
    ...unobserved(reason),
  ];
}

/** Makes the details that follow the examples and the payload of a message. */
export function messageDetails(message: AsyncMessage): RootContent[] {
  return [...md.parseBlocks(message.description ?? ''), ...pitfallList(message['x-pitfalls'])];
}

/**
 * Makes JSON blocks from the examples of a message, with their summaries as titles.
 * @param role role of the blocks, for the check of samples: `ws=chunk`
 */
export function messageExamples(message: AsyncMessage, role: string): Code[] {
  return (message.examples ?? [])
    .filter(({payload}) => payload !== undefined)
    .map(({summary, payload}) => exampleBlock({summary, value: payload}, role));
}

/** The messages or events to expect, in order, when something happens. */
export interface Flow {
  readonly name: string;
  readonly when: string;
  /**
   * Each step is a name, or several that repeat together, followed by `?` if it's optional and `+` if it may repeat:
   * `toolCall toolResult +`.
   */
  readonly steps: readonly string[];
  /** Whether the call that triggers it rejects after the last step. */
  readonly throws?: boolean;
  /** Why there is no recording of it. */
  readonly 'x-unobserved'?: string;
}

/** Makes a table of flows: name, when it occurs, and its steps in order. */
export function flowTable(flows: readonly Flow[], stepsHeader: string): Table {
  const rows = flows.map((flow) => [flow.name, whenCell(flow), stepsCell(flow)]);
  return md.table(['Flow', 'When', stepsHeader], rows);
}

const whenCell = ({when, 'x-unobserved': reason}: Flow): string =>
  reason === undefined ? when : `${when} (not recorded: ${reason})`;

const stepsCell = ({steps, throws}: Flow): string =>
  `${steps.length === 0 ? 'none' : steps.map(formatStep).join(' → ')}${throws ? '; then the call rejects' : ''}`;

function formatStep(written: string): string {
  const words = written.split(' ');
  const names = words.filter((word) => word !== '?' && word !== '+').map((name) => `\`${name}\``);
  const remarks = [words.includes('?') ? 'optional' : '', words.includes('+') ? 'may repeat' : ''].filter(Boolean);
  const sequence = names.join(' → ');
  if (remarks.length === 0) return sequence;
  return `${names.length > 1 ? `[${sequence}]` : sequence} (${remarks.join(', ')})`;
}
