/** `TypeError: fetch failed`, also where Node calls it a cause. */
const errorLine = /^(?:\[cause\]: )?\w*(?:Error|Exception|Exit)\b.*: /u;

/**
 * What a program that failed said about it: the lines that name errors, not the stack below them.
 * @param errors its standard error
 */
export function lastWords(errors: string): string {
  const lines = errors
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const named = lines.filter((line) => errorLine.test(line)).map((line) => line.replace('[cause]: ', ''));
  return (named.length > 0 ? named.join(' ') : (lines.at(-1) ?? '')).slice(0, 300);
}
