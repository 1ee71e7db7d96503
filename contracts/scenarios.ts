/** A recorded conversation of clients with a server over the WebSocket, from `recordings/websocket.json`. */
export interface Scenario {
  readonly scenario: string;
  /** Router of the agent, and its other settings. */
  readonly setup: string;
  readonly messages: readonly RecordedMessage[];
}

/** What a client sent, a server sent, or an HTTP call did. */
export interface RecordedMessage {
  readonly direction: 'client' | 'server' | 'rest';
  /** The connection, if there are two; otherwise the first. */
  readonly client?: string;
  readonly message: RecordedFrame;
}

/** Client frames have a `type`, server frames have an `event`. */
export interface RecordedFrame {
  readonly type?: string;
  readonly event?: string;
  readonly sessionId?: string;
  readonly stream?: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}
