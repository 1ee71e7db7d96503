import {isDeepStrictEqual} from 'node:util';
import {jsonImage, isEvent, isOnAgentBus, noPayload, type Recorded, type RecordedEvent} from './recordedEvent';

/** Sessions whose object was disposed before: their events stay on their own bus. */
const endedSessions: ReadonlySet<string> = new Set(['s2']);

/** Session events that weren't repeated on the agent bus right before, with the session id added. */
export function checkForwarding(recording: readonly Recorded[]): readonly string[] {
  const events = recording.filter(isEvent);
  return events.flatMap((event, index) => {
    if (isOnAgentBus(event)) return [];
    const sessionId = event.bus.replace(/^session /u, '');
    const isForwarded = isCopy(events[index - 1], event, sessionId);
    if (isForwarded !== endedSessions.has(sessionId)) return [];
    return [`${event.event} of session ${sessionId} in step "${event.step}" is ${isForwarded ? '' : 'not '}forwarded`];
  });
}

function isCopy(copy: RecordedEvent | undefined, original: RecordedEvent, sessionId: string): boolean {
  if (!copy || !isOnAgentBus(copy) || copy.event !== original.event) return false;
  const payload = jsonImage(original.payload);
  return isDeepStrictEqual(jsonImage(copy.payload), {...(payload === noPayload ? {} : payload), sessionId});
}
