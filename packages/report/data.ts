import {parse as parseJson, type ParseError} from 'jsonc-parser';
import {parse, YAMLParseError} from 'yaml';
import {placeAt, ProblemError} from './problem';
import {messageOf} from './text';

/**
 * Parses JSON or YAML, depending on the file's extension.
 * @param text text of the file, or its YAML part
 * @param file path relative to the site, for the message
 * @param firstLine line of the file where the text starts
 * @throws ProblemError with file, line and fix
 */
export function parseData(text: string, file: string, firstLine = 1): unknown {
  const isJson = file.endsWith('.json');
  try {
    // JSON.parse is twenty times faster than the YAML parser on large files.
    return isJson ? JSON.parse(text) : parse(text, {maxAliasCount: -1});
  } catch (error) {
    const {line, problem} = isJson ? jsonProblem(text, error) : yamlProblem(text, error);
    const kind = isJson ? 'JSON' : 'YAML';
    throw new ProblemError({
      file,
      line: line + firstLine - 1,
      message: `is not valid ${kind}: ${problem}`,
      fix: 'correct this line, or the one before it',
    });
  }
}

/** Parses JSON that doesn't come from a file of the site. Returns undefined when it isn't valid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface SyntaxProblem {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/** Returns what's wrong with a text that isn't valid JSON, and the line, which some errors of Node.js lack. */
export function jsonProblem(text: string, error: unknown): SyntaxProblem {
  const errors: ParseError[] = [];
  parseJson(text, errors, {disallowComments: true});
  const [problem = ''] = messageOf(error).split(/ at position |, (?:"|\.{3})/u);
  return {line: placeAt(text, errors[0]?.offset ?? text.length).line, problem};
}

/** Returns the first line of the message, without its position, which is relative to the start of the text. */
function yamlProblem(text: string, error: unknown): SyntaxProblem {
  const [problem = ''] = messageOf(error).split(/ at line \d+, column \d+|\n/u);
  const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
  return {line: line ?? placeAt(text, text.length).line, problem: problem.replace(/\.$/u, '')};
}

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
