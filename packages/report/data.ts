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
