import type { ToolDecision, ToolRequest } from '../common/answerConfirmations';

/** One rule: which calls of a tool may run. */
export type ToolRule = (args: ToolRequest['args']) => boolean;

/**
 * Makes a decision function from rules. Tools without a rule are denied.
 *
 * @param rules - a rule for each tool, by its plain name without the server
 * @param record - is told about every decision
 */
export function policy(
  rules: Record<string, ToolRule>,
  record: (request: ToolRequest, approved: boolean) => void,
): ToolDecision {
  return (request) => {
    const rule = Object.hasOwn(rules, request.toolName)
      ? rules[request.toolName]
      : undefined;
    const approved = rule?.(request.args) ?? false;
    record(request, approved);
    return approved;
  };
}
