/** Most characters of a text that may be a terminal's screen. In a longer text, joining lines would mix messages. */
const maxScreenLength = 4_000;

const escape = '\u001B';
/** Colors and other terminal sequences. Copied text often lacks the invisible character at their beginning. */
const sequences = new RegExp(`${escape}\\[[\\d;?]*[A-Za-z]|\\[\\d+(?:;\\d+)*m`, 'gu');

/** Emoji with one UTF-16 unit. Terminals draw all emoji two columns wide. */
const shortEmoji = /[\u2600-\u27BF]/gu;
const columnsOf = (line: string): number => line.length + (line.match(shortEmoji)?.length ?? 0);

/** The service name that Docker Compose writes before each line: `web-1  | `. */
const serviceName = /^[\w.-]+-\d+ +\| /gmu;

/**
 * Joins lines that a terminal has cut at its width, even within words. A line that is one column shorter has lost the
 * space at its end.
 */
function joinCutLines(text: string): string {
  const lines = text.split(/\r?\n/u);
  const width = Math.max(...lines.map(columnsOf));
  const endOf = (line: string): string => ['', ' '][width - columnsOf(line)] ?? '\n';
  return lines.map((line, at) => line + (at < lines.length - 1 ? endOf(line) : '')).join('');
}

/**
 * Returns the forms of an output in which to search for messages, the likeliest first. Terminals and chats wrap lines,
 * and logs contain texts as JSON.
 * @param output any output, up to a whole log
 */
export function outputForms(output: string): string[] {
  const text = output
    .replaceAll(sequences, '')
    .replaceAll(serviceName, '')
    .replaceAll('\u00A0', ' ')
    // Chats and word processors write these quotation marks, including those of other languages.
    .replaceAll(/[‘’‚‹›]/gu, "'")
    .replaceAll(/« (?<words>[^«»]*) »/gu, '"$<words>"')
    .replaceAll(/[“”„«»]/gu, '"');
  // Only from the first space on: otherwise, the time would grow with the square of the spaces in a row.
  const unwrapped = text.replaceAll(/(?<!\s)\s*\n[ \t]*/gu, ' ');
  const unescaped = text.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\"`, '"');
  const joined = text.length > maxScreenLength ? [] : [joinCutLines(text)];
  return [...new Set([text, ...joined, unwrapped, unescaped])];
}

/** A form of an output, and the matches in it. */
export interface SearchedForm<Match extends {readonly id: string}> {
  readonly text: string;
  readonly matches: readonly Match[];
}

/** Whether other forms of a text may have more matches: not if the text is long and already has one. */
export const mayHaveMore = ({text, matches}: SearchedForm<{readonly id: string}>): boolean =>
  matches.length === 0 || text.length <= maxScreenLength;

/** Returns the form with the most different messages, the first of several. */
export function richestForm<Match extends {readonly id: string}>(
  forms: readonly SearchedForm<Match>[],
): SearchedForm<Match> {
  const kindsIn = ({matches}: SearchedForm<Match>): number => new Set(matches.map(({id}) => id)).size;
  return forms.reduce(
    (best, form) => (kindsIn(form) > kindsIn(best) ? form : best),
    forms[0] ?? {text: '', matches: []},
  );
}
