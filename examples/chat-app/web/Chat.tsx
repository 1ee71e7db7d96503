import { useState, type FormEvent } from 'react';
import { ConfirmTool } from './ConfirmTool';
import { useSaikiChat } from './useSaikiChat';

/** One conversation with the agent. */
export function Chat({ sessionId }: { sessionId: string }) {
  const chat = useSaikiChat(sessionId);
  const [draft, setDraft] = useState('');

  // Two turns of one session must not run at the same time.
  const canSend = chat.isConnected && chat.phase === 'idle';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || draft.trim() === '') return;
    chat.send(draft);
    setDraft('');
  };

  return (
    <>
      <ol aria-live="polite">
        {chat.lines.map(({ from, text }, index) => (
          <li key={index}>
            <strong>{from}:</strong> {text}
          </li>
        ))}
      </ol>
      {chat.phase !== 'idle' && <p>Working …</p>}
      {chat.problem && <p role="alert">{chat.problem}</p>}
      {chat.requests.map((request) => (
        <ConfirmTool
          key={request.executionId}
          request={request}
          onAnswer={(ok) => chat.answer(request.executionId, ok)}
          onExpire={() => chat.dismiss(request.executionId)}
        />
      ))}
      <form onSubmit={submit}>
        <input
          aria-label="Message"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button disabled={!canSend}>Send</button>
      </form>
    </>
  );
}
