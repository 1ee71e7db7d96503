import {nearestName} from '@docs-kit/report/names';
import type {Docs, NamedEntry} from './docs';
import {bare} from './sections';

/** `llm.apiKey`, as code has it, and `llm-api-key`, as an address has it, are one name. */
const bareName = (name: string): string => bare(name.toLowerCase());

const namesOf = ({heading, names}: NamedEntry): readonly string[] => [heading, ...names];

/**
 * Whether an entry is written as it was asked for: `--model` is a flag, `/model` a command, `model` may be either.
 * Headings of flags and commands name more: `-m, --model <model>`, `/help [command]`. `- Option 'x': …` is a message.
 */
const isWritten = (entry: NamedEntry, name: string): boolean =>
  namesOf(entry).some((own) => own === name || (/^[-/]\S/u.test(own) && own.split(/[\s,]+/u).includes(name)));

/** The more words a heading has besides a name, the less it's that name's own. */
const wordsIn = (heading: string): number => heading.split(/\s+/u).length;

/** Whether a path is one that an entry is named after: `mcpServers.<name>` is that of `mcpServers.search`. */
function isPathOf({heading}: NamedEntry, parts: readonly string[]): boolean {
  const own = partsOf(heading.split(' ', 1)[0] ?? '');
  return own.length === parts.length && own.every((part, index) => /^(?:<.*>|)$/u.test(part) || part === parts[index]);
}

/** `contributors[0].id`, `contributors[].id` and `contributors.0.id` are one path. */
const partsOf = (path: string): string[] => path.replaceAll(/\[(?<place>\w*)\]/gu, '.$<place>').split('.');

/** `mcpServers.<name>.url` without what is the reader's own. */
const withoutNames = (path: string): string => bareName(path.replaceAll(/<[^>]*>/gu, ''));

/** Finds the entries of a path in which one part is a name of the reader's own: `mcpServers.search.url`. */
function entriesAt(entries: readonly NamedEntry[], parts: readonly string[]): readonly NamedEntry[] {
  for (let place = parts.length - 2; place > 0; place -= 1) {
    const before = bareName(parts.slice(0, place).join());
    const after = bareName(parts.slice(place + 1).join());
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
 * Returns a test of whether an operation is that of an address, whose parameters have values:
 * `/api/sessions/123/load`. The method may be missing.
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
      own.every((part, place) => part === segments[place] || (/^\{.*\}$/u.test(part) && segments[place] !== ''))
    );
  };
}

/** Parts of a path that are compared: each more costs the square of their number. Keys have far fewer. */
const mostParts = 12;

const isPath = (name: string): boolean => /^[\w-]+(?:[.[][\w<>\]-]*)+$/u.test(name);

/** A key that the mapping that it's written in doesn't have. */
export interface UnknownKey {
  /** Path of the mapping: `mcpServers.<name>`. */
  readonly mapping: string;
  readonly key: string;
  /** What the mapping has. */
  readonly keys: readonly string[];
}

/** Writes the parts of a path as one: an empty part is an item of a list. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((path, part) => (part === '' ? `${path}[]` : `${path}${path && '.'}${part}`), '');

/** Finds the part of a path that doesn't exist, when the entries know what there is: `transport` of `mcpServers.fs`. */
export function unknownKey(entries: readonly NamedEntry[], path: string): UnknownKey | undefined {
  if (!isPath(path)) return undefined;
  const asked = partsOf(path).slice(0, mostParts);
  const known = entries.flatMap(({details}) => details?.paths.map(partsOf) ?? []);
  const fits = (own: string | undefined, part: string | undefined): boolean =>
    own === part || (own !== undefined && /^(?:<.*>|)$/u.test(own)) || bareName(own ?? '') === bareName(part ?? '');
  for (let depth = asked.length - 1; depth > 0; depth -= 1) {
    const below = known.filter(
      (own) => own.length > depth && own.slice(0, depth).every((part, place) => fits(part, asked[place])),
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

/** Finds the flags to write instead of one that doesn't exist: those that end with its word, or the one most alike. */
export function nearestFlags(entries: readonly NamedEntry[], flag: string): readonly string[] {
  const words = entries.flatMap(({heading}) => (heading.startsWith('-') ? heading.split(/[\s,]+/u) : []));
  const flags = [...new Set(words.filter((word) => word.startsWith('--')))];
  const alike = flags.filter((own) => own.endsWith(flag.replace(/^-+/u, '-')));
  const nearest = nearestName(flag, flags);
  if (alike.length > 0) return alike;
  return nearest === undefined ? flags : [nearest];
}

/** Length of the way that two paths have in common; a parameter is any value. */
function commonSegments(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((part, place) => part !== other[place] && !/^\{.*\}$/u.test(part));
  return Math.min(end === -1 ? one.length : end, other.length);
}

/**
 * Finds the operations to call instead of one that doesn't exist: those that have the longest beginning of its path in
 * common with it, or all when that is shared by all.
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
  return most < 2 ? undefined : operations.filter((_, place) => shared[place] === most);
}

/** Says how a name is written, when the entries that were found for it write it with other letters or marks. */
export function spellingNote(entries: readonly NamedEntry[], name: string): string | undefined {
  const lastWord = (own: string): string => own.replace(/\(.*$/u, '').split('.').at(-1) ?? '';
  const isWord = (own: string): boolean => /^\w[\w-]*$/u.test(own);
  const asked = lastWord(name);
  const own = entries.map(({heading}) => lastWord(heading));
  if (!isWord(asked) || own.includes(asked) || entries.some(({names}) => names.includes(name))) return undefined;
  const written = own.find((word) => isWord(word) && bareName(word) === bareName(asked));
  return written === undefined ? undefined : `\`${asked}\` is written \`${written}\`.`;
}

/** Finds the entries of a path, or of the nearest thing that it is in: of `env` for `mcpServers.search.env.TOKEN`. */
function entriesOnPath(entries: readonly NamedEntry[], path: string): readonly NamedEntry[] {
  if (!isPath(path) || unknownKey(entries, path)) return [];
  for (let parts = partsOf(path).slice(0, mostParts); parts.length > 1; parts = parts.slice(0, -1)) {
    const whole = bareName(parts.join());
    const found = entries.filter(({names}) => names.some((own) => bareName(own) === whole));
    if (found.length > 0) return found;
    const at = entriesAt(entries, parts);
    if (at.length > 0) return at;
  }
  return [];
}

/**
 * Finds the entries with a name: the whole name, or else its end, as `agent.run` and `run` of `SaikiAgent.run()`. Those
 * that are written as asked come first. Names in paths, such as those of servers, stand for each other, and values for
 * parameters of operations. A flag stands for nothing else.
 * @param kind id of the only kind to look at
 */
export function entriesNamed({entries}: Pick<Docs, 'entries'>, name: string, kind?: string): readonly NamedEntry[] {
  const wanted = bareName(name);
  if (wanted === '') return [];
  const candidates = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
  const having = (fits: (own: string) => boolean) => candidates.filter((entry) => namesOf(entry).some(fits));
  const written = candidates
    .filter((entry) => isWritten(entry, name))
    .sort((one, other) => wordsIn(one.heading) - wordsIn(other.heading));
  const flag = flagIn(name);
  if (flag !== undefined) return candidates.filter((entry) => isWritten(entry, flag));
  // A message or a command is more than one word: `/log [level]` isn't what `logLevel` names.
  const whole = having((own) => bareName(own) === wanted && (/\s/u.test(name.trim()) || !/\s/u.test(own)));
  const found = [...new Set([...written, ...having(operationTest(name)), ...whole])];
  if (found.length > 0) return found;
  const lastPart = (own: string): string =>
    own
      .replace(/\(.*$/u, '')
      .split(/[.:\s]/u)
      .at(-1) ?? '';
  const ending = having((own) => bareName(lastPart(own)) === wanted);
  if (ending.length > 0) return ending;
  const longer = having((own) => /[.:]/u.test(name) && bareName(own).endsWith(wanted));
  if (longer.length > 0) return longer;
  const unnamed = candidates.filter(({details}) => details?.paths.some((path) => withoutNames(path) === wanted));
  return unnamed.length > 0 ? unnamed : entriesOnPath(candidates, name);
}
