import {openErrorIndex} from '@docs-kit/error-index';
import {errorAddress, type ErrorCatalog} from '../../contracts/errorCatalog';
import catalog from '../../contracts/errors.json';
import {entriesNaming, looksLikeOutput, messageAskedAbout} from '../../contracts/errorQueries';

const {entries} = catalog as unknown as ErrorCatalog;
const addresses = new Map(entries.map((entry) => [entry.id, errorAddress(entry)]));
const index = openErrorIndex({entries});

/** Returns the addresses of the error index entries whose messages occur in a text. */
export const entriesIn = (text: string): string[] => [
  ...new Set(index.find(text).map(({id}) => addresses.get(id) ?? '')),
];

/** Results that the dialog pins to the top, as in `src/theme/SearchBar/pinnedAnswers.ts`. */
export function pinnedAnswers(query: string): string[] {
  if (!looksLikeOutput(query)) return [];
  const text = messageAskedAbout(query);
  const found = entriesIn(text);
  return found.length > 0 ? found : entriesNaming(text, entries).slice(0, 5).map(errorAddress);
}
