import {groupBy} from '@docs-kit/report/lists';
import {nearestHint} from '@docs-kit/report/names';
import {condense, shares} from './condense';
import {NotFoundError, type Docs} from './docs';
import type {DocsServerOptions} from './index';
import {
  entriesNamed,
  flagIn,
  nearestFlags,
  nearestOperations,
  spellingNote,
  unknownKey,
  type NamedEntry,
} from './lookup';
import {listed, rest, restLength} from './paging';
import {sliceAt} from './sections';

/** Most entries with the same name to show. Of the others, only the addresses are listed. */
const shownEntries = 3;

/** Fewest characters for which an entry is shown: its title and addresses alone take half of them. */
const minCharacters = 800;

interface Lookup {
  readonly name: string;
  readonly kind?: string;
  readonly maxCharacters: number;
}

/**
 * Writes the entries with a name.
 * @throws NotFoundError with the nearest names
 */
export function writeLookup(
  docs: Docs,
  entries: readonly NamedEntry[],
  options: DocsServerOptions,
  {name, kind, maxCharacters}: Lookup,
): string {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const matched = (options.matcher?.(name) ?? []).flatMap((address) => byAddress.get(address) ?? []);
  const ofKind = matched.filter((entry) => kind === undefined || entry.kind === kind);
  const found = [...new Set([...ofKind, ...entriesNamed(entries, name, kind)])];
  if (found.length === 0) throw noEntry(docs, name, kind, options);
  const spelling = spellingNote(found, name);
  const note = spelling === undefined ? [] : [[spelling, options.adviceOn?.(name) ?? ''].join(' ').trim()];
  const different = [...groupBy(found, (entry) => contentOf(docs, entry)).values()];
  const shown = different.slice(0, Math.min(shownEntries, Math.floor(maxCharacters / minCharacters)));
  const others = different.slice(shown.length).flatMap((same) => same.map(({address}) => address));
  const more = others.length > 0 ? [`More with this name: ${listed(others, maxCharacters / 5)}`] : [];
  const around = [...note, ...more].join('').length + 7 * (shown.length + more.length) + 2;
  const titles = titlesOf(shown.map(([entry]) => entry));
  const parts = shown.map((same, index) => partsOfEntry(docs, same, titles[index] ?? '', options));
  const most = shares(
    parts.map(({head, markdown}) => head.length + 2 + markdown.length),
    maxCharacters - around,
  );
  const texts = parts.map((entry, index) => writeEntry(entry, most[index] ?? 0, options));
  return [...note, [...texts, ...more].join('\n\n---\n\n')].join('\n\n');
}

/** Returns an entry's text, with the site's notes. */
const textOf = (docs: Docs, {address, details}: NamedEntry): string =>
  [docs.find(address).markdown, ...(details?.notes === undefined ? [] : [details.notes])].join('\n\n');

/** Returns the content that distinguishes entries, without anchors: the same row has different ones on two pages. */
const contentOf = (docs: Docs, entry: NamedEntry): string =>
  [entry.kind, entry.heading, textOf(docs, entry).replaceAll(/ \{#\S+\}/gu, '')].join('\n');

/** Returns titles of entries. Those that would be equal include the heading above, as in `TextPart › type`. */
function titlesOf(entries: readonly NamedEntry[]): string[] {
  const titles = entries.map(({label, heading, details}) => `${label}: ${details?.title ?? heading}`);
  return entries.map(({label, heading, above}, index) => {
    const title = titles[index] ?? '';
    const isShared = titles.filter((other) => other === title).length > 1;
    return isShared && above !== undefined ? `${label}: ${above} › ${heading}` : title;
  });
}

interface EntryParts {
  /** Title and addresses. */
  readonly head: string;
  readonly markdown: string;
  readonly address: string;
  readonly page: string;
}

/** @param others entries with the same content */
function partsOfEntry(
  docs: Docs,
  [entry, ...others]: readonly [NamedEntry, ...NamedEntry[]],
  title: string,
  {contractOf}: DocsServerOptions,
): EntryParts {
  const {address, heading, kind, names} = entry;
  const contract = contractOf?.(kind, names[0] ?? heading);
  const same = others.map((other) => other.address);
  const head = [
    title,
    `Read: ${address}`,
    ...(same.length > 0 ? [`The same at: ${listed(same, 250)}`] : []),
    ...(contract === undefined ? [] : [`Contract: ${contract}`]),
  ];
  return {head: head.join('\n'), markdown: textOf(docs, entry), address, page: docs.find(address).page.path};
}

function writeEntry({head, markdown, address, page}: EntryParts, most: number, {lists}: DocsServerOptions): string {
  const goOn = `Go on with \`read\` of ${address},`;
  const room = most - head.length - 2;
  const left = markdown.length <= room ? room : Math.max(1, room - restLength(markdown, goOn));
  const {text, next} = lists ? condense(markdown, left, page, lists) : sliceAt(markdown, 0, left);
  return `${head}\n\n${text}${rest(markdown, 0, next, goOn)}`;
}

function noEntry(docs: Docs, name: string, kind: string | undefined, {adviceOn}: DocsServerOptions): NotFoundError {
  const flag = flagIn(name);
  const candidates = docs.entries.filter((entry) => kind === undefined || entry.kind === kind);
  const unknown = unknownKey(candidates, name);
  const advice = adviceOn?.(flag ?? name) ?? (unknown && adviceOn?.(unknown.key));
  const advised = advice === undefined ? '' : ` ${advice}`;
  if (flag !== undefined) {
    const flags = nearestFlags(docs.entries, flag).map((own) => `\`${own}\``);
    const near = flags.length > 0 ? ` Nearest: ${flags.join(', ')}.` : '';
    return new NotFoundError(`There is no flag \`${flag.slice(0, 200)}\`.${near}${advised}`);
  }
  if (unknown) {
    const {mapping, key, keys} = unknown;
    const list = keys.map((own) => `\`${own}\``).join(', ');
    const hint = advised || nearestHint(key, keys);
    return new NotFoundError(`\`${mapping}\` has no key \`${key}\`. It has: ${list}.${hint}`);
  }
  const results = docs.search(name.replaceAll('_', ' '), 5);
  const nearest = results.map(({url, heading}) => `${heading.text}: ${decodeURI(url)}`);
  const list = advised === '' && nearest.length > 0 ? ` Sections about these words:\n${nearest.join('\n')}` : '';
  const operations = nearestOperations(candidates, name)?.map((own) => `\`${own}\``);
  const problem = operations
    ? `There is no operation \`${name.slice(0, 200)}\`. Nearest: ${operations.join(', ')}.`
    : `No entry is called "${name.slice(0, 200)}".`;
  return new NotFoundError(`${problem}${advised}${list}`);
}
