// Imports nothing, so that a bundle with it, such as the MCP server, contains no parsers.

/**
 * Splits a JSON Pointer (RFC 6901): `/paths/~1api~1message/post` becomes `['paths', '/api/message', 'post']`. If it
 * begins with `#`, as in a `$ref`, that is dropped and percent-encoding is decoded.
 */
export function parsePointer(pointer: string): string[] {
  const isFragment = pointer.startsWith('#');
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((segment) => (isFragment ? decodeURIComponent(segment) : segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes segments as a JSON Pointer: `['a/b', '0']` becomes `/a~1b/0`. */
export const formatPointer = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Returns the value that a pointer points to; undefined when there is none. */
export function getByPointer(document: unknown, pointer: string | readonly string[]): unknown {
  const segments = typeof pointer === 'string' ? parsePointer(pointer) : pointer;
  return segments.reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, segment)
        ? (value as Record<string, unknown>)[segment]
        : undefined,
    document,
  );
}

/** Formats a path as authors would write it: `systemPrompt.contributors[0].id`. List indexes are numbers. */
export const dottedPath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((dotted, step) => {
    if (typeof step === 'number') return `${dotted}[${step}]`;
    return dotted === '' ? step : `${dotted}.${step}`;
  }, '');
