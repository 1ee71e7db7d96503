import {looksLikeOutput} from '@site/src/errors/looksLikeOutput';
import {matchErrors} from '@site/src/errors/matchErrors';

/** Returns the entries of the error index whose messages are in a query. The index is loaded for queries that look so. */
export default async function sureAnswers(query: string): Promise<readonly string[]> {
  if (!looksLikeOutput(query)) return [];
  const {errors} = await matchErrors(query);
  return errors.map(({address}) => address);
}
