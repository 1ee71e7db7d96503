import type {Trap} from '../notes';
import type {SchemaOrFlag} from '../schema/schema';

/** AsyncAPI 3, as far as the reference shows it. */
export interface AsyncApi {
  readonly channels: Readonly<Record<string, Channel>>;
  /** Observed sequences of events, with the events of each in order. */
  readonly 'x-sequences'?: readonly Sequence[];
  readonly components: {readonly messages: Readonly<Record<string, AsyncMessage>>};
}

/** A socket, a bus or a delivery, with the messages that it carries by name. */
export interface Channel {
  readonly 'x-order'?: readonly MessageOrder[];
  readonly messages?: Readonly<Record<string, AsyncMessage | {readonly $ref: string}>>;
}

/** What one call emits. */
export interface Sequence {
  readonly name: string;
  readonly when: string;
  readonly events: readonly string[];
  readonly throws?: boolean;
  readonly 'x-unobserved'?: string;
}

/** What one client sees of one turn. */
export interface MessageOrder {
  readonly name: string;
  readonly router: string;
  readonly when: string;
  readonly messages: readonly string[];
  readonly 'x-unobserved'?: string;
}

/** Who sends a message, seen from the client. */
export type Direction = 'send' | 'receive';

/** A message of the WebSocket, or an event of a bus. */
export interface AsyncMessage {
  readonly name: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly payload?: SchemaOrFlag;
  readonly examples?: readonly {readonly name?: string; readonly summary?: string; readonly payload?: unknown}[];
  readonly 'x-direction'?: Direction;
  readonly 'x-when'?: string;
  /** Name of the WebSocket message that an event becomes; null when it becomes none. */
  readonly 'x-websocket'?: string | null;
  /** Whether webhooks receive an event. */
  readonly 'x-webhook'?: boolean;
  readonly 'x-router-differences'?: string | Readonly<Record<string, string>>;
  readonly 'x-traps'?: readonly Trap[];
  readonly 'x-unobserved'?: string;
}
