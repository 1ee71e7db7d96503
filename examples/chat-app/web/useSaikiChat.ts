import { useEffect, useReducer, useRef, useState } from 'react';
import { chatReducer, emptyChat, type ChatState } from './chatState';
import { loadHistory } from './loadHistory';
import { readEvent } from './serverEvents';

// Longer than a person may take to approve a tool: 60 seconds here.
const LONGEST_SILENCE = 90_000;
const SETTLE_TIME = 1_000;
const RECONNECT_AFTER = 2_000;

/** The chat and what a person can do with it. */
export interface SaikiChat extends ChatState {
  isConnected: boolean;
  send: (text: string) => void;
  answer: (executionId: string, approved: boolean) => void;
  dismiss: (executionId: string) => void;
}

/**
 * Keeps one conversation with a Saiki server.
 *
 * @param sessionId - the conversation; created by the first message
 */
export function useSaikiChat(sessionId: string): SaikiChat {
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const [isConnected, setConnected] = useState(false);
  const socket = useRef<WebSocket>(null);

  useEffect(() => {
    let retry: number | undefined;
    let isDone = false;

    const connect = () => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const connection = new WebSocket(`${scheme}//${location.host}/chat`);
      socket.current = connection;

      connection.onopen = async () => {
        // Nothing is sent again after a break: ask what was missed.
        const lines = await loadHistory(sessionId);
        dispatch({ type: 'restored', lines });
        setConnected(true);
      };
      connection.onmessage = ({ data }) => {
        const event = readEvent(String(data), sessionId);
        if (event) dispatch({ type: 'received', event });
      };
      connection.onclose = () => {
        if (isDone) return;
        setConnected(false);
        dispatch({ type: 'failed', reason: 'The connection was lost.' });
        retry = window.setTimeout(connect, RECONNECT_AFTER);
      };
    };

    connect();
    return () => {
      isDone = true;
      window.clearTimeout(retry);
      socket.current?.close();
    };
  }, [sessionId]);

  const { phase, beat } = state;
  useEffect(() => {
    if (phase === 'idle') return;
    const timer = window.setTimeout(
      () =>
        dispatch(
          phase === 'settling'
            ? { type: 'settled' }
            : { type: 'failed', reason: 'No answer came. Try again.' },
        ),
      phase === 'settling' ? SETTLE_TIME : LONGEST_SILENCE,
    );
    return () => window.clearTimeout(timer);
  }, [phase, beat]);

  const post = (message: object) => {
    socket.current?.send(JSON.stringify(message));
  };
  const dismiss = (executionId: string) => {
    dispatch({ type: 'answered', executionId });
  };

  return {
    ...state,
    isConnected,
    dismiss,
    send(content) {
      post({ type: 'message', content, sessionId, stream: true });
      dispatch({ type: 'sent', text: content });
    },
    answer(executionId, approved) {
      const data = { executionId, approved };
      post({ type: 'toolConfirmationResponse', data });
      dismiss(executionId);
    },
  };
}
