/** What stands after the language of a fence, taken apart. */
export interface CodeMeta {
  /** Words without a value, in order: `agent`, `continues`. */
  readonly flags: readonly string[];
  /** Words with a value: `title="server.ts"`, `agent=llm`. */
  readonly values: Readonly<Record<string, string>>;
  /** Highlighted line numbers from `{2,4-6}`, from 1. */
  readonly lines: ReadonlySet<number>;
}

const token = /\{(?<lines>[\d,\s-]+)\}|(?<key>[\w-]+)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))|(?<flag>\S+)/g;

function lineNumbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/**
 * Takes the meta words of a fence apart.
 * @example parseMeta('agent=llm title="a b" {2}') // values {agent: 'llm', title: 'a b'}, lines {2}
 */
export function parseMeta(meta: string | null | undefined): CodeMeta {
  const flags: string[] = [];
  const values: Record<string, string> = {};
  const lines = new Set<number>();
  for (const {groups = {}} of (meta ?? '').matchAll(token)) {
    const {key, quoted, bare, flag} = groups;
    if (groups.lines) {
      lineNumbers(groups.lines).forEach((line) => lines.add(line));
    } else if (key) {
      values[key] = quoted ?? bare ?? '';
    } else if (flag) {
      flags.push(flag);
    }
  }
  return {flags, values, lines};
}
