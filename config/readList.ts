import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, parseDocument} from 'yaml';
import * as z from 'zod';
import {parseData, placeAt, ProblemError} from '@docs-kit/report';

/**
 * Reads a list of entries in YAML or JSON.
 * @param file path relative to the site
 * @param example example of an entry, for messages
 * @throws ProblemError with the line of each invalid entry
 */
export function readList<Entry>(file: string, entry: z.ZodType<Entry>, example: string): readonly Entry[] {
  const text = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const {data, error} = z.array(entry).safeParse(parseData(text, file));
  if (data) return data;
  const document = parseDocument(text);
  const problems = error.issues.map(({path: [index, ...keys], message}) => {
    const node = document.getIn([index], true);
    const {line} = placeAt(text, (isNode(node) && node.range?.[0]) || 0);
    return {file, line, message: [...keys, message].join(': '), fix: `write an entry like ${example}`};
  });
  throw new ProblemError(problems);
}
