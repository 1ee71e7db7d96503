import type {Code, Paragraph, PhrasingContent, RootContent, Table} from 'mdast';
import {didYouMean, formatPointer, ProblemError} from '@docs-kit/report';
import {exampleBlock, trapList, unobserved, type Trap} from '../blocks';
import {locate, type SchemaOrFlag} from '../json-schema/schema';
import * as md from '../markdown';

/** AsyncAPI 3, as far as the reference shows it. */
export interface AsyncApi<Message extends AsyncMessage = AsyncMessage> {
  readonly channels: Readonly<Record<string, Channel<Message>>>;
  readonly components: {readonly messages: Readonly<Record<string, Message>>};
}

/** A socket, a bus or a delivery, with the messages that it carries by name. */
export interface Channel<Message extends AsyncMessage = AsyncMessage> {
  readonly messages?: Readonly<Record<string, Message | {readonly $ref: string}>>;
}

/** A message or an event. Extensions (`x-…`) say what was observed of the running program. */
export interface AsyncMessage {
  readonly name: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly payload?: SchemaOrFlag;
  readonly examples?: readonly {readonly name?: string; readonly summary?: string; readonly payload?: unknown}[];
  /** Who sends it, seen from the client. */
  readonly 'x-direction'?: 'send' | 'receive';
  readonly 'x-when'?: string;
  readonly 'x-traps'?: readonly Trap[];
  readonly 'x-unobserved'?: string;
}

/** A message of a channel with the JSON Pointer of its description. */
export interface ChannelMessage<Message extends AsyncMessage> {
  readonly message: Message;
  readonly pointer: string;
}

/**
 * Returns the messages of a channel by name, references followed.
 * @param file path of the contract, for the error
 * @throws ProblemError when the contract has no such channel, or a message of it leads nowhere
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
      // The caller knows the type of the messages; validators prove it in the tests.
      return [name, {message: value as Message, pointer}];
    }),
  );
}

/** Says what a message is and when it is sent. */
export function messageIntroduction(message: AsyncMessage): RootContent[] {
  return [...md.parseBlocks(message.summary ?? ''), ...whenLine(message), ...unobserved(message['x-unobserved'])];
}

/** Says what else there is to know about a message, after its examples and its payload. */
export function messageDetails(message: AsyncMessage): RootContent[] {
  return [...md.parseBlocks(message.description ?? ''), ...trapList(message['x-traps'])];
}

function whenLine(message: AsyncMessage): Paragraph[] {
  const when = message['x-when'];
  return when === undefined ? [] : [md.paragraph(md.strong(md.text('When:')), md.text(' '), ...md.parseInline(when))];
}

/**
 * Makes the examples of a message as JSON blocks with their summaries as titles.
 * @param role what the blocks show, for the check of samples: `ws=chunk`
 */
export function messageExamples(message: AsyncMessage, role: string): Code[] {
  return (message.examples ?? [])
    .filter(({payload}) => payload !== undefined)
    .map(({summary, payload}) => exampleBlock({summary, value: payload}, role));
}

/** What is seen, in order, when something happens. */
export interface Flow {
  readonly name: string;
  readonly when: string;
  /**
   * One step each: a name, or several that repeat together, with `?` after it when the step may be absent and `+` when it
   * may repeat: `toolCall toolResult +`.
   */
  readonly steps: readonly string[];
  /** Whether the call that causes it rejects after the last step. */
  readonly throws?: boolean;
  /** Why no recording shows it. */
  readonly 'x-unobserved'?: string;
}

/** Makes a table of flows: name, when it is seen, and its steps in order. */
export function flowTable(flows: readonly Flow[], stepsHeader: string): Table {
  const rows = flows.map((flow) => [md.parseInline(flow.name), whenCell(flow), stepsCell(flow)]);
  return md.table(['Flow', 'When', stepsHeader], rows);
}

function whenCell({when, 'x-unobserved': reason}: Flow): PhrasingContent[] {
  return reason === undefined
    ? md.parseInline(when)
    : [...md.parseInline(when), md.text(' (not recorded: '), ...md.parseInline(reason), md.text(')')];
}

function stepsCell({steps, throws}: Flow): PhrasingContent[] {
  const order = steps.length === 0 ? [md.text('none')] : md.joined(steps.map(formatStep), ' → ');
  return throws ? [...order, md.text('; then the call rejects')] : order;
}

function formatStep(written: string): PhrasingContent[] {
  const words = written.split(' ');
  const names = words.filter((word) => word !== '?' && word !== '+').map((name) => [md.inlineCode(name)]);
  const remarks = [words.includes('?') ? 'optional' : '', words.includes('+') ? 'may repeat' : ''].filter(Boolean);
  if (remarks.length === 0) return md.joined(names, ' → ');
  const group = names.length > 1 ? [md.text('['), ...md.joined(names, ' → '), md.text(']')] : names.flat();
  return [...group, md.text(` (${remarks.join(', ')})`)];
}
