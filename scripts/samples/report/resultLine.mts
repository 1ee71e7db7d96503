import {placeOf} from '../block.mjs';
import type {SampleResult} from '../checkBlock.mjs';

/** Name of a result: `content/docs/x.md:12 yaml agent`, with the directive when one made the block. */
export function resultName({block, role}: SampleResult): string {
  const made = block.directive === undefined ? '' : ` (::${block.directive})`;
  const asked = role?.name.startsWith(block.language)
    ? role.name
    : `${block.language}${role?.marker === undefined ? '' : ` ${role.marker}`}`;
  return `${placeOf(block)} ${asked || 'no language'}${made}`;
}

/** The lines that tell a result: one when it is good, one for each fault besides when it is not. */
export function resultLines(result: SampleResult): string[] {
  const {problems, proof, note} = result.verdict;
  const name = resultName(result);
  if (problems.length === 0) return [`ok   ${name} → ${proof}${note === undefined ? '' : ` (${note})`}`];
  return [`FAIL ${name}`, ...problems.map(({line, message}) => `     ${result.block.file}:${line} ${message}`)];
}
