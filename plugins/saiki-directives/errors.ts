import type {List, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {byId, findNamed, md, type Contracts, type Directive, type LinkScheme} from '@docs-kit/reference';
import {
  errorAddress,
  isLimit,
  isMessage,
  type ErrorCatalog,
  type ErrorEvidence,
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
const errors: Directive = {
  name: 'errors',
  attributes: {subject: {required: true}},
  render({subject = ''}, context) {
    const catalog = readErrors(context.contracts);
    findNamed('subject', subject, byId(catalog.subjects), context.contracts.pathOf(contract));
    const writer = {inline: inlineWriter(catalog), linksOf: interfaceLinks(context)};
    const shown = catalog.entries.filter(
      (entry): entry is MessageEntry | SilenceEntry => entry.kind !== 'limit' && entry.subject === subject,
    );
    return [...new Set(shown.map(({group}) => group))].flatMap((group) => [
      md.heading(2, groupName(group), `group-${anchorOf(group)}`),
      ...shown.filter((entry) => entry.group === group).flatMap((entry) => entryBlocks(entry, writer)),
    ]);
  },
};

/** `::error-subjects`: table of the subjects, with links to their pages and the number of entries. */
const errorSubjects: Directive = {
  name: 'error-subjects',
  attributes: {},
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
  attributes: {},
  render(_, {contracts}) {
    const catalog = readErrors(contracts);
    const inline = inlineWriter(catalog);
    const limits = catalog.entries.filter(isLimit);
    return catalog.limitGroups.flatMap(({id, title}) => [
      md.heading(2, title),
      limitList(
        limits.filter(({limitGroup}) => limitGroup === id),
        inline,
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

/** Parses a text from the contract. Links whose text is the id of an entry show its title instead. */
type InlineWriter = (text: string) => PhrasingContent[];

interface EntryWriter {
  readonly inline: InlineWriter;
  /** Links to the interfaces that an error concerns. */
  readonly linksOf: ReturnType<typeof interfaceLinks>;
}

const inlineWriter =
  ({entries}: ErrorCatalog): InlineWriter =>
  (text) => {
    const nodes = md.parseInline(text);
    visit({type: 'root', children: nodes}, 'link', (node) => {
      const entry = entries.find(({id}) => node.url === `error:${id}`);
      if (entry && toString(node) === entry.id) node.children = [titleOf(entry)];
    });
    return nodes;
  };

function entryBlocks(entry: MessageEntry | SilenceEntry, {inline, linksOf}: EntryWriter): RootContent[] {
  return [
    ...(isMessage(entry) ? messageHead(entry) : [silenceHeading(entry)]),
    factList([
      fact('Why', inline(entry.when)),
      fact('Fix', inline(entry.fix)),
      fact('Detect', inline(entry.detect)),
      ...(isMessage(entry)
        ? placeFacts(entry, linksOf(entry.related ?? {}))
        : [fact('More', [...pageLinks(entry), evidenceOf(entry.evidence)])]),
    ]),
  ];
}

/** Returns the text of links to an entry. */
function titleOf(entry: ErrorIndexEntry): PhrasingContent {
  if (isMessage(entry) && entry.title === undefined) return md.inlineCode(shortMessage(entry.message));
  return md.text(entry.title ?? '');
}

function messageHead({id, message, ...entry}: MessageEntry): RootContent[] {
  const title = entry.title ?? shortMessage(message);
  const example = entry.example.trim();
  const heading = md.heading(3, [md.text(title)], id);
  // The heading may show the whole message.
  return example === title ? [heading] : [heading, md.code('text', example, `error=${id}`)];
}

const silenceHeading = ({id, title}: SilenceEntry): RootContent => md.heading(3, title.replace(/\.$/u, ''), id);

const placeFacts = (entry: MessageEntry, related: PhrasingContent[][]): RootContent[][] => [
  fact('Where', [...whereOf(entry), evidenceOf(entry.evidence)]),
  ...(related.length === 0 ? [] : [fact('About', md.joined(related, ', '))]),
];

/** A fact about an entry: its name in bold, then its content. */
const fact = (name: string, content: PhrasingContent[]): RootContent[] => [
  md.paragraph(md.strong(md.text(`${name}:`)), md.text(' '), ...content),
];

/** List of facts. The first two are what readers came for. */
const factList = (facts: RootContent[][]): List => ({
  ...md.bullets(facts),
  data: {hProperties: {className: ['error-facts']}},
});

/** List of limits, where each item has an anchor. */
function limitList(limits: readonly (LimitEntry | SilenceEntry)[], inline: InlineWriter): List {
  const list = md.bullets(limits.map((limit) => [limitLine(limit, inline)]));
  limits.forEach(({id}, at) => {
    const item = list.children[at];
    if (item) item.data = {hProperties: {id}};
  });
  return list;
}

/** A limit: title, reason, workaround and pages. The title of a silence links to its full entry. */
function limitLine(limit: LimitEntry | SilenceEntry, inline: InlineWriter): RootContent {
  const title = md.strong(...md.parseInline(limit.title));
  const name = limit.kind === 'silence' ? md.link(errorAddress(limit), title) : title;
  const reason = inline(`${limit.when} ${limit.fix}`);
  return md.paragraph(name, md.text(' '), ...reason, md.text(' See '), ...pageLinks(limit), md.text('.'));
}

const pageLinks = ({pages}: LimitEntry | SilenceEntry): PhrasingContent[] =>
  md.joined(
    pages.map(({title, page}) => [md.link(page, md.text(title))]),
    ', ',
  );

function whereOf({surfaces, status, exit, type, looksLikeSuccess}: MessageEntry): PhrasingContent[] {
  const parts: PhrasingContent[][] = [
    [md.text(surfaces.map((surface) => surfaceNames[surface]).join(', '))],
    status === undefined ? [] : [md.text('status '), md.inlineCode(String(status))],
    exit === undefined ? [] : [md.text('exit code '), md.inlineCode(String(exit))],
    type === undefined ? [] : [md.text('type '), md.inlineCode(type)],
    looksLikeSuccess ? [md.text('looks like a success')] : [],
  ];
  return md.joined(parts, '; ');
}

/** The evidence for an entry: a recording in the contracts, or the reason why there is none. */
const evidenceOf = (evidence: ErrorEvidence): PhrasingContent =>
  md.text(`. ${'none' in evidence ? evidence.none : 'Recorded.'}`);

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
