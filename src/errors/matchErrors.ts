// The error index in the browser. Everything is loaded on first use, and nothing is sent anywhere.
import type {ErrorIndex, ErrorMatch, SearchedForm} from '@docs-kit/error-index';
import {errorAddress, type ErrorCatalog, type ErrorIndexEntry} from '@site/contracts/errorCatalog';

/** The part of an error index entry that readers see. */
export interface ErrorSummary {
  readonly id: string;
  /** The message, or the title of a failure that has none. */
  readonly title: string;
  /** Why it happens and what to do: Markdown on one line, with code and links to pages. */
  readonly when: string;
  readonly fix: string;
  /** Address of the entry below the base URL. */
  readonly address: string;
}

/** An entry of the error index that was found in a text. */
export interface FoundError extends ErrorSummary {
  /** How often it occurs in the text; a message is counted at most 20 times. */
  readonly count: number;
  /** Its first occurrence in the text, with secrets masked. */
  readonly excerpt: readonly [before: string, match: string, after: string];
}

/** What was found in a text. */
export interface FoundErrors {
  readonly errors: readonly FoundError[];
  /** Kinds of secrets masked in the excerpts, and how many of each: `API key`, 2. */
  readonly masked: ReadonlyMap<string, number>;
}

interface OpenIndex {
  readonly index: ErrorIndex;
  readonly entries: ReadonlyMap<string, ErrorIndexEntry>;
  readonly library: typeof import('@docs-kit/error-index');
}

let opened: Promise<OpenIndex> | undefined;

/** Loads the index and the data, once. A failure isn't remembered, so that the next call tries again. */
export function openErrors(): Promise<OpenIndex> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<OpenIndex> {
  const [library, {default: catalog}] = await Promise.all([
    import('@docs-kit/error-index'),
    import('@site/contracts/errors.json'),
  ]);
  const {entries} = catalog as unknown as ErrorCatalog;
  return {
    index: library.openErrorIndex({entries}),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    library,
  };
}

/** The text of a link to an entry: its title, or the whole message. */
const titleOf = (entry: ErrorIndexEntry): string => entry.title ?? ('message' in entry ? entry.message : entry.id);

/** Lets the browser paint and handle input before the search goes on. */
const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

/**
 * Finds the entries of the error index in a text, the most specific first.
 * @param output any output, even a whole log, or a search query
 * @param signal stops the search early
 * @throws Error when the index can't be loaded
 */
export async function matchErrors(output: string, signal?: AbortSignal): Promise<FoundErrors> {
  const open = await openErrors();
  const {mayHaveMore, outputForms, richestForm} = open.library;
  const forms: SearchedForm<ErrorMatch>[] = [];
  for (const form of outputForms(output)) {
    const searched = {text: form, matches: await open.index.findInSteps(form, pause, signal)};
    forms.push(searched);
    if (!mayHaveMore(searched)) break;
  }
  const {text, matches} = richestForm(forms);
  const counts = new Map<string, number>();
  for (const {id} of matches) counts.set(id, (counts.get(id) ?? 0) + 1);
  const masked = new Map<string, number>();
  // Notices come last: they often have more words than an error, but they aren't what the reader is looking for.
  const isNotice = ([id]: readonly [string, number]): boolean => open.entries.get(id)?.kind === 'notice';
  const found = [...counts];
  const errors = [...found.filter((one) => !isNotice(one)), ...found.filter(isNotice)].flatMap(([id, count]) => {
    const entry = open.entries.get(id);
    const first = matches.find((match) => match.id === id);
    if (!entry || !first) return [];
    const {parts, kinds} = excerptOf(text, first.start, first.end, open.library);
    for (const kind of kinds) masked.set(kind, (masked.get(kind) ?? 0) + 1);
    return [{...summaryOf(entry, open.entries), count, excerpt: parts}];
  });
  return {errors, masked};
}

/** Returns the part of an entry that readers see. */
export function summaryOf(entry: ErrorIndexEntry, entries: OpenIndex['entries']): ErrorSummary {
  const resolved = (text: string): string =>
    text.replaceAll(/\[(?<words>[^\]]+)\]\(error:(?<id>[^)]+)\)/gu, (link, words: string, id: string) => {
      const target = entries.get(id);
      return target ? `[${words === id ? titleOf(target) : words}](${errorAddress(target)})` : link;
    });
  return {
    id: entry.id,
    title: 'message' in entry ? entry.message : entry.title,
    when: resolved(entry.when),
    fix: resolved(entry.fix),
    address: errorAddress(entry),
  };
}

/** Characters around a match in which secrets are masked: one that begins before the excerpt is still recognized. */
const maskedAround = 4_000;
/** Characters shown before and after a match, within its lines. */
const shownAround = 120;
const maxMatchLength = 1_000;

/** Removes half of a symbol that was cut at the end of an excerpt: browsers would show `\uFFFD`. */
const withoutHalves = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '');

function excerptOf(
  text: string,
  start: number,
  end: number,
  {maskSecrets, maskedOffset}: OpenIndex['library'],
): {parts: FoundError['excerpt']; kinds: readonly string[]} {
  const from = Math.max(0, start - maskedAround);
  const masked = maskSecrets(text.slice(from, end + maskedAround));
  const matchStart = maskedOffset(masked, start - from);
  const matchEnd = Math.max(matchStart, maskedOffset(masked, end - from));
  const before = masked.text.slice(Math.max(0, matchStart - shownAround), matchStart);
  const after = masked.text.slice(matchEnd, matchEnd + shownAround);
  const parts = [
    withoutHalves(before.slice(before.lastIndexOf('\n') + 1)),
    masked.text.slice(matchStart, Math.min(matchEnd, matchStart + maxMatchLength)),
    withoutHalves(after.split('\n')[0] ?? ''),
  ] as const;
  const [shownFrom, shownTo] = [matchStart - parts[0].length, matchStart + parts[1].length + parts[2].length];
  const kinds = masked.masked
    .filter((secret) => secret.end > shownFrom && secret.start < shownTo)
    .map(({kind}) => kind);
  return {parts, kinds};
}
