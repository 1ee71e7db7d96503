import type {List, RootContent} from 'mdast';
import {
  byId,
  defineDirective,
  findNamed,
  md,
  type Contracts,
  type Directive,
  type LinkScheme,
} from '@docs-kit/reference';
import {groupBy} from '@docs-kit/report';
import {
  errorAddress,
  isLimit,
  isMessage,
  type ErrorCatalog,
  type ErrorIndexEntry,
  type ErrorSurface,
  type LimitEntry,
  type MessageEntry,
  type SilenceEntry,
} from '../../contracts/errorCatalog';
import {interfaceLinks} from './errorLinks';

const contract = 'errors.json';

/** Reads the error contract. */
export const readErrors = (contracts: Contracts): ErrorCatalog => contracts.read<ErrorCatalog>(contract);

const surfaceNames: Readonly<Record<ErrorSurface, string>> = {
  cli: 'command line',
  sdk: 'SDK',
  http: 'HTTP API',
  websocket: 'WebSocket',
  log: 'log',
  'web-ui': 'web playground',
  bot: 'chat bots',
  'mcp-server': 'MCP server',
};

/** `::errors{subject="storage"}`: all entries on a subject, under the headings of their groups. */
const errors = defineDirective({
  name: 'errors',
  required: ['subject'],
  render({subject}, context) {
    const catalog = readErrors(context.contracts);
    findNamed('subject', subject, byId(catalog.subjects), context.contracts.pathOf(contract));
    const linksOf = interfaceLinks(context);
    const shown = catalog.entries.filter(
      (entry): entry is MessageEntry | SilenceEntry => entry.kind !== 'limit' && entry.subject === subject,
    );
    return [...groupBy(shown, ({group}) => group)].flatMap(([group, entries]) => [
      md.heading(2, groupName(group), `group-${anchorOf(group)}`),
      ...entries.flatMap((entry) => entryBlocks(entry, catalog, linksOf)),
    ]);
  },
});

/** `::error-subjects`: table of the subjects, with links to their pages and the number of entries. */
const errorSubjects: Directive = {
  name: 'error-subjects',
  render(_, {contracts}) {
    const {subjects, entries} = readErrors(contracts);
    const rows = subjects.map(({id, title, description}) => [
      `[${title}](/docs/errors/${id})`,
      String(entries.filter((entry) => 'subject' in entry && entry.subject === id).length),
      description,
    ]);
    return [md.table(['Where it happens', 'Entries', 'What is there'], rows)];
  },
};

/** `::known-limits`: list of all limits and silences, under the headings of their groups. */
const knownLimits: Directive = {
  name: 'known-limits',
  render(_, {contracts}) {
    const catalog = readErrors(contracts);
    const limits = catalog.entries.filter(isLimit);
    return catalog.limitGroups.flatMap(({id, title}) => [
      md.heading(2, title),
      limitList(
        limits.filter(({limitGroup}) => limitGroup === id),
        catalog,
      ),
    ]);
  },
};

/** `[words](error:no-api-key)`: links to the entry in the error index. */
export const errorLink: LinkScheme = (id, {contracts, findPage}) => {
  const entry = findNamed('error', id, byId(readErrors(contracts).entries), contracts.pathOf(contract));
  const isHere = 'subject' in entry && findPage('errors', {subject: entry.subject}) === '';
  return isHere ? `#${id}` : errorAddress(entry);
};

/** Shows the titles of other entries in links whose text is an id. */
const withTitles = (markdown: string, {entries}: ErrorCatalog): string =>
  markdown.replaceAll(/\[(?<id>[\w-]+)\]\(error:\k<id>\)/gu, (link, id: string) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? `[${titleOf(entry)}](error:${id})` : link;
  });

/** Returns the text of links to an entry, as Markdown. */
function titleOf(entry: ErrorIndexEntry): string {
  if (isMessage(entry) && entry.title === undefined) return `\`${shortMessage(entry.message)}\``;
  return entry.title ?? '';
}

function entryBlocks(
  entry: MessageEntry | SilenceEntry,
  catalog: ErrorCatalog,
  linksOf: ReturnType<typeof interfaceLinks>,
): RootContent[] {
  const facts = [
    `**Why:** ${entry.when}`,
    `**Fix:** ${entry.fix}`,
    `**Detect:** ${entry.detect}`,
    ...(isMessage(entry)
      ? placeFacts(entry, linksOf(entry.related))
      : [`**More:** ${pageLinks(entry)}. ${evidenceOf(entry)}`]),
  ];
  const list = md.bullets(facts.map((fact) => withTitles(fact, catalog)));
  return [
    ...(isMessage(entry) ? messageHead(entry) : [silenceHeading(entry)]),
    {...list, data: {hProperties: {className: ['error-facts']}}},
  ];
}

function messageHead({id, message, ...entry}: MessageEntry): RootContent[] {
  const title = entry.title ?? shortMessage(message);
  const example = entry.example.trim();
  const heading = md.heading(3, [md.text(title)], id);
  // The heading may show the whole message.
  return example === title ? [heading] : [heading, md.code('text', example, `error=${id}`)];
}

const silenceHeading = ({id, title}: SilenceEntry): RootContent => md.heading(3, title.replace(/\.$/u, ''), id);

function placeFacts(entry: MessageEntry, related: readonly string[]): string[] {
  const {surfaces, status, exit, type, looksLikeSuccess} = entry;
  const where = [
    surfaces.map((surface) => surfaceNames[surface]).join(', '),
    status !== undefined && `status \`${status}\``,
    exit !== undefined && `exit code \`${exit}\``,
    type !== undefined && `type \`${type}\``,
    looksLikeSuccess && 'looks like a success',
  ];
  return [
    `**Where:** ${where.filter(Boolean).join('; ')}. ${evidenceOf(entry)}`,
    ...(related.length === 0 ? [] : [`**About:** ${related.join(', ')}`]),
  ];
}

/** List of limits, where each item has an anchor. */
function limitList(limits: readonly (LimitEntry | SilenceEntry)[], catalog: ErrorCatalog): List {
  const list = md.bullets(limits.map((limit) => withTitles(limitLine(limit), catalog)));
  limits.forEach(({id}, at) => {
    const item = list.children[at];
    if (item) item.data = {hProperties: {id}};
  });
  return list;
}

/** A limit: title, reason, workaround and pages. The title of a silence links to its full entry. */
function limitLine(limit: LimitEntry | SilenceEntry): string {
  const title = limit.kind === 'silence' ? `[**${limit.title}**](error:${limit.id})` : `**${limit.title}**`;
  return `${title} ${limit.when} ${limit.fix} See ${pageLinks(limit)}.`;
}

const pageLinks = ({pages}: LimitEntry | SilenceEntry): string =>
  pages.map(({title, page}) => `[${title}](${page})`).join(', ');

/** The evidence for an entry: a recording in the contracts, or the reason why there is none. */
const evidenceOf = ({evidence}: ErrorIndexEntry): string => ('none' in evidence ? evidence.none : 'Recorded.');

const maxHeadingLength = 64;

/**
 * Shortens a message for a heading: without symbols, with an ellipsis for what varies, and at most one line long. For a
 * JSON response, it's the text of the error, since all of them start alike.
 */
function shortMessage(message: string): string {
  const plain = message
    .replaceAll(/<[^<>\s][^<>\n]*>/gu, '…')
    .replaceAll(/…(?:\s*…)+/gu, '…')
    .replaceAll(/\p{Extended_Pictographic}️?\s*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const inJson = /^\{.*"(?:error|message)":"(?<text>[^"]*\p{L}[^"]*)"/u.exec(plain)?.groups?.text;
  const text = inJson ?? plain;
  if (text.length <= maxHeadingLength) return text;
  const words = text.slice(0, maxHeadingLength).replace(/[^\s,:;]*$/u, '');
  return `${words.replace(/[\s,:;…]+$/u, '')} …`;
}

/** Formats the name of a group, as code if it's a key of the agent file. */
const groupName = (group: string): string => (/^[a-z]+(?:[A-Z][a-z]+)*$/u.test(group) ? `\`${group}\`` : group);

/** Published anchors of groups that were renamed since. */
const publishedAnchors: Readonly<Record<string, string>> = {'Rejected switches': 'refused-switches'};

const anchorOf = (group: string): string =>
  publishedAnchors[group] ?? group.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');

/** Directives of the error index. */
export const errorDirectives: readonly Directive[] = [errors, errorSubjects, knownLimits];
