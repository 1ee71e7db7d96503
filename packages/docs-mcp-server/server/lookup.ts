import {memoized} from '@docs-kit/report/memory';
import {nearestName} from '@docs-kit/report/names';
import type {IndexedSection, SearchIndex} from '@docs-kit/search/engine';
import {bare} from './sections';

/** What a site knows about an entry, in addition to its section. */
export interface EntryDetails {
  /** Its full name, if the heading is only the end of it. */
  readonly title: string;
  /** Dotted paths that it documents, with `<name>` for names that readers choose and `[]` for items of lists. */
  readonly paths: readonly string[];
  /** Markdown to show after its section, such as its row in a table. */
  readonly notes?: string;
}

/** A section that documents a name that isn't its heading. */
export interface NamedSection {
  readonly kind: string;
  readonly name: string;
  /** The section's address below the base URL, or the anchor of a section below it. */
  readonly section: {readonly at: string} | {readonly holds: string};
  /** Label of a kind that the search index doesn't have. */
  readonly label?: string;
}

/** An entry that has a name, such as an operation or a configuration key. */
export interface NamedEntry {
  /** Address below the base URL, with the anchor. */
  readonly address: string;
  readonly kind: string;
  readonly label: string;
  readonly heading: string;
  readonly names: readonly string[];
  /** The nearest heading above it. */
  readonly above?: string;
  readonly details?: EntryDetails;
}

/**
 * Returns the entries of an index: the sections that the site names, then all sections whose kind has a label.
 * @param details what the site knows about entries, by kind and anchor
 */
export function namedEntries(
  {pages, sections, kinds}: Pick<SearchIndex, 'pages' | 'sections' | 'kinds'>,
  named: readonly NamedSection[],
  details: Readonly<Record<string, Readonly<Record<string, EntryDetails>>>>,
): NamedEntry[] {
  const addressOf = ({page, anchor}: IndexedSection): string => `${pages[page]?.url ?? ''}#${anchor}`;

  /** Returns the address of the top-level section around the section with an anchor. */
  function addressAround(anchorBelow: string): string | undefined {
    const held = sections.findIndex(({anchor}) => anchor === anchorBelow);
    const above = sections.slice(0, held).findLast(({path, anchor}) => path.length === 0 && anchor !== '');
    return above && above.page === sections[held]?.page ? addressOf(above) : undefined;
  }

  /** Returns the entry of a section that the site names. */
  function entryOf({kind, name, section, label}: NamedSection): NamedEntry[] {
    const address = 'at' in section ? section.at : addressAround(section.holds);
    const shownLabel = label ?? kinds.find(({id}) => id === kind)?.label ?? '';
    return address === undefined ? [] : [{address, kind, label: shownLabel, heading: name, names: [name]}];
  }

  return [
    ...named.flatMap(entryOf),
    ...sections.flatMap((section) => {
      const {anchor, heading, names, path} = section;
      const {id = '', label = ''} = kinds[section.kind] ?? {};
      const entry = {address: addressOf(section), kind: id, label, heading, names, above: path.at(-1)};
      return label && anchor ? [{...entry, details: details[id]?.[anchor]}] : [];
    }),
  ];
}

/** Normalizes a name: `llm.apiKey` in code and `llm-api-key` in an address are the same name. */
const bareName = (name: string): string => bare(name.toLowerCase());

const namesOf = ({heading, names}: NamedEntry): readonly string[] => [heading, ...names];

/** The end of a qualified name: `run` of `ChatAgent.run()`. */
const lastPart = (own: string): string =>
  own
    .replace(/\(.*$/u, '')
    .split(/[.:\s]/u)
    .at(-1) ?? '';

/** The names of an entry in the forms that a lookup compares. Normalizing those of all entries takes milliseconds. */
const comparedNames = memoized((entry: NamedEntry) =>
  namesOf(entry).map((own) => ({own, bareOwn: bareName(own), bareEnd: bareName(lastPart(own))})),
);

/**
 * Whether an entry has exactly the requested spelling: `--model` is a flag, `/model` a command, `model` may be either.
 * Flags' and commands' headings contain more: `-m, --model <model>`, `/help [command]`. `- Option 'x': …` is a message.
 */
const isWritten = (entry: NamedEntry, name: string): boolean =>
  namesOf(entry).some((own) => own === name || (/^[-/]\S/u.test(own) && own.split(/[\s,]+/u).includes(name)));

/** The fewer other words a heading has, the more likely it documents the name itself. */
const wordsIn = (heading: string): number => heading.split(/\s+/u).length;

/** Whether a path matches an entry's heading: `mcpServers.search` matches `mcpServers.<name>`. */
function isPathOf({heading}: NamedEntry, parts: readonly string[]): boolean {
  const own = partsOf(heading.split(' ', 1)[0] ?? '');
  return own.length === parts.length && own.every((part, index) => /^(?:<.*>|)$/u.test(part) || part === parts[index]);
}

/** Splits a path: `contributors[0].id` and `contributors.0.id` are the same path. */
const partsOf = (path: string): string[] => path.replaceAll(/\[(?<index>\w*)\]/gu, '.$<index>').split('.');

/** Removes the names that readers choose: `mcpServers.<name>.url`. */
const withoutNames = (path: string): string => bareName(path.replaceAll(/<[^>]*>/gu, ''));

/** Finds the entries of a path in which one part is a name that the reader chose: `mcpServers.search.url`. */
function entriesAt(entries: readonly NamedEntry[], parts: readonly string[]): readonly NamedEntry[] {
  for (let index = parts.length - 2; index > 0; index -= 1) {
    const before = bareName(parts.slice(0, index).join());
    const after = bareName(parts.slice(index + 1).join());
    const found = entries.filter(
      ({heading, names}) =>
        bareName(heading) === after &&
        names.map(bareName).some((own) => own.startsWith(before) && own.length > before.length + after.length),
    );
    if (found.length > 0) return found;
  }
  return entries.filter((entry) => isPathOf(entry, parts));
}

/**
 * Returns a function that tests whether an operation matches an address with values for its parameters,
 * `/api/sessions/123/load`, with or without a method.
 */
function operationTest(address: string): (operation: string) => boolean {
  const written = /^(?:(?<method>[a-z]+) )?(?:https?:\/\/[^/]+)?(?<path>\/[^\s?#]*)(?:[?#]\S*)?$/iu.exec(
    address,
  )?.groups;
  const segments = written?.path?.split('/') ?? [];
  return (operation) => {
    const {method, path} = /^(?<method>[A-Z]+) (?<path>\/\S*)$/u.exec(operation)?.groups ?? {};
    const own = path?.split('/') ?? [];
    return (
      own.length > 0 &&
      own.length === segments.length &&
      (written?.method === undefined || written.method.toUpperCase() === method) &&
      own.every((part, index) => part === segments[index] || (/^\{.*\}$/u.test(part) && segments[index] !== ''))
    );
  };
}

/** Most parts of a path to compare, since the work grows with the square of their number. Keys have far fewer. */
const maxParts = 12;

const isPath = (name: string): boolean => /^[\w-]+(?:[.[][\w<>\]-]*)+$/u.test(name);

/** A key that doesn't exist in its mapping. */
export interface UnknownKey {
  /** Path of the mapping: `mcpServers.<name>`. */
  readonly mapping: string;
  readonly key: string;
  /** The keys that the mapping has. */
  readonly keys: readonly string[];
}

/** Joins the parts of a path. An empty part is an item of a list. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((path, part) => (part === '' ? `${path}[]` : `${path}${path && '.'}${part}`), '');

/** Finds the part of a path that doesn't exist, if entries document its mapping: `transport` of `mcpServers.fs`. */
export function unknownKey(entries: readonly NamedEntry[], path: string): UnknownKey | undefined {
  if (!isPath(path)) return undefined;
  const asked = partsOf(path).slice(0, maxParts);
  const known = entries.flatMap(({details}) => details?.paths.map(partsOf) ?? []);
  const fits = (own: string | undefined, part: string | undefined): boolean =>
    own === part || (own !== undefined && /^(?:<.*>|)$/u.test(own)) || bareName(own ?? '') === bareName(part ?? '');
  for (let depth = asked.length - 1; depth > 0; depth -= 1) {
    const below = known.filter(
      (own) => own.length > depth && own.slice(0, depth).every((part, index) => fits(part, asked[index])),
    );
    const [first] = below;
    if (!first) continue;
    if (below.some((own) => fits(own[depth], asked[depth]))) return undefined;
    const keys = [...new Set(below.map((own) => own[depth] ?? ''))];
    return {mapping: joined(first.slice(0, depth)), key: asked[depth] ?? '', keys};
  }
  return undefined;
}

/** The flag that a name begins with: `--port` of `--port=3000`. */
export const flagIn = (name: string): string | undefined => /^--?[a-z][\w-]*/iu.exec(name.trim())?.[0];

/** Finds the flags to suggest for one that doesn't exist: those that end with its word, or the most similar one. */
export function nearestFlags(entries: readonly NamedEntry[], flag: string): readonly string[] {
  const words = entries.flatMap(({heading}) => (heading.startsWith('-') ? heading.split(/[\s,]+/u) : []));
  const flags = [...new Set(words.filter((word) => word.startsWith('--')))];
  const alike = flags.filter((own) => own.endsWith(flag.replace(/^-+/u, '-')));
  const nearest = nearestName(flag, flags);
  if (alike.length > 0) return alike;
  return nearest === undefined ? flags : [nearest];
}

/** Counts the segments that two paths share from the start. A parameter matches any value. */
function commonSegments(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((part, index) => part !== other[index] && !/^\{.*\}$/u.test(part));
  return Math.min(end === -1 ? one.length : end, other.length);
}

/**
 * Finds the operations to suggest for one that doesn't exist: those that share the most leading segments with it.
 * @returns undefined when the name isn't an address
 */
export function nearestOperations(entries: readonly NamedEntry[], name: string): readonly string[] | undefined {
  const path = /^(?:[A-Z]+ )?(?:https?:\/\/[^/]+)?(?<path>(?:\/[^\s/?#]+){2,})/iu.exec(name.trim())?.groups?.path;
  const operations = [...new Set(entries.flatMap(({names}) => names.filter((own) => /^[A-Z]+ \//u.test(own))))];
  if (path === undefined || operations.length === 0) return undefined;
  const segments = path.split('/');
  const shared = operations.map((own) => commonSegments(own.split(' ')[1]?.split('/') ?? [], segments));
  const most = Math.max(...shared);
  // The first segment is the empty one before the slash.
  return most < 2 ? undefined : operations.filter((_, index) => shared[index] === most);
}

/** Returns a note about a name's spelling, if all entries found for it use other capitals or punctuation. */
export function spellingNote(entries: readonly NamedEntry[], name: string): string | undefined {
  const lastWord = (own: string): string => own.replace(/\(.*$/u, '').split('.').at(-1) ?? '';
  const isWord = (own: string): boolean => /^\w[\w-]*$/u.test(own);
  const asked = lastWord(name);
  const own = entries.map(({heading}) => lastWord(heading));
  if (!isWord(asked) || own.includes(asked) || entries.some(({names}) => names.includes(name))) return undefined;
  const written = own.find((word) => isWord(word) && bareName(word) === bareName(asked));
  return written === undefined ? undefined : `\`${asked}\` is written \`${written}\`.`;
}

/** Finds the entries of a path, or of the nearest mapping around it: `env` for `mcpServers.search.env.TOKEN`. */
function entriesOnPath(entries: readonly NamedEntry[], path: string): readonly NamedEntry[] {
  if (!isPath(path) || unknownKey(entries, path)) return [];
  for (let parts = partsOf(path).slice(0, maxParts); parts.length > 1; parts = parts.slice(0, -1)) {
    const whole = bareName(parts.join());
    const found = entries.filter(({names}) => names.some((own) => bareName(own) === whole));
    if (found.length > 0) return found;
    const at = entriesAt(entries, parts);
    if (at.length > 0) return at;
  }
  return [];
}

/**
 * Finds the entries with a name: the whole name or else its end, such as `agent.run` or `run` for `ChatAgent.run()`.
 * Entries with exactly this spelling come first, otherwise in the order of the list. Names in paths, such as those of
 * servers, match any name, and parameters of operations match any value. A flag matches only itself.
 * @param kind id of the only kind to search
 */
export function entriesNamed(entries: readonly NamedEntry[], name: string, kind?: string): readonly NamedEntry[] {
  const wanted = bareName(name);
  if (wanted === '') return [];
  const candidates = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
  const having = (fits: (name: ReturnType<typeof comparedNames>[number]) => boolean) =>
    candidates.filter((entry) => comparedNames(entry).some(fits));
  const flag = flagIn(name);
  const written = candidates
    .filter((entry) => isWritten(entry, flag ?? name))
    .sort((one, other) => wordsIn(one.heading) - wordsIn(other.heading));
  if (flag !== undefined) return written;
  // A single word doesn't match a message or a command of several words: `logLevel` isn't `/log [level]`.
  const hasWords = /\s/u.test(name.trim());
  const whole = having(({own, bareOwn}) => bareOwn === wanted && (hasWords || !/\s/u.test(own)));
  const isOperation = operationTest(name);
  const found = [...new Set([...written, ...having(({own}) => isOperation(own)), ...whole])];
  if (found.length > 0) return found;
  // Operations have their ids as anchors: `send-message-sync`.
  const anchored = candidates.filter(({address}) => bareName(address.split('#')[1] ?? '') === wanted);
  if (anchored.length > 0) return anchored;
  const ending = having(({bareEnd}) => bareEnd === wanted);
  if (ending.length > 0) return ending;
  const longer = /[.:]/u.test(name) ? having(({bareOwn}) => bareOwn.endsWith(wanted)) : [];
  if (longer.length > 0) return longer;
  const unnamed = candidates.filter(({details}) => details?.paths.some((path) => withoutNames(path) === wanted));
  return unnamed.length > 0 ? unnamed : entriesOnPath(candidates, name);
}
