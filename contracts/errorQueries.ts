/** Questions have none of these characters, or are short; messages of programs rarely do without. */
const punctuation = /[:'"`{}()[\]=\d]/u;
/** Messages without them begin with a capital letter: `Agent must be started before use`. */
const statement = /^(?!(?:Can|Could|Do|Does|How|Is|Are|Should|What|When|Where|Which|Who|Why)\b)\p{Lu}\S*(?: \S+){3}/u;
/** An error code of Node.js: `EADDRINUSE`. */
const errorCode = /\bE[A-Z]{4,}\b/u;

/** Whether a query may be a pasted message, so that the error index is worth loading. */
export const looksLikeOutput = (query: string): boolean =>
  errorCode.test(query) || (query.length >= 16 && (punctuation.test(query) || statement.test(query)));

/** `❌ No key found`: people type it without the symbol. */
const plain = (message: string): string => message.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();

/**
 * Returns the entries of the error index that a query names without being their whole message: it is an error code in
 * the message, or the message begins with it.
 */
export function entriesNaming<Entry extends {readonly id: string; readonly example?: string}>(
  query: string,
  entries: Iterable<Entry>,
): Entry[] {
  const text = query.trim();
  const isCode = errorCode.exec(text)?.[0] === text;
  const start = plain(text);
  return [...entries].filter(({example}) => {
    if (example === undefined) return false;
    return isCode ? new RegExp(`\\b${text}\\b`, 'u').test(example) : start !== '' && plain(example).startsWith(start);
  });
}
