import type {SampleResult} from '../checkBlock.mjs';
import {grouped, totalsOf} from './totals.mjs';

/**
 * The closing lines of a run: a table by kind, and the figures of the whole.
 * @param unreadablePages pages that could not be read; each counts as a failure
 */
export function totalsLines(results: readonly SampleResult[], unreadablePages: number, seconds: number): string[] {
  const kinds = [...grouped(results, ({role}) => role?.kind ?? 'Unknown')].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const rows = kinds.map(([kind, ofKind]) => {
    const {samples, run, checked, parsed, read, failed} = totalsOf(ofKind);
    return `${kind.padEnd(26)} ${String(samples).padStart(5)}  run ${run}, checked ${checked}, parsed ${parsed}, read ${read}${failed > 0 ? `, FAILED ${failed}` : ''}`;
  });
  const {samples, passed, failed, run, parsed} = totalsOf(results);
  const unknown = results.filter(({role}) => role === undefined).length;
  const pages = unreadablePages > 0 ? ` (and ${unreadablePages} pages that cannot be read)` : '';
  return [
    ...rows,
    '',
    `${samples} samples, ${unknown} of unknown role, 0 ignored; ${run} run, ${parsed} only parsed; ${seconds.toFixed(1)} s`,
    `${passed} passed, ${failed} failed${pages}`,
  ];
}
