import {matchErrors} from '@site/src/errors/matchErrors';

/** Questions have none of these characters, or are short; messages of programs rarely do without. */
const punctuation = /[:'"`{}()[\]=\d]/u;
/** Messages without them begin with a capital letter: `Agent must be started before use`. */
const statement = /^(?!(?:Can|Could|Do|Does|How|Is|Are|Should|What|When|Where|Which|Who|Why)\b)\p{Lu}\S*(?: \S+){3}/u;

const looksLikeOutput = (query: string): boolean =>
  query.length >= 16 && (punctuation.test(query) || statement.test(query));

/** Returns the entries of the error index whose messages are in a query. The index is loaded for queries that look so. */
export default async function sureAnswers(query: string): Promise<readonly string[]> {
  if (!looksLikeOutput(query)) return [];
  const {errors} = await matchErrors(query);
  return errors.map(({address}) => address);
}
