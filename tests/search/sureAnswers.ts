import {openErrorIndex} from '@docs-kit/error-index';
import {errorAddress, type ErrorCatalogue} from '../../contracts/errorCatalogue';
import catalogue from '../../contracts/errors.json';
import {looksLikeOutput} from '../../src/errors/looksLikeOutput';

const {entries} = catalogue as unknown as ErrorCatalogue;
const addresses = new Map(entries.map((entry) => [entry.id, errorAddress(entry)]));
const index = openErrorIndex({entries});

/** As `src/theme/SearchBar/sureAnswers.ts` in the dialog: the entries of the error index whose messages are in a query. */
export const sureAnswers = (query: string): string[] =>
  looksLikeOutput(query) ? [...new Set(index.find(query).map(({id}) => addresses.get(id) ?? ''))] : [];
