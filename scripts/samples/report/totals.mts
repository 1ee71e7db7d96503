import type {SampleTotals} from '../../../plugins/sample-report/sampleReport';
import type {SampleResult} from '../checkBlock.mjs';
import type {Proof} from '../role.mjs';

/** Counts results. */
export function totalsOf(results: readonly SampleResult[]): SampleTotals {
  const good = results.filter(({verdict}) => verdict.problems.length === 0);
  const proved = (proof: Proof): number => good.filter(({verdict}) => verdict.proof === proof).length;
  return {
    samples: results.length,
    passed: good.length,
    failed: results.length - good.length,
    run: proved('run'),
    checked: proved('checked'),
    parsed: proved('parsed'),
    read: proved('read'),
  };
}

/** Results by a name, in the order of the first of each. */
export function grouped(
  results: readonly SampleResult[],
  nameOf: (result: SampleResult) => string,
): ReadonlyMap<string, readonly SampleResult[]> {
  const groups = new Map<string, SampleResult[]>();
  for (const result of results) groups.set(nameOf(result), [...(groups.get(nameOf(result)) ?? []), result]);
  return groups;
}
