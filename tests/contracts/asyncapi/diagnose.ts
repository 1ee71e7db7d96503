import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from '@asyncapi/parser';
import {contracts} from '../interfaces';

/** Highest severity number that matters (0 error, 1 warning); 2 and 3 are hints. */
const mattersUpTo = 1;

/** Returns the errors and warnings of the AsyncAPI Initiative's parser for the text of a contract. */
export async function diagnoseText(text: string): Promise<readonly string[]> {
  const {diagnostics} = await new Parser().parse(text);
  return diagnostics
    .filter(({severity}) => severity <= mattersUpTo)
    .map(({path: keys, range, message}) => `line ${range.start.line + 1} (${keys.join('.')}): ${message}`);
}

/**
 * The same for a contract.
 * @param file path within the contracts folder
 */
export const diagnose = (file: string): Promise<readonly string[]> =>
  diagnoseText(readFileSync(path.join(contracts.folder, file), 'utf8'));
