/** Part of a text that fits a budget. */
export interface Slice {
  readonly text: string;
  /** Where the next part begins; nothing at the end. */
  readonly next: number | undefined;
}

/** A part is at least this share of the budget: a cut between paragraphs must not cost more. */
const leastShare = 0.6;

/**
 * Takes the part of a text that begins at an offset, cut between paragraphs or lines.
 * @param budget characters
 */
export function sliceAt(text: string, offset: number, budget: number): Slice {
  if (text.length - offset <= budget) return {text: text.slice(offset), next: undefined};
  const end = offset + budget;
  const least = offset + budget * leastShare;
  const cut = ['\n\n', '\n', ' '].map((gap) => text.lastIndexOf(gap, end)).find((place) => place > least) ?? end;
  return {text: text.slice(offset, cut), next: cut};
}
