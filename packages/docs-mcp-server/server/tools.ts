import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {groupBy} from '@docs-kit/report/lists';
import {nearestHint} from '@docs-kit/report/names';
import {condense, shares} from './condense';
import {NotFoundError, type Docs} from './docs';
import type {NamedEntry} from './entries';
import type {DocsServerOptions} from './index';
import {entriesNamed, flagIn, nearestFlags, nearestOperations, spellingNote, unknownKey} from './lookup';
import {writeResults} from './search';
import {sliceAt} from './sections';

const readsOnly = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

/** Longer queries are logs, of which the beginning is enough. */
const maxQueryLength = 20_000;
const maxAddressLength = 500;

const characters = z.number().int().min(1_000).max(50_000).default(4_500);
const budget = characters.describe('Maximum number of characters to return. Use `cursor` for the rest.');
const cursor = z
  .union([z.string().regex(/^\d{1,9}$/u, 'a cursor is what the call before returned'), z.number().int().min(0)])
  .optional()
  .describe('Cursor that the previous call returned, to continue from there.');

/**
 * Returns a part of a text, and a note on how to get the next one.
 * @param most most characters of both
 */
function part(text: string, from: string | number | undefined, most: number): string {
  const offset = Number(from ?? 0);
  if (offset > text.length) {
    throw new NotFoundError(`The text ends at ${text.length}; the cursor ${offset} is past its end. Leave it out.`);
  }
  const goOn = 'Go on';
  const whole = sliceAt(text, offset, most);
  const {text: slice, next} = whole.next === undefined ? whole : sliceAt(text, offset, most - restLength(text, goOn));
  return slice + rest(text, offset, next, goOn);
}

/** Returns the most characters that {@link rest} needs. */
const restLength = (text: string, goOn: string): number => rest(text, text.length, text.length, goOn).length;

/** Lists addresses, as many as fit. */
function listed(addresses: readonly string[], most: number): string {
  const list = addresses.join(', ');
  return list.length <= most ? list : `${list.slice(0, Math.max(0, list.lastIndexOf(',', most - 3)))}, …`;
}

/** Returns a note on how to get what follows a part; empty at the end. */
const rest = (text: string, offset: number, next: number | undefined, goOn: string): string =>
  next === undefined ? '' : `\n\n[Characters ${offset}–${next} of ${text.length}. ${goOn} with cursor "${next}".]`;

/** Answers a call with a text or, if something doesn't exist, with an error that says what to ask for instead. */
export async function answerWith(write: () => Promise<string> | string): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await write()}]};
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

/** Returns the type of an optional parameter; undefined if it has no values, so that the parameter is left out. */
const oneOf = (values: readonly string[]) =>
  values.length > 0 ? z.enum(values as [string, ...string[]]).optional() : undefined;

/** Adds `search`, `read`, `lookup` and `list`. */
export function addDocsTools(server: McpServer, docs: Docs, options: DocsServerOptions): void {
  const {site, lists} = docs.data;
  const kindNames = Object.keys(options.kinds) as [string, ...string[]];
  // The order of kinds decides which of several entries with the same name comes first.
  const entries = docs.entries.toSorted((one, other) => kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind));

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds sections by a question, a name, or a pasted error message or log. Returns addresses for `read`, the beginnings of the three best sections, and a sentence from each of the others.',
      inputSchema: {
        query: z.string().min(1).describe('A question, a few words, an identifier, or the text of an error.'),
        limit: z.number().int().min(1).max(20).default(6).describe('Maximum number of results.'),
      },
      annotations: readsOnly,
    },
    ({query, limit}) =>
      answerWith(() => {
        const asked = query.slice(0, maxQueryLength);
        const results = docs.search(asked, limit, options.matcher?.(asked));
        return results.length > 0
          ? writeResults(docs, results)
          : 'Nothing found. Try other words, or list all pages with `list`.';
      }),
  );

  const sampleLanguage = oneOf(options.samples?.languages ?? []);
  server.registerTool(
    'read',
    {
      title: 'Read a page or a section',
      description: 'Returns a page, or one section of it with `#anchor`, as Markdown.',
      inputSchema: {
        address: z
          .string()
          .min(1)
          .max(maxAddressLength)
          .describe('An address from `search` or `list`, or a link to the site: `/docs/guides/cli#exit-codes`.'),
        ...(sampleLanguage && {
          language: sampleLanguage.describe('Language for samples of API calls, instead of curl and TypeScript.'),
        }),
        maxCharacters: budget,
        cursor,
      },
      annotations: readsOnly,
    },
    ({address, language, maxCharacters, cursor: from}) =>
      answerWith(() => {
        const {page, anchor, markdown, outline} = docs.find(address, language);
        const source = `Source: ${site}${page.path}${page.isFile ? '.md' : ''}${anchor === undefined ? '' : `#${anchor}`}`;
        const isCut = markdown.length > maxCharacters && from === undefined;
        const ids = listed(
          outline.map((id) => `#${id}`),
          maxCharacters / 4,
        );
        const head = `${source}${isCut && ids !== '' ? `\nSections: ${ids}` : ''}\n\n`;
        return head + part(markdown, from, maxCharacters - head.length);
      }),
  );

  const kindList = Object.entries(options.kinds)
    .map(([kind, description]) => `${kind} (${description})`)
    .join(', ');
  server.registerTool(
    'lookup',
    {
      title: 'Look up a name',
      description: `Returns the reference entry for an exact name or an error message: ${kindList}. Faster and more precise than \`search\` when you know the name.`,
      inputSchema: {
        name: z
          .string()
          .min(1)
          .max(maxQueryLength)
          .describe('The name as it appears in code, or the text of an error.'),
        kind: z.enum(kindNames).optional().describe('Limits the lookup to this kind.'),
        maxCharacters: characters.describe(
          "Maximum number of characters to return. Use `read` with the entry's address for the rest.",
        ),
      },
      annotations: readsOnly,
    },
    ({name, kind, maxCharacters}) =>
      answerWith(() => {
        const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
        const matched = (options.matcher?.(name) ?? []).flatMap((address) => byAddress.get(address) ?? []);
        const ofKind = matched.filter((entry) => kind === undefined || entry.kind === kind);
        const found = [...new Set([...ofKind, ...entriesNamed({entries}, name, kind)])];
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
      }),
  );

  const areas = Object.keys(lists).filter((area) => area !== '');
  const listedArea = oneOf(areas);
  server.registerTool(
    'list',
    {
      title: 'List the pages',
      description: `Lists all pages, one line each.${areas.length > 0 ? ` With \`area\` (${areas.join(', ')}), also the headings of each page in that part.` : ''}`,
      inputSchema: {
        ...(listedArea && {area: listedArea}),
        maxCharacters: budget.default(20_000),
        cursor,
      },
      annotations: readsOnly,
    },
    ({area = '', maxCharacters, cursor: from}) => answerWith(() => part(lists[area] ?? '', from, maxCharacters)),
  );
}

/** Most entries with the same name to show. Of the others, only the addresses are listed. */
const shownEntries = 3;

/** Fewest characters for which an entry is shown: its title and addresses alone take half of them. */
const minCharacters = 800;

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

/** The parts of an entry's output. */
interface EntryParts {
  /** Title and addresses. */
  readonly head: string;
  readonly markdown: string;
  readonly address: string;
  readonly page: string;
}

/** @param same other entries with the same content */
function partsOfEntry(
  docs: Docs,
  [entry, ...same]: readonly [NamedEntry, ...NamedEntry[]],
  title: string,
  {contractOf}: DocsServerOptions,
): EntryParts {
  const {address, heading, kind, names} = entry;
  const contract = contractOf?.(kind, names[0] ?? heading);
  const head = [
    title,
    `Read: ${address}`,
    ...(same.length > 0
      ? [
          `The same at: ${listed(
            same.map((other) => other.address),
            250,
          )}`,
        ]
      : []),
    ...(contract === undefined ? [] : [`Contract: ${contract}`]),
  ];
  return {head: head.join('\n'), markdown: textOf(docs, entry), address, page: docs.find(address).page.path};
}

/** Formats an entry within a budget. */
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
  const results = docs.search(name.slice(0, maxQueryLength).replaceAll('_', ' '), 5);
  const nearest = results.map(({url, heading}) => `${heading.text}: ${decodeURI(url)}`);
  const list = advised === '' && nearest.length > 0 ? ` Sections about these words:\n${nearest.join('\n')}` : '';
  const operations = nearestOperations(candidates, name)?.map((own) => `\`${own}\``);
  const problem = operations
    ? `There is no operation \`${name.slice(0, 200)}\`. Nearest: ${operations.join(', ')}.`
    : `No entry is called "${name.slice(0, 200)}".`;
  return new NotFoundError(`${problem}${advised}${list}`);
}
