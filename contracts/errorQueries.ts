/** Questions have none of these characters, or are short; program messages rarely do without them. */
const punctuation = /[:'"‘’“”`{}()[\]=\d]/u;
/** Messages without those begin with a capital letter, perhaps after a symbol: `❌ Agent must be started before use`. */
const statement =
  /^[^\p{L}\p{N}]*(?!(?:Can|Could|Do|Does|How|Is|Are|Should|What|When|Where|Which|Who|Why)\b)\p{Lu}\S*(?: \S+){3}/u;
/** An error code of Node.js: `EADDRINUSE`. */
const errorCode = /\bE[A-Z]{4,}\b/u;
/** A query that is an error code, perhaps with its context: `listen EADDRINUSE :::3001`. */
const codeAlone = /^(?:[a-z]+ )?(?<code>E[A-Z]{4,})(?: \S*)?$/u;
/** A query that is an HTTP status: `429`, `HTTP 500`, `status code 404`. */
const statusAlone = /^(?:[a-z]+ )*(?<status>[45]\d\d)$/iu;

/** `Error: No API key`: what programs print before a message, if enough of the message follows. */
const errorKind = /^\w*error: (?=.{4})/iu;

/** What the server answers for an unknown path. Too short for the other rules. */
const unknownPath = /^Cannot [A-Z]+ \//u;

/** `why do I get <message>`, `what does "<message>" mean`: a question about a message. */
const questionAbout =
  /^(?:why (?:do|does|did|am) (?:i|it|saiki)(?: keep)? (?:get|getting|see|seeing|say|print)|(?:i )?(?:keep )?getting|what does|how (?:do i|can i|to) (?:fix|solve)|fix) (?:(?:the|this|an?) error:? )?(?<message>.+?)(?:,? mean)?\??$/isu;

/** Returns the message that a query asks about, or the query itself if it isn't such a question. */
export const messageAskedAbout = (query: string): string => questionAbout.exec(query.trim())?.groups?.message ?? query;

/** Whether a query may be a pasted message, or a question about one, so that the error index is worth loading. */
export const looksLikeOutput = (query: string): boolean =>
  (questionAbout.test(query.trim()) && messageAskedAbout(query).includes(' ')) ||
  unknownPath.test(query.trim()) ||
  errorCode.test(query) ||
  errorKind.test(query.trim()) ||
  (query.length >= 16 && (punctuation.test(query) || statement.test(query)));

/** `… key found. Set OPENAI_…`: how people and programs shorten a message. */
const shortened = /^(?:…|\.{3})\s*|\s*(?:…|\.{3})$/gu;

/** Removes quotation marks around a message, and dots where it was cut. */
export const quotedText = (query: string): string =>
  query
    .trim()
    .replace(/^(?:(?<mark>["'`])(?<text>.*)\k<mark>|[‘“](?<inner>.*)[’”])$/su, '$<text>$<inner>')
    .trim()
    .replaceAll(shortened, '');

/** `❌ No key found`, `self-signed certificate`: people leave out the symbol, the kind of error and the hyphen. */
const plain = (message: string): string =>
  message
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(errorKind, '')
    .replaceAll('-', ' ')
    .toLowerCase();

/** `llm.apiKey: String must …`: programs print the path of a key separately from the problem. */
const withoutPath = (message: string): string => message.replace(/^[a-z][\w.]*: /u, '');

/** Fewest characters of a message before its first placeholder that tell it apart from others. */
const minBeginning = 16;

/** `Failed to load <path>: …` begins with `Failed to load `. Empty for a message that begins with less, or one word. */
function fixedBeginning(message: string): string {
  const beginning = plain(message.split(/<[^<>]+>/u, 1)[0] ?? '').trimEnd();
  return beginning.length >= minBeginning && beginning.includes(' ') ? beginning : '';
}

/** The fields of an entry that {@link entriesNaming} reads. */
interface NamedEntry {
  readonly id: string;
  /** The text with placeholders such as `<path>`. */
  readonly message?: string;
  readonly example?: string;
  readonly when?: string;
  readonly status?: number;
}

/**
 * Returns the entries of the error index that a query refers to without being their whole message: an error code in it,
 * a status that the entry has or explains, or the beginning of the message, maybe after the path of a key. If there are
 * none, those whose message begins like the query up to its first placeholder, the longest beginning first.
 */
export function entriesNaming<Entry extends NamedEntry>(query: string, entries: Iterable<Entry>): Entry[] {
  const text = quotedText(query);
  const all = [...entries];
  const {code} = codeAlone.exec(text)?.groups ?? {};
  if (code) return all.filter(({example = ''}) => new RegExp(`\\b${code}\\b`, 'u').test(example));
  const {status} = statusAlone.exec(text)?.groups ?? {};
  if (status) {
    const explains = ({when = '', example = ''}: Entry): boolean =>
      new RegExp(`\\b${status}\\b`, 'u').test(`${when} ${example}`);
    return [...all.filter(explains), ...all.filter((entry) => entry.status === Number(status) && !explains(entry))];
  }
  const start = plain(text);
  if (start === '') return [];
  const named = all.filter(({example = ''}) =>
    [example, withoutPath(example)].some((form) => plain(form).startsWith(start)),
  );
  if (named.length > 0) return named;
  return all
    .map((entry) => ({entry, beginning: fixedBeginning(entry.message ?? '')}))
    .filter(({beginning}) => beginning !== '' && start.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length)
    .map(({entry}) => entry);
}
