import {placeOf, type SampleBlock, type SamplePage} from './block.mjs';
import {chooseRole} from './chooseRole.mjs';
import {refused, type Role, type Verdict} from './role.mjs';
import type {Workshop} from './workshop.mjs';

/** The result for one block. */
export interface SampleResult {
  readonly block: SampleBlock;
  /** Nothing when the fence asks for none that exists. */
  readonly role?: Role;
  readonly verdict: Verdict;
}

/** Checks one block by its role. A block without a known role fails. */
export async function checkBlock(
  block: SampleBlock,
  page: SamplePage,
  workshop: Workshop,
  known: readonly Role[],
): Promise<SampleResult> {
  const role = chooseRole(block, known);
  if (typeof role === 'string') return {block, verdict: refused(block, role, 'read')};
  if (block.unreadable !== undefined) return {block, role, verdict: refused(block, `${sentence(block.unreadable)}.`)};
  const namesake = earlierNamesake(block, page);
  if (namesake) {
    const message = `The id "${block.values.id}" is taken by ${placeOf(namesake)}. Choose another one.`;
    return {block, role, verdict: refused(block, message)};
  }
  try {
    return {block, role, verdict: await role.check(block, page, workshop)};
  } catch (error) {
    return {block, role, verdict: refused(block, `The check itself failed: ${(error as Error).message}`)};
  }
}

/** A block further up with the same id; output would be compared with that one alone. */
const earlierNamesake = ({values: {id}, index}: SampleBlock, {blocks}: SamplePage): SampleBlock | undefined =>
  id === undefined ? undefined : blocks.find((other) => other.values.id === id && other.index < index);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
