import {EventEmitter} from 'node:events';
import type {
  AgentEventMap,
  EventName,
  SessionEventMap,
} from './eventMaps.js';

/**
 * Event bus of an agent: agent events, and the events of all its sessions with `sessionId` added.
 *
 * @remarks
 * It extends Node's `EventEmitter`; what isn't listed here is inherited. Listeners run at once, in the order in which they
 * were added, and all receive the same payload object. `agent.agentEventBus` exists from the end of `agent.start()`.
 *
 * @pitfall A listener that throws breaks the turn.
 * For events whose names begin with `llmservice:`, the listener's error surfaces inside the model call, and the turn
 * ends with text that begins with `Error processing request:`. Catch errors inside your listeners.
 *
 * @pitfall A name that the compiler doesn't check may be wrong.
 * At run time, the bus accepts any text as an event's name, and nothing reports a mistyped one.
 *
 * @example
 * ```ts
 * import type { SaikiAgent } from '@truffle-ai/saiki';
 *
 * export function printAnswers(agent: SaikiAgent): () => void {
 *   const listening = new AbortController();
 *   agent.agentEventBus.on(
 *     'llmservice:response',
 *     ({ sessionId, content }) => console.log(sessionId, content),
 *     { signal: listening.signal },
 *   );
 *   return () => listening.abort();
 * }
 * ```
 */
export declare class AgentEventBus extends EventEmitter {
  /**
   * Adds a listener.
   * @param name - name of the event
   * @param listener - receives the payload
   * @param options - an abort signal that removes the listener
   * @returns the bus
   */
  override on<Name extends keyof AgentEventMap>(
    name: Name,
    listener: (payload: AgentEventMap[Name]) => void,
    options?: {signal?: AbortSignal},
  ): this;

  /**
   * Adds a listener for the next event only.
   * @param name - name of the event
   * @param listener - receives the payload
   * @param options - an abort signal that removes the listener
   * @returns the bus
   * @pitfall `off` doesn't remove it.
   * The listener is wrapped inside. Remove it with an abort signal.
   */
  override once<Name extends keyof AgentEventMap>(
    name: Name,
    listener: (payload: AgentEventMap[Name]) => void,
    options?: {signal?: AbortSignal},
  ): this;

  /**
   * Removes a listener that was added with `on`.
   * @param name - name of the event
   * @param listener - the same function
   * @returns the bus
   */
  override off<Name extends keyof AgentEventMap>(
    name: Name,
    listener: (payload: AgentEventMap[Name]) => void,
  ): this;

  /**
   * Sends an event.
   * @remarks A program needs it to answer tool confirmations.
   * @param name - name of the event
   * @param payload - what listeners receive
   * @returns whether there was a listener
   * @example
   * ```ts
   * import type { AgentEventBus } from '@truffle-ai/saiki';
   *
   * export function allowReading(bus: AgentEventBus) {
   *   bus.on('saiki:toolConfirmationRequest', ({ executionId, toolName }) => {
   *     bus.emit('saiki:toolConfirmationResponse', {
   *       executionId,
   *       approved: toolName === 'read_file',
   *     });
   *   });
   * }
   * ```
   */
  override emit<Name extends keyof AgentEventMap>(
    name: Name,
    payload: AgentEventMap[Name],
  ): boolean;
}

/**
 * Event bus of one session: `llmservice:*` events, without `sessionId`.
 *
 * @remarks
 * It extends Node's `EventEmitter`; what isn't listed here is inherited. Get it from {@link ChatSession.eventBus}. Events
 * of the agent never appear on it. For one event, listeners on the agent bus run first.
 */
export declare class SessionEventBus extends EventEmitter {
  /**
   * Adds a listener.
   * @param name - name of the event
   * @param listener - receives the payload; nothing for `llmservice:thinking`
   * @param options - an abort signal that removes the listener
   * @returns the bus
   */
  override on<Name extends keyof SessionEventMap>(
    name: Name,
    listener: (payload: SessionEventMap[Name]) => void,
    options?: {signal?: AbortSignal},
  ): this;

  /**
   * Adds a listener for the next event only; `off` doesn't remove it.
   * @param name - name of the event
   * @param listener - receives the payload
   * @param options - an abort signal that removes the listener
   * @returns the bus
   */
  override once<Name extends keyof SessionEventMap>(
    name: Name,
    listener: (payload: SessionEventMap[Name]) => void,
    options?: {signal?: AbortSignal},
  ): this;

  /**
   * Removes a listener that was added with `on`.
   * @param name - name of the event
   * @param listener - the same function
   * @returns the bus
   */
  override off<Name extends keyof SessionEventMap>(
    name: Name,
    listener: (payload: SessionEventMap[Name]) => void,
  ): this;

  /**
   * Sends an event.
   * @param name - name of the event
   * @param payload - what listeners receive; nothing for `llmservice:thinking`
   * @returns whether there was a listener
   */
  override emit<Name extends keyof SessionEventMap>(
    name: Name,
    ...payload: SessionEventMap[Name] extends void
      ? []
      : [SessionEventMap[Name]]
  ): boolean;
}

/**
 * Left over from an earlier version, like {@link eventBus}.
 *
 * @remarks It extends Node's `EventEmitter`; what isn't listed here is inherited.
 */
export declare class TypedEventEmitter extends EventEmitter {
  /**
   * Adds a listener.
   * @param name - name of the event
   * @param listener - receives the payload
   * @param options - an abort signal that removes the listener
   * @returns the emitter
   */
  override on(
    name: EventName,
    listener: (payload: unknown) => void,
    options?: {signal?: AbortSignal},
  ): this;

  /**
   * Adds a listener for the next event only; `off` doesn't remove it.
   * @param name - name of the event
   * @param listener - receives the payload
   * @param options - an abort signal that removes the listener
   * @returns the emitter
   */
  override once(
    name: EventName,
    listener: (payload: unknown) => void,
    options?: {signal?: AbortSignal},
  ): this;
}

/**
 * Global emitter that is kept for older programs.
 *
 * @pitfall Nothing is ever emitted on it.
 * Listen on `agent.agentEventBus` or on the `eventBus` of a session instead.
 */
export declare const eventBus: TypedEventEmitter;
