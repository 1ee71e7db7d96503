import type { Line } from './chatState';

/** A stored message, as far as the chat needs it. */
interface StoredMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null | { type: string; text?: string }[];
}

/**
 * Reads what was said in a session.
 *
 * @param sessionId - the conversation
 * @returns the lines to show; none for a session that does not exist yet
 */
export async function loadHistory(sessionId: string): Promise<Line[]> {
  const response = await fetch(`/api/sessions/${sessionId}/history`);
  if (!response.ok) return [];

  const { history } = (await response.json()) as { history: StoredMessage[] };
  return history.flatMap(({ role, content }) => {
    if (role !== 'user' && role !== 'assistant') return [];
    const text = textOf(content);
    return text === '' ? [] : [{ from: role, text }];
  });
}

// User messages are lists of parts; a tool call has no content at all.
function textOf(content: StoredMessage['content']): string {
  if (content === null) return '';
  if (typeof content === 'string') return content;
  return content.map(({ text }) => text ?? '').join('');
}
