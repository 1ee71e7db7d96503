import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseData} from '@docs-kit/report';

/**
 * Reads a contract.
 * @param name file name in `contracts`, a JSON or YAML file
 * @throws ProblemError with the line when it can't be parsed
 */
export function readContract<Document>(name: string): Document {
  const file = `contracts/${name}`;
  return parseData(readFileSync(path.join(__dirname, '..', file), 'utf8'), file) as Document;
}
