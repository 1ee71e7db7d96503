import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import type {SearchResult} from '@docs-kit/search/engine';
import {NotFoundError, type Docs} from './docs';
import type {DocsServerOptions} from './index';
import {listed, part} from './paging';
import {bare, sliceAt} from './sections';
import {writeLookup} from './writeLookup';

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

export function addDocsTools(server: McpServer, docs: Docs, options: DocsServerOptions): void {
  addSearch(server, docs, options);
  addRead(server, docs, options);
  addLookup(server, docs, options);
  addList(server, docs);
}

function addSearch(server: McpServer, docs: Docs, {matcher}: DocsServerOptions): void {
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
        const results = docs.search(asked, limit, matcher?.(asked));
        return results.length > 0
          ? writeResults(docs, results)
          : 'Nothing found. Try other words, or list all pages with `list`.';
      }),
  );
}

function addRead(server: McpServer, docs: Docs, {samples}: DocsServerOptions): void {
  const sampleLanguage = oneOf(samples?.languages ?? []);
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
        const source = `Source: ${docs.data.site}${page.path}${page.isFile ? '.md' : ''}${anchor === undefined ? '' : `#${anchor}`}`;
        const isCut = markdown.length > maxCharacters && from === undefined;
        const ids = listed(outline, maxCharacters / 4);
        const head = `${source}${isCut && ids !== '' ? `\nSections: ${ids}` : ''}\n\n`;
        return head + part(markdown, from, maxCharacters - head.length);
      }),
  );
}

function addLookup(server: McpServer, docs: Docs, options: DocsServerOptions): void {
  const kindNames = Object.keys(options.kinds) as [string, ...string[]];
  // The order of kinds decides which of several entries with the same name comes first.
  const entries = docs.entries.toSorted((one, other) => kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind));
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
    (asked) => answerWith(() => writeLookup(docs, entries, options, asked)),
  );
}

function addList(server: McpServer, {data: {lists}}: Docs): void {
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

/** Characters shown of the first results' sections, which often contain the answer. */
const shown = [1_200, 700, 700];

/** Describes a result's location: page, headings above, kind. */
function locationOf({title, breadcrumbs, path, kind}: SearchResult): string {
  const location = [...breadcrumbs, title, ...path].join(' › ');
  return kind.label ? `${location} (${kind.label})` : location;
}

/** Returns a page up to its first section: the sections are separate results. */
const beforeSections = (markdown: string): string => markdown.split(/\n(?=## )/u, 1)[0]?.trim() ?? '';

/** Code of diagrams that have a caption and a description before them. */
const drawing = /(?<=^\*\*[^\n]+\*\*\n\n(?!`{3}|#)[^\n]+\n\n)(?<mark>`{3,})mermaid\n[\s\S]*?\n\k<mark>(?:\n+|$)/gmu;

/** Returns a result's text: the beginning of its section, and the sentence that answers best if that isn't in it. */
function textOf(docs: Docs, address: string, {excerpt}: SearchResult, most: number | undefined): string {
  if (most === undefined) return `\n${excerpt.text}`;
  const {anchor, markdown} = docs.find(address);
  const own = (anchor === undefined ? beforeSections(markdown) : markdown).replaceAll(drawing, '');
  const {text, next} = sliceAt(own, 0, most);
  if (next === undefined) return `\n\n${text}\n`;
  // Sentences of the index have no Markdown syntax.
  const hasSentence = bare(text).includes(bare(excerpt.text));
  return `\n\n${text}\n…${hasSentence ? '' : ` ${excerpt.text}`}\n`;
}

/** Formats results for an agent: the first ones with the beginning of their section, the others with a sentence. */
export function writeResults(docs: Docs, results: readonly SearchResult[]): string {
  return results
    .map((result, index) => {
      const address = decodeURI(result.url);
      const text = textOf(docs, address, result, shown[index]);
      return `${index + 1}. ${result.heading.text}\n${address}\n${locationOf(result)}${text}`;
    })
    .join('\n\n');
}
