import {matchErrors} from '@site/src/errors/matchErrors';

/** Questions have none of these characters, or are short; messages of programs rarely do without. */
const looksLikeOutput = (query: string): boolean => query.length >= 16 && /[:'"`{}()[\]=\d]/u.test(query);

/** Returns the entries of the error index whose messages are in a query. The index is loaded for queries that look so. */
export default async function sureAnswers(query: string): Promise<readonly string[]> {
  if (!looksLikeOutput(query)) return [];
  const {errors} = await matchErrors(query);
  return errors.map(({address}) => address);
}
