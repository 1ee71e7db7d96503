import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from '@asyncapi/parser';
import {contracts} from '../interfaces';

/** From this severity on (0 error, 1 warning) the parser reports something that matters; 2 and 3 are hints. */
const mattersUpTo = 1;

/** Returns errors and warnings that the parser of the AsyncAPI Initiative finds in a contract's text. */
export async function diagnoseText(text: string): Promise<readonly string[]> {
  const {diagnostics} = await new Parser().parse(text);
  return diagnostics
    .filter(({severity}) => severity <= mattersUpTo)
    .map(({path: keys, range, message}) => `line ${range.start.line + 1} (${keys.join('.')}): ${message}`);
}

/**
 * The same for a contract.
 * @param file within the contracts folder
 */
export const diagnose = (file: string): Promise<readonly string[]> =>
  diagnoseText(readFileSync(path.join(contracts.folder, file), 'utf8'));
