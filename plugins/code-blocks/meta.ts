/** What stands after the language of a fence, taken apart. */
export interface CodeMeta {
  /** Words without a value, in order: `agent`, `continues`. */
  readonly flags: readonly string[];
  /** Words with a value: `title="server.ts"`, `agent=llm`. */
  readonly values: Readonly<Record<string, string>>;
  /** Highlighted line numbers from `{2,4-6}`, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Parts of the braces that name no line of any block: `4-2`, `2-`, `0`, `1-99999`. */
  readonly wrongRanges: readonly string[];
}

const token = /\{(?<lines>[\d,\s-]+)\}|(?<key>[\w-]+)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))|(?<flag>\S+)/g;

/** Longer than every block: a larger number is a slip, and a list of so many lines would stop the machine. */
const mostLines = 9999;

/** The lines of `2` or `4-6`; none when it names none. */
function lineNumbers(range: string): number[] {
  const {first, last = first} = /^(?<first>[1-9]\d*)(?:\s*-\s*(?<last>\d+))?$/.exec(range)?.groups ?? {};
  if (Number(last) > mostLines) return [];
  // A length that is no number, or below zero, makes an empty list.
  return Array.from({length: Number(last) - Number(first) + 1}, (_, index) => Number(first) + index);
}

/**
 * Takes the meta words of a fence apart.
 * @example parseMeta('agent=llm title="a b" {2}') // values {agent: 'llm', title: 'a b'}, lines {2}
 */
export function parseMeta(meta: string | null | undefined): CodeMeta {
  const flags: string[] = [];
  const values: Record<string, string> = {};
  const lines = new Set<number>();
  const wrongRanges: string[] = [];
  for (const {groups = {}} of (meta ?? '').matchAll(token)) {
    const {key, quoted, bare, flag} = groups;
    if (groups.lines) {
      for (const range of groups.lines.split(',').map((part) => part.trim())) {
        const named = lineNumbers(range);
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
