import {Parser} from '@asyncapi/parser';

/** From this severity on (0 error, 1 warning) the parser reports something that matters; 2 and 3 are hints. */
const mattersUpTo = 1;

/** Faults and warnings that the field's own parser finds in an AsyncAPI file. */
export async function diagnose(text: string): Promise<readonly string[]> {
  const {diagnostics} = await new Parser().parse(text);
  return diagnostics
    .filter(({severity}) => severity <= mattersUpTo)
    .map(({path, range, message}) => `line ${range.start.line + 1} (${path.join('.')}): ${message}`);
}
