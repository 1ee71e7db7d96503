/** Questions have none of these characters, or are short; messages of programs rarely do without. */
const punctuation = /[:'"`{}()[\]=\d]/u;
/** Messages without them begin with a capital letter: `Agent must be started before use`. */
const statement = /^(?!(?:Can|Could|Do|Does|How|Is|Are|Should|What|When|Where|Which|Who|Why)\b)\p{Lu}\S*(?: \S+){3}/u;
/** An error code of Node.js: `EADDRINUSE`. */
const errorCode = /\bE[A-Z]{4,}\b/u;

/** Whether a query may be a pasted message, so that the error index is worth loading. */
export const looksLikeOutput = (query: string): boolean =>
  errorCode.test(query) || (query.length >= 16 && (punctuation.test(query) || statement.test(query)));

/** Returns the error code that a query consists of; nothing for other queries. */
export const codeAlone = (query: string): string | undefined => {
  const code = query.trim();
  return errorCode.exec(code)?.[0] === code ? code : undefined;
};
