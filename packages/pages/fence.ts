import type {Code} from 'mdast';

/** The words after the language of a fence. */
export interface FenceWords {
  /** Words without a value, in order: `agent`, `signature`. */
  readonly flags: readonly string[];
  /** Words with a value: `title="server.ts"`, `agent=llm`. */
  readonly values: Readonly<Record<string, string>>;
  /** Highlighted line numbers from `{2,4-6}`, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Parts of the braces that can't be lines of a block: `4-2`, `2-`, `0`, `1-99999`. */
  readonly wrongRanges: readonly string[];
}

const token = /\{(?<lines>[\d,\s-]+)\}|(?<key>[\w-]+)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))|(?<flag>\S+)/g;

/** Most lines of a block. A larger number is a typo, and listing that many lines would exhaust the memory. */
const maxLines = 9999;

/** Returns the numbers in a range, `2` or `4-6`; empty for anything else. */
export function numbersOfRange(range: string): number[] {
  const {first, last = first} = /^(?<first>[1-9]\d*)(?:\s*-\s*(?<last>\d+))?$/.exec(range)?.groups ?? {};
  if (Number(last) > maxLines) return [];
  // Array.from returns an empty list for a length that is NaN or negative.
  return Array.from({length: Number(last) - Number(first) + 1}, (_, index) => Number(first) + index);
}

/**
 * Parses the words after the language of a fence. README.md describes the grammar.
 * @example parseFence('agent=llm title="a b" {2}') // values {agent: 'llm', title: 'a b'}, lines {2}
 */
export function parseFence(meta: string | null | undefined): FenceWords {
  const flags: string[] = [];
  const values: Record<string, string> = {};
  const lines = new Set<number>();
  const wrongRanges: string[] = [];
  for (const {groups = {}} of (meta ?? '').matchAll(token)) {
    const {key, quoted, bare, flag} = groups;
    if (groups.lines) {
      for (const range of groups.lines.split(',').map((part) => part.trim())) {
        const named = numbersOfRange(range);
        named.forEach((line) => lines.add(line));
        if (named.length === 0) wrongRanges.push(range);
      }
    } else if (key) {
      values[key] = quoted ?? bare ?? '';
    } else if (flag) {
      flags.push(flag);
    }
  }
  return {flags, values, lines, wrongRanges};
}

/** A code block of a page. */
export interface Fence extends FenceWords {
  /** Empty when the fence has none. */
  readonly language: string;
  /** The body as written; empty when the fence imports a sample file. */
  readonly code: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Offset in the page. Nodes that replace a directive keep its position. */
  readonly offset: number;
}

/** Reads one code block of a syntax tree. */
export const readFence = (node: Code): Fence => ({
  ...parseFence(node.meta),
  language: node.lang ?? '',
  code: node.value,
  line: node.position?.start.line ?? 1,
  offset: node.position?.start.offset ?? -1,
});
