import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A JSON Schema, or any other node of a contract. */
export type Node = Readonly<Record<string, unknown>>;

/** A message or an event, as far as the checks read it. */
export interface Message {
  readonly name: string;
  readonly payload?: Node;
  readonly examples?: readonly {readonly payload: unknown}[];
  readonly 'x-direction'?: string;
  readonly 'x-when'?: string;
  readonly 'x-bus'?: readonly string[];
  readonly 'x-websocket'?: string | null;
  readonly 'x-webhook'?: boolean;
  readonly 'x-unobserved'?: string;
}

/** Messages that were observed one after the other. */
export interface ObservedOrder {
  readonly name: string;
  readonly 'x-unobserved'?: string;
}

/** An AsyncAPI 3 file, as far as the checks read it. */
export interface Document {
  readonly channels: Readonly<Record<string, {readonly messages: Readonly<Record<string, Node>>}>>;
  readonly components: {readonly messages: Readonly<Record<string, Message>>};
}

const contracts = new URL('../../../contracts/', import.meta.url);

/** Text of a file in the contracts folder. */
export const readContractText = (file: string): string => readFileSync(new URL(file, contracts), 'utf8');

/** A contract or a recording, parsed. JSON is YAML too. */
export function readContract<Content>(file: string): Content {
  const text = readContractText(file);
  // The caller knows the shape of the file that it names; the parser of the field proves it in the tests.
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Content;
}

/** A JSON pointer from the steps that lead to a node. */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The node that a pointer names, with the references on the way followed; and the pointer without them. */
export function lookUp(document: unknown, at: string): {readonly node: unknown; readonly at: string} {
  let node = document;
  let here = '';
  for (const step of at.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Node)[key];
    here += `/${step}`;
    const reference = (node as Node | undefined)?.['$ref'];
    if (typeof reference === 'string') ({node, at: here} = lookUp(document, reference.slice(1)));
  }
  return {node, at: here};
}
