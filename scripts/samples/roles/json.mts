import {pageLine, type SampleBlock} from '../block.mjs';
import type {SampleProblem, Verdict} from '../role.mjs';

/** A block as JSON, or a verdict that refuses it. */
export function readJson(block: SampleBlock): {readonly value: unknown} | {readonly verdict: Verdict} {
  try {
    return {value: JSON.parse(block.code) as unknown};
  } catch (error) {
    const {message} = error as Error;
    const position = Number(/position (?<offset>\d+)/u.exec(message)?.groups?.offset ?? block.code.length);
    const line = block.code.slice(0, position).split('\n').length;
    return {verdict: {proof: 'checked', problems: [{line: pageLine(block, line), message: `No JSON: ${message}`}]}};
  }
}

/** A verdict from the complaints of a schema. */
export function judged(block: SampleBlock, complaints: readonly string[]): Verdict {
  return {proof: 'checked', problems: complaints.map((message): SampleProblem => ({line: block.line, message}))};
}
