/** One call of the HTTP API, as samples make it. */
export interface HttpCall {
  /** Name of the operation, for the sample's messages. */
  readonly name: string;
  /** `GET`, `POST`, … */
  readonly method: string;
  /** Complete URL, including the query. */
  readonly url: string;
  /** Headers by name, apart from the `Content-Type` of a JSON body. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value of the body, if there is one. */
  readonly body?: unknown;
  /** Statuses that mean success. */
  readonly statuses: readonly number[];
  /** Content of a successful response. */
  readonly responseBody: 'json' | 'text' | 'stream' | 'nothing';
}

/** Returns the headers of a call by name, starting with the `Content-Type` of a JSON body. */
export const headersOf = ({body, headers}: HttpCall): HttpCall['headers'] =>
  body === undefined ? headers : {'Content-Type': 'application/json', ...headers};

/** Indents all lines but the first. */
export const indented = (value: string, spaces: number): string => value.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** Syntax of a language's literals. */
export interface LiteralStyle {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  /** A quoted string. */
  text(value: string): string;
  /** A key of an object, without the colon. */
  key(name: string): string;
}

/** Lists and objects up to this length stay on one line. */
const longestLine = 60;

/**
 * Writes a JSON value in a language whose lists use brackets and whose objects use braces and colons.
 * @param indent number of spaces per level
 */
export function literal(value: unknown, style: LiteralStyle, indent: number, depth = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? style.true : style.false;
  if (value === null || value === undefined) return style.null;
  const nested = (inner: unknown): string => literal(inner, style, indent, depth + 1);
  if (Array.isArray(value)) return group(value.map(nested), '[', ']', indent, depth);
  const members = Object.entries(value as Record<string, unknown>).map(
    ([name, inner]) => `${style.key(name)}: ${nested(inner)}`,
  );
  return group(members, '{', '}', indent, depth);
}

function group(members: readonly string[], open: string, close: string, indent: number, depth: number): string {
  const line = `${open}${members.join(', ')}${close}`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  const space = ' '.repeat(indent * (depth + 1));
  return `${open}\n${members.map((member) => `${space}${member},\n`).join('')}${' '.repeat(indent * depth)}${close}`;
}
