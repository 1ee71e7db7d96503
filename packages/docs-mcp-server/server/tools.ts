import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {condense, shares} from './condense';
import {NotFoundError, type Docs, type NamedEntry} from './docs';
import type {DocsServerOptions} from './index';
import {entriesNamed, flagIn, nearestFlags, spellingNote, unknownKey} from './lookup';
import {writeResults} from './search';
import {sliceAt} from './sections';

const readsOnly = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

/** Queries longer than this are logs; the beginning says what they're about. */
const longestQuery = 20_000;
const longestAddress = 500;

const characters = z.number().int().min(500).max(50_000).default(4_500);
const budget = characters.describe('Greatest number of characters to return. The rest follows with `cursor`.');
const cursor = z
  .string()
  .regex(/^\d{1,9}$/u, 'a cursor is what the call before returned')
  .optional()
  .describe('What the call before returned, to go on from there.');

/**
 * A part of a text, and how to get the next one.
 * @param goOn the call that continues
 */
function part(text: string, from: string | undefined, most: number, goOn = 'Go on'): string {
  const offset = Number(from ?? 0);
  if (offset > text.length) {
    throw new NotFoundError(`The text ends at ${text.length}; the cursor ${offset} is past its end. Leave it out.`);
  }
  const {text: slice, next} = sliceAt(text, offset, most);
  return slice + rest(text, offset, next, goOn);
}

/** Says how to get what follows a part; nothing at the end. */
const rest = (text: string, offset: number, next: number | undefined, goOn: string): string =>
  next === undefined ? '' : `\n\n[Characters ${offset}–${next} of ${text.length}. ${goOn} with cursor "${next}".]`;

/** Answers a call with a text, or with what to ask for instead when something isn't there. */
export async function answerWith(write: () => Promise<string> | string): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await write()}]};
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

/** Adds `search`, `read`, `lookup` and `list`. */
export function addDocsTools(server: McpServer, docs: Docs, options: DocsServerOptions): void {
  const {site, lists} = docs.data;

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds sections by a question, a name, or an error message or log pasted as it is. Returns addresses for `read`, how the three best sections begin, and a sentence of each other one.',
      inputSchema: {
        query: z.string().min(1).describe('A question, a few words, an identifier, or the text of an error.'),
        limit: z.number().int().min(1).max(20).default(6).describe('Greatest number of results.'),
      },
      annotations: readsOnly,
    },
    ({query, limit}) =>
      answerWith(() => {
        const asked = query.slice(0, longestQuery);
        const results = docs.search(asked, limit, options.matcher?.(asked));
        return results.length > 0
          ? writeResults(docs, results)
          : 'Nothing found. Try other words, or see all pages with `list`.';
      }),
  );

  server.registerTool(
    'read',
    {
      title: 'Read a page or a section',
      description: 'Returns a page, or one section of it with `#anchor`, as Markdown.',
      inputSchema: {
        address: z
          .string()
          .min(1)
          .max(longestAddress)
          .describe('An address from `search` or `list`, or a link of the site: `/docs/guides/cli#exit-codes`.'),
        maxCharacters: budget,
        cursor,
      },
      annotations: readsOnly,
    },
    ({address, maxCharacters, cursor: from}) =>
      answerWith(() => {
        const {page, anchor, markdown, outline} = docs.find(address);
        const source = `Source: ${site}${page.path}${page.isFile ? '.md' : ''}${anchor === undefined ? '' : `#${anchor}`}`;
        const isCut = markdown.length > maxCharacters && from === undefined;
        const sections = isCut && outline.length > 0 ? `\nSections: ${outline.map((id) => `#${id}`).join(' ')}` : '';
        return `${source}${sections}\n\n${part(markdown, from, maxCharacters)}`;
      }),
  );

  const kindNames = Object.keys(options.kinds) as [string, ...string[]];
  const kindList = Object.entries(options.kinds)
    .map(([kind, description]) => `${kind} (${description})`)
    .join(', ');
  server.registerTool(
    'lookup',
    {
      title: 'Look up a name',
      description: `Returns the reference entry of an exact name, or of an error message: ${kindList}. Quicker and surer than \`search\` when the name is known.`,
      inputSchema: {
        name: z.string().min(1).max(longestQuery).describe('The name as code has it, or the text of an error.'),
        kind: z.enum(kindNames).optional().describe('The only kind to look at.'),
        maxCharacters: characters.describe(
          'Greatest number of characters to return. The rest of an entry follows with `read` of its address.',
        ),
      },
      annotations: readsOnly,
    },
    ({name, kind, maxCharacters}) =>
      answerWith(() => {
        const byAddress = new Map(docs.entries.map((entry) => [entry.address, entry]));
        const matched = (options.matcher?.(name) ?? []).flatMap((address) => byAddress.get(address) ?? []);
        const ofKind = matched.filter((entry) => kind === undefined || entry.kind === kind);
        const found = [...new Set([...ofKind, ...entriesNamed(docs, name, kind)])];
        if (found.length === 0) throw noEntry(docs, name, kind, options);
        const spelling = spellingNote(found, name);
        const note = spelling === undefined ? [] : [[spelling, options.adviceOn?.(name) ?? ''].join(' ').trim()];
        const different = differentEntries(docs, found);
        const shown = different.slice(0, shownEntries);
        const most = shares(
          shown.map(([entry]) => textOf(docs, entry).length),
          maxCharacters,
        );
        const titles = titlesOf(shown.map(([entry]) => entry));
        const texts = shown.map((same, place) => {
          const share = Math.max(500, most[place] ?? 0);
          return writeEntry(docs, same, titles[place] ?? '', share, options);
        });
        const others = different.slice(shownEntries).flatMap((same) => same.map(({address}) => address));
        const more = others.length > 0 ? [`More with this name: ${others.join(', ')}`] : [];
        return [...note, [...texts, ...more].join('\n\n---\n\n')].join('\n\n');
      }),
  );

  const areas = Object.keys(lists).filter((area) => area !== '');
  server.registerTool(
    'list',
    {
      title: 'List the pages',
      description: `Lists all pages, one line each. With \`area\` (${areas.join(', ')}), the headings of each page of that part, too.`,
      inputSchema: {
        area: z.enum(areas as [string, ...string[]]).optional(),
        maxCharacters: budget.default(20_000),
        cursor,
      },
      annotations: readsOnly,
    },
    ({area = '', maxCharacters, cursor: from}) => answerWith(() => part(lists[area] ?? '', from, maxCharacters)),
  );
}

/** Entries of one name that are shown whole; of the others, addresses. */
const shownEntries = 3;

/** Entries that say the same, together. */
function differentEntries(docs: Docs, entries: readonly NamedEntry[]): [NamedEntry, ...NamedEntry[]][] {
  const byContent = new Map<string, [NamedEntry, ...NamedEntry[]]>();
  for (const entry of entries) {
    const same = byContent.get(contentOf(docs, entry));
    if (same) same.push(entry);
    else byContent.set(contentOf(docs, entry), [entry]);
  }
  return [...byContent.values()];
}

/** What an entry says, with the notes of the site. */
const textOf = (docs: Docs, {address, details}: NamedEntry): string =>
  [docs.find(address).markdown, ...(details?.notes === undefined ? [] : [details.notes])].join('\n\n');

/** What tells entries apart. A row that two pages have links to itself on each. */
const contentOf = (docs: Docs, entry: NamedEntry): string =>
  [entry.kind, entry.heading, textOf(docs, entry).replaceAll(/\]\([^)]*\)/gu, ']')].join('\n');

/** Titles of entries, so that no two are equal: with the heading above, as `TextPart › type`. */
function titlesOf(entries: readonly NamedEntry[]): string[] {
  const titles = entries.map(({label, heading, details}) => `${label}: ${details?.title ?? heading}`);
  return entries.map(({label, heading, above}, place) => {
    const title = titles[place] ?? '';
    const isShared = titles.filter((other) => other === title).length > 1;
    return isShared && above !== undefined ? `${label}: ${above} › ${heading}` : title;
  });
}

/**
 * Writes an entry.
 * @param same the entry, and others that say the same
 */
function writeEntry(
  docs: Docs,
  [entry, ...same]: readonly [NamedEntry, ...NamedEntry[]],
  title: string,
  most: number,
  {contractOf, lists}: DocsServerOptions,
): string {
  const {address, heading, kind, names} = entry;
  const contract = contractOf?.(kind, names[0] ?? heading);
  const head = [
    title,
    `Read: ${address}`,
    ...(same.length > 0 ? [`The same at: ${same.map((other) => other.address).join(', ')}`] : []),
    ...(contract === undefined ? [] : [`Contract: ${contract}`]),
  ];
  const {page} = docs.find(address);
  const markdown = textOf(docs, entry);
  const {text, next} = lists ? condense(markdown, most, page.path, lists) : sliceAt(markdown, 0, most);
  return `${head.join('\n')}\n\n${text}${rest(markdown, 0, next, `Go on with \`read\` of ${address},`)}`;
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
    return new NotFoundError(`\`${mapping}\` has no key \`${key}\`. It has: ${list}.${advised}`);
  }
  const results = docs.search(name.slice(0, longestQuery).replaceAll('_', ' '), 5);
  const nearest = results.map(({url, heading}) => `${heading.text}: ${decodeURI(url)}`);
  const list = nearest.length > 0 ? ` Sections about these words:\n${nearest.join('\n')}` : '';
  return new NotFoundError(`No entry is called "${name.slice(0, 200)}".${advised}${list}`);
}
