import type {PhrasingContent, Table} from 'mdast';
import {inline, inlineCode, table, text} from '../markdown';
import {joined} from '../schema/limits';

/** What is seen, in order, when something happens. */
export interface Flow {
  readonly name: string;
  /** Router that the flow belongs to, or `any`. */
  readonly router?: string;
  readonly when: string;
  /**
   * One step each: a name, or several that repeat together, with `?` after it when the step may be absent and `+` when it
   * may repeat: `toolCall toolResult +`.
   */
  readonly steps: readonly string[];
  /** Whether the call that causes it rejects after the last step. */
  readonly throws?: boolean;
  /** Why no recording shows it. */
  readonly 'x-unobserved'?: string;
}

/** Table of flows: name, when it is seen, and its steps in order. */
export function flowTable(flows: readonly Flow[], steps: string): Table {
  const header = ['Flow', 'When', steps].map((title) => [text(title)]);
  return table(
    header,
    flows.map((flow) => [inline(flow.name), whenCell(flow), stepsCell(flow)]),
  );
}

function whenCell({when, 'x-unobserved': reason}: Flow): PhrasingContent[] {
  return reason === undefined
    ? inline(when)
    : [...inline(when), text(' (not recorded: '), ...inline(reason), text(')')];
}

function stepsCell({steps, throws}: Flow): PhrasingContent[] {
  const order = steps.length === 0 ? [text('none')] : joined(steps.map(step), ' → ');
  return throws ? [...order, text('; then the call rejects')] : order;
}

function step(written: string): PhrasingContent[] {
  const words = written.split(' ');
  const names = words.filter((word) => word !== '?' && word !== '+').map((name) => [inlineCode(name)]);
  const remarks = [words.includes('?') ? 'optional' : '', words.includes('+') ? 'may repeat' : ''].filter(Boolean);
  if (remarks.length === 0) return joined(names, ' → ');
  const group = names.length > 1 ? [text('['), ...joined(names, ' → '), text(']')] : names.flat();
  return [...group, text(` (${remarks.join(', ')})`)];
}
