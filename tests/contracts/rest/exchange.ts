import {readFileSync} from 'node:fs';

/** A recorded HTTP request to the toolkit, with its response. */
export interface Exchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    /** Path with query, as sent. */
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** A string is the raw text that was sent; anything else was sent as JSON. */
    readonly body?: unknown;
  };
  readonly response: {
    /** `null`: no response arrived. */
    readonly status: number | null;
    /** `null` or absent: no `Content-Type` header. */
    readonly contentType?: string | null;
    readonly body?: unknown;
  };
}

/**
 * Reads recorded exchanges from a file.
 * @param file its absolute path
 */
export function readExchanges(file: string): readonly Exchange[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Exchange[];
}

/** The body as the server understood it: a value, or `malformed` if it couldn't be parsed. */
type UnderstoodBody = {readonly value: unknown} | 'malformed';

/**
 * How the server understood the request body: it ignores types other than JSON and treats a missing body as `{}`.
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

/** Whether the request succeeded: a 2xx status, and no failure or JSON-RPC error in the response. */
export function isSuccess({status, body}: Exchange['response']): boolean {
  if (status === null || status < 200 || status > 299) return false;
  if (typeof body !== 'object' || body === null) return true;
  return !('error' in body) && !('success' in body && body.success === false);
}
