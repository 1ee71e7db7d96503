import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearestName} from '../../../plugins/contract-reference/nearestName';

/** A message of a recorded conversation. */
export interface RecordedMessage {
  readonly direction: 'client' | 'server' | 'rest';
  readonly message: unknown;
}

/** A recorded conversation of one client with the server. */
export interface Recording {
  readonly scenario: string;
  readonly messages: readonly RecordedMessage[];
}

/** Short names that authors may write for the conversations that samples mostly show. */
const shortNames: Readonly<Record<string, string>> = {
  plain: 'message without streaming',
  streaming: 'message with streaming',
  tool: 'tool call without streaming',
  confirmation: 'confirmation: approved',
  denied: 'confirmation: denied',
  image: 'image attachment',
  reset: 'reset of a named session',
  error: 'upstream error without streaming',
};

/**
 * Finds a recorded conversation.
 * @param name of the recording, or one of the short names
 * @returns the conversation, or a sentence that says which names exist
 */
export function recordingNamed(siteFolder: string, name: string): Recording | string {
  const file = path.join(siteFolder, 'contracts/recordings/websocket.json');
  const recordings = JSON.parse(readFileSync(file, 'utf8')) as readonly Recording[];
  const wanted = shortNames[name] ?? name;
  const found = recordings.find(({scenario}) => scenario === wanted);
  if (found) return found;
  const nearest = nearestName(name, [...Object.keys(shortNames), ...recordings.map(({scenario}) => scenario)]);
  return `There is no recorded conversation "${name}".${nearest === undefined ? ` Short names: ${Object.keys(shortNames).join(', ')}.` : ` Did you mean "${nearest}"?`}`;
}
