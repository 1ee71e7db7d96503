import {readFileSync} from 'node:fs';

/** One HTTP request to the toolkit and its answer, as a recording holds it. */
export interface Exchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    /** Path with query, as it was sent. */
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** A string is the raw text that was sent; anything else was sent as JSON. */
    readonly body?: unknown;
  };
  readonly response: {
    /** `null`: no answer arrived. */
    readonly status: number | null;
    /** `null` or absent: no `Content-Type` header. */
    readonly contentType?: string | null;
    readonly body?: unknown;
  };
}

/**
 * Reads a file of recorded exchanges.
 * @param file its absolute path
 */
export function readExchanges(file: string): readonly Exchange[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Exchange[];
}

/** The body as the server understood it: a value, or `malformed` when it could not be read. */
type UnderstoodBody = {readonly value: unknown} | 'malformed';

/**
 * What the server made of the request body: it ignores other types than JSON and takes a missing body for `{}`.
 * @param request the recorded request
 */
export function understoodBody({headers = {}, body}: Exchange['request']): UnderstoodBody {
  const contentType = headers['Content-Type'] ?? '';
  if (body === undefined || !contentType.startsWith('application/json')) return {value: {}};
  if (typeof body !== 'string') return {value: body};
  try {
    return {value: JSON.parse(body)};
  } catch {
    return 'malformed';
  }
}

/** Whether the server did what was asked: a 2xx status, and no failure or JSON-RPC error inside the answer. */
export function isSuccess({status, body}: Exchange['response']): boolean {
  if (status === null || status < 200 || status > 299) return false;
  if (typeof body !== 'object' || body === null) return true;
  return !('error' in body) && !('success' in body && body.success === false);
}
