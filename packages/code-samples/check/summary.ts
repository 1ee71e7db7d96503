import {counted, groupBy} from '@docs-kit/report';
import type {SampleResult} from './checkSamples';
import {roleName, type Proof} from './role';
import {formatPlace} from './samplePages';

/** Numbers of samples: all, those that passed and failed, and those that passed by their proof. */
export type SampleTotals = Readonly<Record<'samples' | 'passed' | 'failed' | Proof, number>>;

/** Counts results. */
export function totalsOf(results: readonly SampleResult[]): SampleTotals {
  const good = results.filter(({problems}) => problems.length === 0);
  const count = (wanted: Proof): number => good.filter(({proof}) => proof === wanted).length;
  return {
    samples: results.length,
    passed: good.length,
    failed: results.length - good.length,
    run: count('run'),
    checked: count('checked'),
    parsed: count('parsed'),
    read: count('read'),
  };
}

/** Groups results by kind of role, sorted by kind. */
export const byKind = (results: readonly SampleResult[]): (readonly [string, readonly SampleResult[]])[] =>
  [...groupBy(results, ({role}) => role?.kind ?? 'Unknown')].sort(([one], [other]) => one.localeCompare(other));

/** Returns the name of a result: `content/docs/x.md:12 yaml agent`, with the directive if one generated the block. */
export function resultName({block, role}: SampleResult): string {
  const generated = block.directive === undefined ? '' : ` (::${block.directive})`;
  const selected = roleName(block.language || 'no language', role ?? {});
  return `${formatPlace(block)} ${selected}${generated}`;
}

/** Formats a result: one line, and one more for each problem. */
export function resultLines(result: SampleResult): string[] {
  const {problems, proof, note} = result;
  const name = resultName(result);
  if (problems.length === 0) return [`ok   ${name} → ${proof}${note === undefined ? '' : ` (${note})`}`];
  // A grammar can report the same about several places of a line.
  const lines = new Set(problems.map(({line, message}) => `     ${result.block.file}:${line} ${message}`));
  return [`FAIL ${name}`, ...lines];
}

/**
 * Formats the end of a run: a table by kind, and the totals.
 * @param pageProblems number of problems with reading pages; each is a failure
 */
export function summaryLines(results: readonly SampleResult[], pageProblems: number, seconds: number): string[] {
  const rows = byKind(results).map(([kind, ofKind]) => {
    const {samples, run, checked, parsed, read, failed} = totalsOf(ofKind);
    return `${kind.padEnd(26)} ${String(samples).padStart(5)}  run ${run}, checked ${checked}, parsed ${parsed}, read ${read}${failed > 0 ? `, FAILED ${failed}` : ''}`;
  });
  const {samples, passed, failed, run, parsed} = totalsOf(results);
  const unknown = results.filter(({role}) => role === undefined).length;
  const pages = pageProblems > 0 ? ` (and ${counted(pageProblems, 'problem')} of pages)` : '';
  return [
    ...rows,
    '',
    `${samples} samples, ${unknown} of unknown role; ${run} run, ${parsed} only parsed; ${seconds.toFixed(1)} s`,
    `${passed} passed, ${failed} failed${pages}`,
  ];
}
