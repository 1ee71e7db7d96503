import {nearestName, nearestPaths} from '@docs-kit/report/names';
import {decoded} from '@docs-kit/report/text';
import {loadIndex, type SearchResult} from '@docs-kit/search/engine';
import {
  remainderReader,
  unpackIndex,
  type IndexFile,
  type PostingsFile,
  type RemaindersFile,
} from '@docs-kit/search/format';
import {namedEntries, type EntryDetails, type NamedEntry, type NamedSection} from './lookup';
import {captioned, splitSections, type Sections} from './sections';

/** A page, as the build publishes it for agents. */
export interface PageData {
  /** Address below the base URL, with a leading slash: `/docs/guides/cli`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The whole page as Markdown. */
  readonly markdown: string;
  /** Whether the site publishes it only as Markdown. */
  readonly isFile?: boolean;
}

/** The data that the build puts into the server's file. */
export interface DocsData {
  /** Address of the site, without a trailing slash. */
  readonly site: string;
  readonly pages: readonly PageData[];
  /** The site's `llms.txt`, under an empty name, and those of its parts: `docs`, `api`. */
  readonly lists: Readonly<Record<string, string>>;
  readonly index: IndexFile;
  /** The rest of each page's texts, whose beginnings are in the index, for excerpts. */
  readonly remainders: readonly RemaindersFile[];
  readonly postings: PostingsFile;
}

/** What an agent asked for doesn't exist. The message says what to ask for instead. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** A page, or one section of it. */
export interface Passage {
  readonly page: PageData;
  /** Undefined for a whole page. */
  readonly anchor: string | undefined;
  readonly markdown: string;
  /** Hashes of the page's top-level sections (`#exit-codes`), without table rows; empty for a section. */
  readonly outline: readonly string[];
}

/** Samples that pages show in several languages. */
export interface LanguageSamples {
  readonly languages: readonly string[];
  /** Removes samples in other languages from a page or, without a language, those that agents rarely need. */
  readonly select: (markdown: string, language?: string) => string;
}

/** What a site adds to its pages. */
export interface DocsAdditions {
  readonly samples?: LanguageSamples;
  /** Pages and sections by their other addresses; all are below the base URL. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** What the site knows about entries, by kind and anchor. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, EntryDetails>>>>;
  /** Sections that document a name that isn't their heading. */
  readonly sections?: readonly NamedSection[];
  /** What to use instead of files that aren't pages, by the beginning of their address: `/schemas/`. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The pages, with functions to search and read them. */
export interface Docs {
  readonly data: DocsData;
  /** The sections that the site names, then all sections whose kind has a label. */
  readonly entries: readonly NamedEntry[];
  /** @param first addresses of certain answers, which come first */
  search(query: string, limit: number, first?: readonly string[]): readonly SearchResult[];
  /**
   * Finds a page or a section.
   * @param address address in any form: `/docs/guides/cli#exit-codes`, `docs/guides/cli.md`, a full address
   * @throws NotFoundError with the nearest addresses
   */
  find(address: string, language?: string): Passage;
}

/** A page with samples in one language, and its sections. */
interface OpenPage extends PageData {
  readonly sections: Sections;
}

/** Most results from one page while there are others: a long question is about several subjects. */
const maxPerPage = 3;

const outlineOf = (page: OpenPage): string[] =>
  [...page.sections].filter(([, markdown]) => markdown.startsWith('## ')).map(([anchor]) => `#${anchor}`);

const sectionOf = (page: OpenPage, anchor: string): string | undefined =>
  page.sections.get(anchor) ?? captioned(page.markdown, anchor);

/**
 * Parses `https://example.org/base/docs/x.md?y#z`, also without `https://`, into `/docs/x` and `z`.
 * @throws NotFoundError for an address on another site
 */
function parseAddress(address: string, site: string): {path: string; anchor: string} {
  const {pathname: basePath, hostname} = new URL(site);
  const [before = '', anchor = ''] = address.trim().split('#', 2);
  const [beforeQuery = ''] = before.split('?', 1);
  const written = beforeQuery.startsWith(`${hostname}/`) ? `https://${beforeQuery}` : beforeQuery;
  const host = URL.canParse(written) ? new URL(written).hostname : '';
  if (host !== '' && ![hostname, 'localhost', '127.0.0.1'].includes(host)) {
    throw new NotFoundError(`That address isn't on this site. \`read\` has only the pages of ${site}.`);
  }
  let path = (decoded(written) ?? written).replace(/^[a-z]+:\/\/[^/]*/iu, '').replace(/^\/?/u, '/');
  if (basePath !== '/' && (path === basePath || path.startsWith(`${basePath}/`))) path = path.slice(basePath.length);
  path = path.replace(/\.(?:md|html)$/u, '').replace(/(?:\/index)?\/*$/u, '') || '/';
  return {path, anchor: decoded(anchor) ?? anchor};
}

export function openDocs(data: DocsData, additions: DocsAdditions = {}): Docs {
  const {aliases = {}, details = {}, sections: namedSections = [], files = {}, samples} = additions;
  const pages = new Map(data.pages.map((page) => [page.path, page]));
  const index = unpackIndex(data.index);
  const {pages: indexedPages, sections} = index;
  const opened = new Map<string, OpenPage>();
  const engine = loadIndex(index);
  engine.complete(data.postings);
  const remainderOf = remainderReader(index, (page) => data.remainders[page]);

  function pageAt(path: string, language: string | undefined): OpenPage | undefined {
    const page = pages.get(path);
    const key = `${path} ${language ?? ''}`;
    if (!page || opened.has(key)) return opened.get(key);
    const markdown = samples?.select(page.markdown, language) ?? page.markdown;
    const anchors = sections.flatMap(({page: own, anchor}) => (indexedPages[own]?.url === path ? [anchor] : []));
    opened.set(key, {...page, markdown, sections: splitSections(markdown, anchors)});
    return opened.get(key);
  }

  /**
   * Finds the page of an address. Copies of long pages are divided: `/api/types/configuration` is a section of
   * `/api/types`. So segments are removed until the rest is a page that has the last removed segment as a section.
   */
  function locate(
    address: string,
    language: string | undefined,
  ): {path: string; anchor: string; page: OpenPage | undefined} {
    const asked = parseAddress(address, data.site);
    const alias = pages.has(asked.path) ? undefined : aliases[asked.path];
    const {path, anchor: ownAnchor} = alias === undefined ? asked : parseAddress(alias, data.site);
    const anchor = asked.anchor || ownAnchor;
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

  /** Returns a hint about what to use instead of a file that isn't a page. */
  function insteadOf(path: string): string | undefined {
    const [, area = ''] = /^(?:\/([^/]+))?\/llms(?:-full)?\.txt$/u.exec(path) ?? [];
    if (path.endsWith('/llms.txt') || path.endsWith('/llms-full.txt')) {
      return `Here, \`list\`${Object.hasOwn(data.lists, area) && area !== '' ? ` with area "${area}"` : ''} names the pages that it lists.`;
    }
    return Object.entries(files).find(([beginning]) => `${path}/`.startsWith(beginning))?.[1];
  }

  return {
    data,
    entries: namedEntries(index, namedSections, details),
    search: (query, limit, first) => engine.search(query, {limit, maxPerPage, first, remainderOf}).results,
    find(address, language) {
      const {path, anchor, page} = locate(address, language);
      if (!page) {
        const instead = insteadOf(path);
        if (instead !== undefined) throw new NotFoundError(`${path} is a file of the site. ${instead}`);
        const near = nearestPaths(path, [...pages.keys()]).join(', ');
        throw new NotFoundError(
          `There is no page ${path}. ${near ? `Nearest: ${near}. ` : ''}\`list\` names all pages, \`search\` finds them.`,
        );
      }
      if (!anchor) return {page, anchor: undefined, markdown: page.markdown, outline: outlineOf(page)};
      const markdown = sectionOf(page, anchor);
      if (markdown === undefined) {
        const nearest = nearestName(anchor, page.sections.keys());
        const near = nearest === undefined ? '' : ` Nearest: ${path}#${nearest}.`;
        const outline = outlineOf(page);
        const list = outline.length > 0 ? ` It has ${outline.join(' ')}` : ` Read ${path} without one.`;
        throw new NotFoundError(`${path} has no section "${anchor}".${near}${list}`);
      }
      return {page, anchor, markdown, outline: []};
    },
  };
}
