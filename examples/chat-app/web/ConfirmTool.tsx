import { useEffect } from 'react';
import type { ToolRequest } from './serverEvents';

/** What the question needs. */
export interface ConfirmToolProps {
  request: ToolRequest;
  onAnswer: (approved: boolean) => void;
  onExpire: () => void;
}

// Equal to `toolConfirmation.timeout` of the agent file. No event names the
// request that has run out, so the question has to leave by itself.
const VALID_FOR = 60_000;

/** Asks whether a tool may run. */
export function ConfirmTool({ request, onAnswer, onExpire }: ConfirmToolProps) {
  const { executionId, toolName, args } = request;

  useEffect(() => {
    const timer = window.setTimeout(onExpire, VALID_FOR);
    return () => window.clearTimeout(timer);
    // The clock starts once for each request, not on each render.
  }, [executionId]);

  return (
    <section aria-label={`Approval of ${toolName}`}>
      <p>
        May <code>{toolName}</code> run with these arguments?
      </p>
      <pre>{JSON.stringify(args, null, 2)}</pre>
      <button type="button" onClick={() => onAnswer(true)}>
        Approve
      </button>
      <button type="button" onClick={() => onAnswer(false)}>
        Deny
      </button>
    </section>
  );
}
