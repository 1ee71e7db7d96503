import type AxeBuilder from '@axe-core/playwright';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Tags of the rules that are run: all of WCAG up to 2.2 AA, and axe's best practices. None is left out. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** Each violation as one line that names rule, element and reason. */
export function violationsOf(violations: Violations): string[] {
  return violations.flatMap(({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
