/** One call of the HTTP API, as samples make it. */
export interface HttpCall {
  /** Name of the operation, for messages of the sample. */
  readonly name: string;
  /** `GET`, `POST`, … */
  readonly method: string;
  /** Complete address, query included. */
  readonly url: string;
  /** Headers besides `Content-Type` of a JSON body. */
  readonly headers: readonly {readonly name: string; readonly value: string}[];
  /** JSON value of the body, or nothing when the call has none. */
  readonly body?: unknown;
  /** Statuses that mean success. */
  readonly statuses: readonly number[];
  /** What a successful answer holds. */
  readonly answer: 'json' | 'text' | 'stream' | 'nothing';
}

/** Headers of a call, that of its JSON body first. */
export function headersOf(call: HttpCall): readonly {readonly name: string; readonly value: string}[] {
  return call.body === undefined ? call.headers : [{name: 'Content-Type', value: 'application/json'}, ...call.headers];
}

/** Puts spaces before each line but the first. */
export const indented = (value: string, spaces: number): string => value.replaceAll('\n', `\n${' '.repeat(spaces)}`);
