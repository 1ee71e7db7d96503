import {nearestName} from '@docs-kit/report/names';
import {decoded} from '@docs-kit/report/text';
import {loadIndex, type IndexedSection, type SearchResult} from '@docs-kit/search/engine';
import {remainderReader, unpackIndex, type IndexFile, type RemaindersFile} from '@docs-kit/search/format';
import type {PostingsFile} from '@docs-kit/search/postings-file';
import {captioned, splitSections, type Sections} from './sections';

/** A page, as the build publishes it for agents. */
export interface PageData {
  /** Address below the base URL, with a slash at its start: `/docs/guides/cli`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The whole page as Markdown. */
  readonly markdown: string;
  /** Whether the site has it as Markdown alone. */
  readonly isFile?: boolean;
}

/** What the build puts into the file of the server. */
export interface DocsData {
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  readonly pages: readonly PageData[];
  /** `llms.txt`, and those of the parts of the site: `docs`, `api`. The first has the empty name. */
  readonly lists: Readonly<Record<string, string>>;
  readonly index: IndexFile;
  /** What follows the beginnings of the texts of each page, for excerpts. */
  readonly remainders: readonly RemaindersFile[];
  readonly postings: PostingsFile;
}

/** What an agent asked for isn't there; the message says what to ask for instead. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** A page, or one section of it. */
export interface Passage {
  readonly page: PageData;
  /** Nothing for a whole page. */
  readonly anchor: string | undefined;
  readonly markdown: string;
  /** Anchors of the page's sections, without those below them and without rows; nothing for a section. */
  readonly outline: readonly string[];
}

/** What a site knows of an entry, besides what its section says. */
export interface EntryDetails {
  /** Its full name, where the heading is only the end of it. */
  readonly title: string;
  /** Dotted paths that it stands for, with `<name>` and `[]` for what is the reader's own: `mcpServers.<name>.url`. */
  readonly paths: readonly string[];
  /** Markdown that belongs to it, as does its row in a table. */
  readonly notes?: string;
}

/** A section that documents a name without being called so. */
export interface NamedSection {
  readonly kind: string;
  readonly name: string;
  /** Anchor of a section below it. */
  readonly holds: string;
}

/** An entry that has a name, such as an operation or a configuration key. */
export interface NamedEntry {
  /** Address below the base URL, with the anchor. */
  readonly address: string;
  readonly kind: string;
  readonly label: string;
  readonly heading: string;
  readonly names: readonly string[];
  /** The heading above it. */
  readonly above?: string;
  readonly details?: EntryDetails;
}

/** Samples that pages have in several languages. */
export interface LanguageSamples {
  readonly languages: readonly string[];
  /** Leaves the samples in other languages out of a page; without a language, those that agents rarely need. */
  readonly select: (markdown: string, language?: string) => string;
}

/** What a site adds to its pages. */
export interface DocsAdditions {
  readonly samples?: LanguageSamples;
  /** Other addresses of pages and sections, below the base URL. */
  readonly aliases?: ReadonlyMap<string, string>;
  /** Returns what the site knows of an entry. */
  readonly detailsOf?: (kind: string, anchor: string) => EntryDetails | undefined;
  /** Sections that document a name without being called so. */
  readonly sections?: readonly NamedSection[];
  /** What to use in place of files that aren't pages, by the beginnings of their addresses: `/schemas/`. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The pages, opened for questions. */
export interface Docs {
  readonly data: DocsData;
  /** Every section that has a kind with a label; before them, those that the site names. */
  readonly entries: readonly NamedEntry[];
  /** @param first addresses that answer for sure: they come first */
  search(query: string, limit: number, first?: readonly string[]): readonly SearchResult[];
  /**
   * Finds a page or a section.
   * @param address as a link, a result or a person writes it: `/docs/guides/cli#exit-codes`, `docs/guides/cli.md`, a full address
   * @param language of samples that the page has in several
   * @throws NotFoundError with the nearest addresses
   */
  find(address: string, language?: string): Passage;
}

/** A page with the samples in one language, and its sections. */
interface OpenPage extends PageData {
  readonly sections: Sections;
}

/** Results of one page, as long as there are others: a long question is about several subjects. */
const maxPerPage = 3;

/** Opens the pages. */
export function openDocs(data: DocsData, additions: DocsAdditions = {}): Docs {
  const {aliases = new Map<string, string>(), detailsOf, sections: namedSections = [], files = {}, samples} = additions;
  const pages = new Map(data.pages.map((page) => [page.path, page]));
  const index = unpackIndex(data.index);
  const {pages: indexedPages, sections, kinds} = index;
  const {pathname: basePath} = new URL(data.site);
  const opened = new Map<string, OpenPage>();
  const engine = loadIndex(index);
  engine.complete(data.postings);
  const remainderOf = remainderReader(index, (page) => data.remainders[page]);

  function pageAt(path: string, language: string | undefined): OpenPage | undefined {
    const page = pages.get(path);
    const key = `${path} ${language ?? ''}`;
    if (!page || opened.has(key)) return opened.get(key);
    const markdown = samples?.select(page.markdown, language) ?? page.markdown;
    const indexed = sections.filter((section) => indexedPages[section.page]?.url === path);
    opened.set(key, {...page, markdown, sections: splitSections(markdown, indexed)});
    return opened.get(key);
  }

  const outlineOf = (page: OpenPage): string[] =>
    [...page.sections].filter(([, markdown]) => markdown.startsWith('## ')).map(([anchor]) => anchor);

  /** `https://example.org/base/docs/x.md?y#z` as `/docs/x` and `z`. */
  function parse(address: string): {path: string; anchor: string} {
    const [before = '', anchor = ''] = address.trim().split('#', 2);
    const [written = ''] = before.split('?', 1);
    let path = (decoded(written) ?? written).replace(/^[a-z]+:\/\/[^/]*/u, '');
    if (!path.startsWith('/')) path = `/${path}`;
    if (basePath !== '/' && (path === basePath || path.startsWith(`${basePath}/`))) path = path.slice(basePath.length);
    path = path.replace(/\.(?:md|html)$/u, '').replace(/(?:\/index)?\/*$/u, '') || '/';
    return {path, anchor: decoded(anchor) ?? anchor};
  }

  const sectionOf = (page: OpenPage, anchor: string): string | undefined =>
    page.sections.get(anchor) ?? captioned(page.markdown, anchor);

  /**
   * Finds the page of an address. Copies of long pages are divided: `/api/types/configuration` is a section of
   * `/api/types`. So segments are cut off until a page is left that has a section with the name of what was cut last.
   */
  function locate(
    address: string,
    language: string | undefined,
  ): {path: string; anchor: string; page: OpenPage | undefined} {
    const asked = parse(address);
    const alias = pages.has(asked.path) ? undefined : aliases.get(asked.path);
    const {path, anchor} = alias === undefined ? asked : {...parse(alias), ...(asked.anchor && {anchor: asked.anchor})};
    const segments = path.split('/');
    for (let kept = segments.length; kept > 1; kept -= 1) {
      const page = pageAt(segments.slice(0, kept).join('/') || '/', language);
      if (!page) continue;
      const cut = segments[kept];
      if (cut === undefined) return {path, anchor, page};
      if (sectionOf(page, cut) !== undefined) return {path: page.path, anchor: anchor || cut, page};
    }
    return {path, anchor, page: undefined};
  }

  function nearestPages(path: string): string {
    const last = path.split('/').at(-1) ?? '';
    const alike = [...pages.keys()].filter((known) => last.length > 2 && known.includes(last)).slice(0, 3);
    const nearest = nearestName(path, pages.keys());
    return [...new Set([...alike, ...(nearest === undefined ? [] : [nearest])])].join(', ');
  }

  const addressOf = ({page, anchor}: IndexedSection): string => `${indexedPages[page]?.url ?? ''}#${anchor}`;

  /** The part of a page that holds a section that the site names. */
  function entryOf({kind, name, holds}: NamedSection): NamedEntry[] {
    const held = sections.findIndex(({anchor}) => anchor === holds);
    const above = sections.slice(0, held).findLast(({path, anchor}) => path.length === 0 && anchor !== '');
    const label = kinds.find(({id}) => id === kind)?.label ?? '';
    return above && above.page === sections[held]?.page
      ? [{address: addressOf(above), kind, label, heading: name, names: [name]}]
      : [];
  }

  /** Says what to use in place of a file that isn't a page. */
  function insteadOf(path: string): string | undefined {
    const [, area = ''] = /^(?:\/([^/]+))?\/llms(?:-full)?\.txt$/u.exec(path) ?? [];
    if (path.endsWith('/llms.txt') || path.endsWith('/llms-full.txt')) {
      return `Here, \`list\`${area in data.lists && area !== '' ? ` with area "${area}"` : ''} names the pages that it lists.`;
    }
    return Object.entries(files).find(([beginning]) => `${path}/`.startsWith(beginning))?.[1];
  }

  return {
    data,
    entries: [
      ...namedSections.flatMap(entryOf),
      ...sections.flatMap((section) => {
        const {anchor, heading, names, path} = section;
        const {id = '', label = ''} = kinds[section.kind] ?? {};
        const entry = {address: addressOf(section), kind: id, label, heading, names, above: path.at(-1)};
        return label && anchor ? [{...entry, details: detailsOf?.(id, anchor)}] : [];
      }),
    ],
    search: (query, limit, first) => engine.search(query, {limit, maxPerPage, first, remainderOf}).results,
    find(address, language) {
      const {path, anchor, page} = locate(address, language);
      if (!page) {
        const instead = insteadOf(path);
        if (instead !== undefined) throw new NotFoundError(`${path} is a file of the site. ${instead}`);
        const near = nearestPages(path);
        throw new NotFoundError(
          `There is no page ${path}. ${near ? `Nearest: ${near}. ` : ''}\`list\` names all pages, \`search\` finds them.`,
        );
      }
      if (!anchor) return {page, anchor: undefined, markdown: page.markdown, outline: outlineOf(page)};
      const markdown = sectionOf(page, anchor);
      if (markdown === undefined) {
        const nearest = nearestName(anchor, page.sections.keys());
        const near = nearest === undefined ? '' : ` Nearest: ${path}#${nearest}.`;
        const outline = outlineOf(page).map((id) => `#${id}`);
        const list = outline.length > 0 ? ` It has ${outline.join(' ')}` : ` Read ${path} without one.`;
        throw new NotFoundError(`${path} has no section "${anchor}".${near}${list}`);
      }
      return {page, anchor, markdown, outline: []};
    },
  };
}
