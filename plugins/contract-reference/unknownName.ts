import {DirectiveError} from './directive';
import {nearestName} from './nearestName';

/** Longer lists are not printed in full. */
const longestList = 40;

/**
 * The error for a name that does not exist: what is wrong, the nearest name, and where the names are kept.
 * @param kind what the name should name, for example `operation`
 * @param wanted the name as the author wrote it
 * @param names all names that exist
 * @param source file that holds them, for example `contracts/rest.openapi.yaml`
 */
export function unknownName(kind: string, wanted: string, names: Iterable<string>, source: string): DirectiveError {
  return new DirectiveError(`no ${kind} "${wanted}" in ${source}. ${suggestion(wanted, [...names])}`);
}

/** Tells which name to write instead: `Did you mean "sendMessage"? Known: …`. */
export function suggestion(wanted: string, names: readonly string[]): string {
  const nearest = nearestName(wanted, names);
  const question = nearest === undefined ? '' : `Did you mean "${nearest}"? `;
  const shown = names.slice(0, longestList).join(', ');
  const rest = names.length > longestList ? `, and ${names.length - longestList} more` : '';
  return `${question}Known: ${names.length === 0 ? 'none' : shown + rest}.`;
}
