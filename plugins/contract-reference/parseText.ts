import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {parse, YAMLParseError} from 'yaml';
import {FileFault} from './fileFault';

/**
 * Parses the text of a JSON or YAML file; which of them, its ending says.
 * @param text of the file, or the part of it that is YAML
 * @param file path relative to the site, for the message
 * @param firstLine line of the file with which the text begins
 * @throws FileFault with file, line and fix
 */
export function parseText(text: string, file: string, firstLine = 1): unknown {
  const isJson = file.endsWith('.json');
  try {
    // JSON is read by its own parser: it is twenty times faster on large files.
    return isJson ? JSON.parse(text) : parse(text, {maxAliasCount: -1});
  } catch (error) {
    const {line, problem} = isJson ? jsonProblem(text, error) : yamlProblem(text, error);
    const kind = isJson ? 'JSON' : 'YAML';
    throw new FileFault(
      `${file}:${line + firstLine - 1}`,
      `is no ${kind}: ${problem}. Fix: correct this line, or the one before it.`,
    );
  }
}

interface Problem {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/** The compiler takes a quarter of a second to load, and only a fault needs it. */
const compiler = () => createRequire(path.resolve('package.json'))('typescript') as typeof ts;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The parser of JSON tells a place for some faults alone; the compiler, which is laxer, tells it for the others. */
function jsonProblem(text: string, error: unknown): Problem {
  const message = messageOf(error);
  const told = /^(?<problem>.*?) at position (?<position>\d+)/su.exec(message)?.groups;
  if (told) return {line: lineAt(text, Number(told.position)), problem: told.problem ?? ''};
  const {error: found} = compiler().parseConfigFileTextToJson('', text);
  const problem = /^Unexpected \S+/u.exec(message)?.[0].replace(/,$/u, '') ?? 'it cannot be read';
  return {line: lineAt(text, found?.start ?? text.length), problem};
}

/** The first line of the message without its place, which counts from the beginning of the text. */
function yamlProblem(text: string, error: unknown): Problem {
  const [problem = ''] = messageOf(error).split(/ at line \d+, column \d+|\n/u);
  const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
  return {line: line ?? lineAt(text, text.length), problem: problem.replace(/\.$/u, '')};
}
