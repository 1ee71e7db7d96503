import {readFileSync} from 'node:fs';

/** Source of a page in the API reference. */
export const readPage = (file: string): string =>
  readFileSync(new URL(`../../../content/api/${file}`, import.meta.url), 'utf8');

/** Values of an attribute in all directives with a name: `::event{name="llmservice:chunk"}`. */
export function directiveValues(page: string, directive: string, attribute: string): readonly string[] {
  const directives = page.split('\n').filter((line) => line.startsWith(`::${directive}{`));
  return directives.flatMap((line) => new RegExp(`${attribute}="([^"]+)"`, 'u').exec(line)?.[1] ?? []);
}
