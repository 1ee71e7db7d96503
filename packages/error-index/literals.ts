/** One of a pattern's alternatives, which can match by itself. */
export interface Alternative {
  readonly source: string;
  /** Texts that every match contains, in order. */
  readonly literals: readonly string[];
  /** Number of fixed characters in a match: the more, the more specific the pattern. */
  readonly fixed: number;
}

/** Number of consecutive fixed characters that a pattern needs, so that a text can be searched for them. */
export const shortestLiteral = 4;

/** Splits a regular expression into its alternatives, and finds the fixed text in each. */
export function alternativesOf(source: string): Alternative[] {
  const parts = splitAtBars(source);
  if (parts.length > 1) return parts.flatMap(alternativesOf);
  const inner = wholeGroup(source);
  if (inner !== undefined) return alternativesOf(inner);
  const runs = literalRuns(source);
  const literals = runs.filter((run) => run.length >= shortestLiteral);
  const expanded = literals.length === 0 ? withoutFirstGroup(source) : undefined;
  if (expanded) return expanded.flatMap(alternativesOf);
  return [{source, literals, fixed: runs.reduce((sum, run) => sum + run.length, 0)}];
}

/** Expands a pattern's first group: `(a|b)c` becomes `ac` and `bc`. */
function withoutFirstGroup(source: string): string[] | undefined {
  for (let at = 0; at < source.length; at = endOfItem(source, at)) {
    if (source[at] !== '(' || source.startsWith('(?', at)) continue;
    const end = endOfGroup(source, at);
    if (quantifierAt(source, end) !== '') continue;
    const [before, after] = [source.slice(0, at), source.slice(end)];
    return splitAtBars(source.slice(at + 1, end - 1)).map((part) => `${before}${part}${after}`);
  }
  return undefined;
}

const quantifierAt = (source: string, at: number): string =>
  /^(?:[*+?]|\{[\d,]+\})\??/u.exec(source.slice(at))?.[0] ?? '';

/** Returns the content of a pattern that consists of one plain group. */
function wholeGroup(source: string): string | undefined {
  if (!source.startsWith('(')) return undefined;
  const end = endOfGroup(source, 0);
  if (end !== source.length) return undefined;
  const inner = source.slice(source.startsWith('(?:') ? 3 : 1, -1);
  return inner.startsWith('?') ? undefined : inner;
}

function splitAtBars(source: string): string[] {
  const parts = [''];
  for (let at = 0; at < source.length;) {
    const end = endOfItem(source, at);
    if (source[at] === '|') parts.push('');
    else parts[parts.length - 1] += source.slice(at, end);
    at = end;
  }
  return parts;
}

/** Returns the texts that a pattern without alternatives always contains. */
function literalRuns(source: string): string[] {
  const runs = [''];
  for (let at = 0; at < source.length;) {
    const end = endOfItem(source, at);
    const character = literalCharacter(source.slice(at, end));
    const quantifier = quantifierAt(source, end);
    if (character !== undefined && !/^[*?{]/u.test(quantifier)) runs[runs.length - 1] += character;
    if (character === undefined || quantifier !== '') runs.push('');
    at = end + quantifier.length;
  }
  return runs.filter((run) => run !== '');
}

/** Returns the character that an item of a pattern always matches: `a`, `\.`. */
function literalCharacter(item: string): string | undefined {
  if (item.startsWith('\\')) return /[A-Za-z\d]/u.test(item[1] ?? '') ? undefined : item.slice(1);
  return /^[.^$([]/u.test(item) ? undefined : item;
}

function endOfItem(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] === '[') return endOfClass(source, at);
  if (source[at] === '(') return endOfGroup(source, at);
  return at + (String.fromCodePoint(source.codePointAt(at) ?? 0).length || 1);
}

function endOfClass(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfGroup(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== ')') at = endOfItem(source, at);
  return at + 1;
}
