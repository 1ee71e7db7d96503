/** An event that a listener received during a step. */
export interface RecordedEvent {
  readonly step: string;
  /** `agent`, or `session` and the session's id. */
  readonly bus: string;
  readonly event: string;
  readonly payload: unknown;
}

/** The error that a step ended with. */
export interface RecordedThrow {
  readonly step: string;
  readonly threw: string;
}

/** A line of the recording. */
export type Recorded = RecordedEvent | RecordedThrow;

/** Whether a line of the recording is an event. */
export const isEvent = (recorded: Recorded): recorded is RecordedEvent => 'event' in recorded;

/** Whether an event was emitted on the agent bus. */
export const isOnAgentBus = ({bus}: RecordedEvent): boolean => bus === 'agent';

/** Represents the payload of a listener that was called without an argument. */
export const noPayload = undefined;

/**
 * Converts a recorded payload to its JSON form. The recording writes `(undefined)` for a key without value, `(no
 * argument)` for a missing payload, and keeps the class and the message of an Error.
 */
export function jsonImage(recorded: unknown): unknown {
  if (recorded === '(no argument)') return noPayload;
  if (Array.isArray(recorded)) return recorded.map(jsonImage);
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  const entries = Object.entries(recorded).filter(([, value]) => value !== '(undefined)');
  return Object.fromEntries(entries.map(([key, value]) => [key === '__error' ? 'name' : key, jsonImage(value)]));
}
