import {escapeRegex} from '@docs-kit/report';

/** One step of a flow: names that occur in this order, and how often. */
interface Step {
  readonly names: readonly string[];
  readonly quantifier: '' | '?' | '+';
}

/**
 * Reads one step of a flow: `chunk +`, `toolConfirmationRequest ?` or `toolCall toolResult thinking +`.
 * @throws when the step has no names
 */
function readStep(written: string): Step {
  const words = written.trim().split(/\s+/u);
  const last = words.at(-1);
  const quantifier = last === '?' || last === '+' ? last : '';
  const names = quantifier === '' ? words : words.slice(0, -1);
  if (names.join('') === '') throw new Error(`The step "${written}" names no message.`);
  return {names, quantifier};
}

/** All names in a flow. */
export const namesIn = (flow: readonly string[]): readonly string[] => flow.flatMap((step) => readStep(step).names);

/** Whether names, in the order in which they were observed, follow a flow. */
export function followsFlow(observed: readonly string[], flow: readonly string[]): boolean {
  const steps = flow
    .map(readStep)
    .map(({names, quantifier}) => `(?:${names.map((name) => `${escapeRegex(name)} `).join('')})${quantifier}`);
  return new RegExp(`^${steps.join('')}$`, 'u').test(observed.map((name) => `${name} `).join(''));
}
