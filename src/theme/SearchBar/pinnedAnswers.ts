import {errorAddress} from '@site/contracts/errorCatalog';
import {matchErrors, openErrors} from '@site/src/errors/matchErrors';
import {entriesNaming, looksLikeOutput, messageAskedAbout} from '@site/contracts/errorQueries';

/**
 * Returns the entries of the error index that a query names, or whose messages it contains. The index is loaded only
 * for queries that look like output.
 */
export default async function pinnedAnswers(query: string): Promise<readonly string[]> {
  if (!looksLikeOutput(query)) return [];
  const text = messageAskedAbout(query);
  const {errors} = await matchErrors(text);
  if (errors.length > 0) return errors.map(({address}) => address);
  const {entries} = await openErrors();
  return entriesNaming(text, entries.values()).slice(0, 5).map(errorAddress);
}
