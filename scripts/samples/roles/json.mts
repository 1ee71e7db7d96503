import {pageLine, type SampleBlock} from '../block.mjs';
import type {SampleProblem, Verdict} from '../role.mjs';

/** A block as JSON, or a verdict that refuses it. */
export function readJson(block: SampleBlock): {readonly value: unknown} | {readonly verdict: Verdict} {
  try {
    return {value: JSON.parse(block.code) as unknown};
  } catch (error) {
    const {message} = error as Error;
    const line = block.code.slice(0, faultOffset(block.code, message)).split('\n').length;
    return {verdict: {proof: 'checked', problems: [{line: pageLine(block, line), message: `No JSON: ${message}`}]}};
  }
}

/**
 * Where a text stops being JSON. Node tells the place of most faults, but not that of an unexpected token: it is the last
 * of the shortest beginning that Node refuses for one. Other beginnings just end too early.
 */
function faultOffset(text: string, message: string): number {
  const told = /position (?<offset>\d+)/u.exec(message)?.groups?.offset;
  if (told !== undefined) return Number(told);
  const offsets = Array.from({length: text.length}, (_, offset) => offset);
  return offsets.find((offset) => hasUnexpectedToken(text.slice(0, offset + 1))) ?? text.length;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}

/** A verdict from the complaints of a schema. */
export function judged(block: SampleBlock, complaints: readonly string[]): Verdict {
  return {proof: 'checked', problems: complaints.map((message): SampleProblem => ({line: block.line, message}))};
}
